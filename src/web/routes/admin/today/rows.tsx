import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import { type ToTell, type VisitStatus, whatToTell } from '#contract/plain/visit-states.ts';
import type { Today } from '#contract/today.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button } from '#web/admin/button.tsx';
import { callHref } from '#web/admin/call-href.ts';
import { useHeld } from '#web/admin/held.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { requestPath, visitPath } from '#web/admin/record-paths.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { useSayBooked } from '#web/admin/telling/use-telling.ts';
import { bookRequest } from '#web/admin/visits/book-dialog.tsx';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { StatusMarks } from '#web/admin/visits/status-marks.tsx';
import { useSetStatus } from '#web/admin/visits/use-set-status.ts';
import { clockTime, momentWords, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { minutesBetween } from '#web/admin/visits/wall-time.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { painted } from '#web/ui/painted.ts';
import * as todayWords from '#words/admin/today.ts';
import { sentence } from '#words/admin/visits.ts';
import type { Moment } from './day-plan.ts';

const labels: Partial<Record<Moment, string>> = {
  now: todayWords.now,
  next: todayWords.next,
  unmarked: todayWords.over,
};

/** A visit of today, with one click for what has become of it. */
export function VisitRow({ visit, moment }: { visit: CalendarVisit; moment: Moment }) {
  const { timeZone, phone: clinicPhone } = useClinic();
  const setStatus = useSetStatus();
  const row = useRef<HTMLLIElement>(null);
  const { name, phone, treatments, room, status } = visit;
  const toTell = whatToTell(visit);
  const details = [
    (status === 'arrived' || moment === 'settled' || willCome(visit)) && sentence(stateWords(visit)),
    toTell && sentence(toTellWords[toTell]),
    [room, treatments.join(', ')].filter(Boolean).join(', '),
  ];
  // New words could wrap the row and move its buttons under the pointer, so they wait with the marks.
  const { marks, words } = useHeld(row, { marks: marksOf[moment], words: details.filter(Boolean).join(' ') });
  const label = labels[moment];
  return (
    <li ref={row} className="visit-row" data-moment={moment} data-coming={willCome(visit)}>
      <p className="visit-row-time num">
        {label && <strong>{label} </strong>}
        {clockTime(visit.starts_at, timeZone)}
        <span className="visually-hidden">{todayWords.toTime(clockTime(visit.ends_at, timeZone))}</span>
      </p>
      <Link className="today-link" to={visitPath(visit, timeZone)}>
        <bdi className="who">{name}</bdi>
        <span className="second-line">{words}</span>
      </Link>
      {(moment !== 'settled' || marks.length > 0) && (
        <div className="visit-row-more cluster">
          <a
            className="visit-row-phone num"
            href={callHref(phone, clinicPhone)}
            aria-label={todayWords.call(name, phone)}
          >
            {phone}
          </a>
          <StatusMarks
            visit={visit}
            statuses={marks}
            about={` (${name})`}
            onSet={(next) => void setStatus(visit, next)}
          />
        </div>
      )}
    </li>
  );
}

const toTellWords: Record<ToTell, string> = {
  new: todayWords.notToldOfThe,
  changed: todayWords.notToldOfTheChange,
  cancelled: todayWords.notToldThatIt,
};

/** Statuses to choose from: a patient who comes later has at most arrived, and no one is missed before the visit has begun. */
const marksOf: Record<Moment, readonly VisitStatus[]> = {
  now: ['arrived', 'fulfilled', 'noshow'],
  next: ['arrived'],
  later: [],
  unmarked: ['fulfilled', 'noshow'],
  settled: [],
};

/** A held time that ends today, with one click that books it. */
export function HeldRow({ hold, timeZone }: { hold: Today['holds'][number]; timeZone: string }) {
  const { appointment_id, name, reference, practitioner, practitioner_id, starts_at, ends_at, held_until } = hold;
  const toasts = useToasts();
  const navigate = useNavigate();
  const sayBooked = useSayBooked();
  const shortcut = useShortcut('confirm');
  const [key] = useState(createKey);
  const [isConfirmed, setConfirmed] = useState(false);
  const confirm = async () => {
    setConfirmed(true);
    await painted();
    const place = { practitioner_id, room_id: null, starts_at, minutes: minutesBetween(starts_at, ends_at) };
    const send = bookRequest(appointment_id);
    const result = await attempt(() => send({ ...place, anyway: false }, { idempotencyKey: key }));
    if (result.kind === 'saved')
      return sayBooked(result.saved, { before: { held: hold, next_call_at: hold.next_call_at } });
    setConfirmed(false);
    const onSelect = () => void navigate(requestPath(reference));
    const why = refusalOf(result)?.sentence ?? visitMessages.bookFailure;
    return toasts.failure(why, { action: { label: todayWords.openTheRequest, onSelect } });
  };
  return (
    <li className="row spread">
      <Link className="today-link" to={requestPath(reference)}>
        <bdi className="who">{name}</bdi>
        <span className="second-line num">
          {momentWords(starts_at, timeZone)}, <bdi>{practitioner}</bdi>.{' '}
          {isConfirmed ? todayWords.confirmed : todayWords.heldUntil(clockTime(held_until, timeZone))}
        </span>
      </Link>
      <Button aria-disabled={isConfirmed} onClick={() => !isConfirmed && void confirm()} {...shortcut}>
        {todayWords.confirm}
        <span className="visually-hidden">{todayWords.theTimeOf(name)}</span>
      </Button>
    </li>
  );
}
