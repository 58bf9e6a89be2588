import { Button } from '#web/admin/button.tsx';
import './unmarked-days.css';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import { isUnmarked, type VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { useHeld } from '#web/admin/held.ts';
import { StayingList } from '#web/admin/list/staying-rows.tsx';
import { visitPath } from '#web/admin/record-paths.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { visits } from '#web/admin/records/kinds.ts';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/visits.ts';
import { StatusMarks } from './status-marks.tsx';
import { useSetStatus } from './use-set-status.ts';
import { spanWords } from './visit-words.ts';
import { dayName, wallTime } from './wall-time.ts';

/** Visits that are over and not marked, day by day, each with one click for what has become of it. */
export function UnmarkedDays({ visits, now }: { visits: readonly CalendarVisit[]; now?: Date }) {
  const { timeZone } = useClinic();
  const open = visits.filter((visit) => isUnmarked(visit, now));
  const days = Map.groupBy(open, ({ starts_at }) => wallTime(starts_at, timeZone).day);
  const list = useRef<HTMLDivElement>(null);
  // A day whose last visit was marked stays, or the next day would come under the pointer.
  const held = useHeld(list, [...days.keys()]);
  return (
    <div ref={list}>
      {[...new Set([...held, ...days.keys()])].map((day) => (
        <Day key={day} day={day} visits={days.get(day) ?? []} />
      ))}
    </div>
  );
}

function Day({ day, visits }: { day: string; visits: readonly CalendarVisit[] }) {
  const { timeZone } = useClinic();
  return (
    <section className="unmarked-day" aria-label={dayName(day)}>
      <header className="unmarked-head cluster spread">
        <h3>
          {dayName(day)} <span className="num soft">{visits.length}</span>
        </h3>
        <CloseDay day={day} visits={visits} keepsPlace />
      </header>
      <StayingList className="lined">
        {visits.map((visit) => (
          <UnmarkedRow key={visit.id} visit={visit} timeZone={timeZone} />
        ))}
      </StayingList>
    </section>
  );
}

const marks: readonly VisitStatus[] = ['fulfilled', 'noshow'];

function UnmarkedRow({ visit, timeZone }: { visit: CalendarVisit; timeZone: string }) {
  const setStatus = useSetStatus();
  const { name, practitioner, treatments } = visit;
  return (
    <li className="unmarked-row cluster spread">
      <Link to={visitPath(visit, timeZone)}>
        <bdi className="who">{name}</bdi>
        <span className="second-line num">
          {[spanWords(visit, timeZone), practitioner, treatments.join(', ')].filter(Boolean).join(', ')}
        </span>
      </Link>
      <span className="cluster">
        <StatusMarks
          visit={visit}
          statuses={marks}
          about={` (${name})`}
          onSet={(status) => void setStatus(visit, status)}
        />
      </span>
    </li>
  );
}

interface CloseDayProps {
  day: string;
  visits: readonly CalendarVisit[];
  /** Leaves its place empty where nothing is left to close, so that nothing moves. */
  keepsPlace?: boolean;
}

/** Marks all visits of a day that are over as attended, but those that someone unticks. */
export function CloseDay({ day, visits, keepsPlace = false }: CloseDayProps) {
  const [isOpen, setOpen] = useState(false);
  const isGone = visits.length === 0;
  if (isGone && !keepsPlace) return null;
  return (
    <>
      <Button className={isGone ? 'close-day-gone' : ''} onClick={() => setOpen(true)}>
        {words.closeTheDay}
        <span className="visually-hidden">, {dayName(day)}</span>
      </Button>
      {isOpen && <CloseDayDialog day={day} visits={visits} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CloseDayDialogProps {
  day: string;
  visits: readonly CalendarVisit[];
  onClose: () => void;
}

function CloseDayDialog({ day, visits, onClose }: CloseDayDialogProps) {
  const id = useId();
  const { timeZone } = useClinic();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const attended = visits.filter((visit) => !left.has(visit.id));
  const mark = useMarkAttended();
  const { isBusy, run } = useBusy();
  const toggle = (visit: number) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(visit)) after.add(visit);
      return after;
    });
  return (
    <TitledDialog
      heading={words.closeDay(dayName(day))}
      lead={<p>{words.whoCameUntickAnyone}</p>}
      buttons={
        <>
          <CancelButton onClick={onClose} />
          <Button
            look="primary"
            isLarge
            isBusy={isBusy}
            type="submit"
            form={id}
            aria-disabled={isBusy || attended.length === 0}
          >
            {words.markAsAttended(attended.length)}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (attended.length === 0) return;
          void run(async () => {
            if (await mark(attended)) onClose();
          });
        }}
      >
        <ul className="close-day lined">
          {visits.map((visit) => (
            <li key={visit.id}>
              <label className="row">
                <input
                  className="tick"
                  type="checkbox"
                  aria-label={words.came(visit.name)}
                  checked={!left.has(visit.id)}
                  onChange={() => toggle(visit.id)}
                />
                <span>
                  <bdi className="who">{visit.name}</bdi>
                  <span className="second-line num">
                    {[spanWords(visit, timeZone), visit.practitioner].filter(Boolean).join(', ')}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </form>
    </TitledDialog>
  );
}

type Marks = Parameters<typeof adminApi.visits.markSeveral>[0]['body']['visits'];

/** Returns a function that marks visits as attended, offers to take all of it back, and answers whether it could. */
function useMarkAttended() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  const markAll = async (marks: Marks) => {
    const answers = await adminApi.visits.markSeveral({ body: { visits: marks } });
    for (const { visit, refusal } of answers) {
      if (visit) visits.put(visit);
      if (refusal !== null) toasts.failure([visit?.name, refusal].filter(Boolean).join(': '));
    }
    return answers;
  };
  return async (day: readonly CalendarVisit[]) => {
    const before = new Map(day.map(({ id, status }) => [id, status]));
    const result = await attempt(() =>
      markAll(day.map(({ id, version }) => ({ id, version, status: 'fulfilled' as const }))),
    );
    if (result.kind !== 'saved') {
      toasts.failure(visitMessages.statusFailure);
      return false;
    }
    const marked = result.saved.flatMap(({ visit, refusal }) => (visit && refusal === null ? [visit] : []));
    if (marked.length > 0)
      offerUndo(visitMessages.dayClosed(marked.length), {
        takeBack: () =>
          markAll(
            marked.map(({ id, version }) => ({
              id,
              version,
              status: before.get(id) === 'arrived' ? ('arrived' as const) : ('booked' as const),
            })),
          ),
      });
    return true;
  };
}
