import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { type VisitStatus, whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { useHeld } from '#web/admin/held.ts';
import { visitPath } from '#web/admin/record-paths.ts';
import { visitsOfRequest } from '#web/admin/records/kinds.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { useWishedTimes } from '#web/admin/visits/book-dialog.tsx';
import { SeriesDialog } from '#web/admin/visits/series/series-dialog.tsx';
import { attendedWords } from '#web/admin/visits/series/series-of-visit.tsx';
import { StatusMarks } from '#web/admin/visits/status-marks.tsx';
import { isBookable } from '#web/admin/visits/time-fields.tsx';
import { markedStatuses, nextStatusesOf, useSetStatus } from '#web/admin/visits/use-set-status.ts';
import { momentWords, noPractitioner, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/appointments.ts';
import { BookRequestDialog, canConfirm, showRequestNow } from './confirm.tsx';

interface RequestVisitsProps {
  appointment: Appointment;
  /** Called once one is booked. */
  onBooked: () => void;
}

/** The visits of a request, and the way to book one. */
export function RequestVisits({ appointment, onBooked }: RequestVisitsProps) {
  const heading = useId();
  const { timeZone } = useClinic();
  const visits = visitsOfRequest(appointment.id).use() ?? [];
  const [isBooking, setBooking] = useState<'visit' | 'series'>();
  const isDone = appointment.remarks !== null;
  const series = new Map(visits.flatMap((visit) => (visit.series ? [[visit.series.id, visit.series]] : [])));
  const first = visits.find((visit) => marksOf(visit, timeZone).includes('fulfilled'));
  const close = () => setBooking(undefined);
  const wished = useWishedTimes(canConfirm(appointment) ? appointment.id : undefined);
  // The key belongs to a wished time if one can be confirmed.
  const hasWish = canConfirm(appointment) && (wished?.some(isBookable) ?? true);
  const booking = useShortcut(hasWish ? undefined : 'confirm');
  const finishing = useShortcut('finish');
  const planning = useShortcut('series');
  if (isDone && visits.length === 0) return null;
  return (
    <section className="request-visits" aria-labelledby={heading}>
      <h3 id={heading}>{words.visits}</h3>
      {[...series.values()].map((one) => (
        <p key={one.id}>{words.series(attendedWords(one))}</p>
      ))}
      {visits.length > 0 && (
        <ul>
          {visits.map((visit) => (
            <VisitItem
              key={visit.id}
              visit={visit}
              isDone={isDone}
              keys={visit === first ? { fulfilled: finishing } : {}}
            />
          ))}
        </ul>
      )}
      {!isDone && (
        <div className="request-booking cluster">
          <Button
            look={appointment.stage === 'seen' ? 'pine' : 'secondary'}
            icon="calendar"
            onClick={() => setBooking('visit')}
            {...booking}
          >
            {appointment.stage === 'seen' ? words.bookTheNextVisit : words.bookATime}
          </Button>
          <QuietButton onClick={() => setBooking('series')} {...planning}>
            {words.bookASeries}
          </QuietButton>
        </div>
      )}
      {isBooking === 'visit' && (
        <BookRequestDialog
          appointment={appointment}
          onBooked={() => {
            close();
            onBooked();
          }}
          onClose={close}
        />
      )}
      {isBooking === 'series' && (
        <SeriesDialog
          appointmentId={appointment.id}
          name={appointment.name}
          draftName={`series ${appointment.reference}`}
          onBooked={() => {
            close();
            void showRequestNow(appointment.reference);
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

interface VisitItemProps {
  visit: CalendarVisit;
  isDone: boolean;
  keys: Partial<Record<VisitStatus, object>>;
}

function VisitItem({ visit, isDone, keys }: VisitItemProps) {
  const { timeZone } = useClinic();
  const setStatus = useSetStatus();
  const item = useRef<HTMLLIElement>(null);
  const marks = useHeld(item, isDone ? [] : marksOf(visit, timeZone));
  const when = momentWords(visit.starts_at, timeZone);
  return (
    <li ref={item}>
      <Link to={visitPath(visit, timeZone)}>{when}</Link>
      <span className="soft">
        <Sentence
          words={words.visitStands}
          fields={{
            practitioner: visit.practitioner ?? noPractitioner,
            state: <span data-coming={willCome(visit)}>{stateWords(visit)}</span>,
          }}
        />
        {visit.cancellation_reason && <bdi> {visit.cancellation_reason}</bdi>}
        {whatToTell(visit) && words.notToldOf(sentenceOf(visit, timeZone))}
      </span>
      {marks.length > 0 && (
        <span className="visit-marks cluster">
          <StatusMarks
            visit={visit}
            statuses={marks}
            about={`, ${when}`}
            keys={keys}
            onSet={(status) => void setStatus(visit, status)}
          />
        </span>
      )}
    </li>
  );
}

/** Marks of an open visit, once it is due. */
function marksOf(visit: CalendarVisit, timeZone: string): readonly VisitStatus[] {
  if (visit.status !== 'booked' && visit.status !== 'arrived') return [];
  const next: readonly VisitStatus[] = nextStatusesOf(visit, timeZone);
  if (!next.includes('fulfilled')) return [];
  return markedStatuses.filter((one) => one !== 'booked' && (one === visit.status || next.includes(one)));
}
