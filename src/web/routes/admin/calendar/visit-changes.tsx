import { useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { occupyingStatuses, type VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { withConflict } from '#web/admin/store/conflicts.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { toastAction, undoLabel } from '#web/admin/store/undo.ts';
import { nextStatusesOf } from '#web/admin/visits/next-statuses.ts';
import { type Refusal, refusalOf } from '#web/admin/visits/refusal.ts';
import { momentWords, statusWords } from '#web/admin/visits/visit-words.ts';
import { minutesBetween, minutesOf, timeOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { CalendarData } from './calendar-data.ts';
import { statusKeys } from './visit-keys.ts';

/** Where a visit is to be: on the clock of the clinic. */
export interface Goal {
  day: string;
  /** In minutes from midnight. */
  from: number;
  minutes: number;
  practitioner_id: number | null;
  /** By default it stays in its room. */
  room_id?: number | null;
}

/** A change of one visit. */
interface Change {
  /** Fields that change on the screen before the server has answered. */
  becomes: Partial<CalendarVisit>;
  call: (now: { ifMatch: number }, anyway: boolean) => Promise<CalendarVisit>;
  failure: string;
  /** Message that offers to take the change back; a change that takes another back has none. */
  done?: string;
  /** Length of a visit that may also be at another time, when this one is refused. */
  minutes?: number;
}

/** Refused change, and the alternatives. */
export interface Refused {
  visit: CalendarVisit;
  refusal: Refusal;
  onAnyway: () => void;
  onTake: ((free: FreeTime) => void) | undefined;
}

const visits = recordsOf<CalendarVisit>('visit');

/** Changes of visits, which can be taken back for a while. `onSaved` gets visits as they are now. */
export function useVisitChanges(data: CalendarData | null, onSaved: (now: CalendarVisit) => void) {
  const toasts = useToasts();
  const [refused, setRefused] = useState<Refused>();
  const timeZone = data?.calendar.time_zone ?? 'UTC';

  async function apply(visit: CalendarVisit, change: Change, anyway = false) {
    settle(visit, change, await visits.change(visit, changeOf(visit, change, anyway)));
  }

  function settle(visit: CalendarVisit, change: Change, result: FormResult<CalendarVisit>) {
    const { minutes, failure, done } = change;
    const refusal = refusalOf(result);
    if (refusal) {
      const onTake =
        minutes === undefined ? undefined : (free: FreeTime) => move(visit, goalOf(free, minutes, timeZone));
      return setRefused({ visit, refusal, onAnyway: () => void apply(visit, change, true), onTake });
    }
    if (result.kind !== 'saved') return toasts.failure(withConflict(failure, result));
    onSaved(result.saved);
    if (done === undefined) return toasts.success(visitMessages.undone);
    offerUndo(visit, result.saved, done);
  }

  function offerUndo(before: CalendarVisit, saved: CalendarVisit, done: string) {
    const undo = () => apply(saved, before.status === saved.status ? moveBack(before) : setTo(before, before.status));
    const room = saved.room_id === before.room_id ? null : saved.room;
    toasts.success(room === null ? done : `${done} ${visitMessages.otherRoom(room)}`, toastAction(undoLabel, undo));
  }

  const moveTo = (goal: Goal, visit: CalendarVisit) => moveBy(goal, visit, data);
  const move = (visit: CalendarVisit, goal: Goal) => void apply(visit, moveTo(goal, visit));

  return {
    refused,
    forgetRefused: () => setRefused(undefined),
    move,
    /** Moves a visit by repeated key presses, which one Undo takes back. */
    moveSoon: (visit: CalendarVisit, goal: Goal) => {
      const change = moveTo(goal, visit);
      visits.changeSoon(visit, changeOf(visit, change), (before, result) => settle(before, change, result));
    },
    setStatus: (visit: CalendarVisit, status: VisitStatus) =>
      void apply(visit, { ...setTo(visit, status), done: `${visit.name}: ${statusWords[status]}.` }),
    offerUndo,
  };
}

export type VisitChanges = ReturnType<typeof useVisitChanges>;

/** Turns a change of a visit into one for the store of records. */
const changeOf = ({ id }: CalendarVisit, { becomes, call }: Change, anyway = false) => ({
  expect: (visit: CalendarVisit) => ({ ...visit, ...becomes }),
  call: (now: { ifMatch: number }) => call(now, anyway),
  load: () => adminApi.visits.get({ params: { id } }),
});

function goalOf({ starts_at, practitioner_id }: FreeTime, minutes: number, timeZone: string): Goal {
  const { day, time } = wallTime(starts_at, timeZone);
  return { day, from: minutesOf(time), minutes, practitioner_id };
}

function moveBy(
  { day, from, minutes, practitioner_id, room_id: room }: Goal,
  visit: CalendarVisit,
  data: CalendarData | null,
): Change {
  const { time_zone = 'UTC', practitioners = [] } = data?.calendar ?? {};
  const before = wallTime(visit.starts_at, time_zone);
  const shift = Date.parse(day) - Date.parse(before.day) + (from - minutesOf(before.time)) * 60_000;
  const start = Date.parse(visit.starts_at) + shift;
  const room_id = room === undefined ? visit.room_id : room;
  const becomes = {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + minutes * 60_000).toISOString(),
    room_id,
    practitioner_id,
    practitioner: practitioners.find(({ id }) => id === practitioner_id)?.name ?? null,
  };
  const { id } = visit;
  const body = { starts_at: `${day}T${timeOf(from)}`, minutes, practitioner_id, room_id };
  return {
    becomes,
    call: (now, anyway) => adminApi.visits.update({ params: { id }, body: { ...body, anyway } }, now),
    failure: visitMessages.moveFailure,
    done: `${visitMessages.moved} ${momentWords(becomes.starts_at, time_zone)}.`,
    minutes,
  };
}

function setTo({ id }: CalendarVisit, status: VisitStatus): Change {
  return {
    becomes: { status },
    call: (now, anyway) => adminApi.visits.setStatus({ params: { id }, body: { status, anyway } }, now),
    failure: visitMessages.statusFailure,
  };
}

function moveBack(before: CalendarVisit): Change {
  const { id, starts_at, ends_at, practitioner_id, practitioner, room_id, room, overbooked } = before;
  const body = { starts_at, minutes: minutesBetween(starts_at, ends_at), practitioner_id, room_id };
  return {
    becomes: { starts_at, ends_at, practitioner_id, practitioner, room_id, room },
    call: (now, anyway) =>
      adminApi.visits.update({ params: { id }, body: { ...body, anyway: anyway || overbooked } }, now),
    failure: visitMessages.moveFailure,
  };
}

const actions: Record<VisitStatus, string> = { ...statusWords, booked: 'Book again' };

interface StatusButtonsProps {
  visit: CalendarVisit;
  timeZone: string;
  changes: Pick<VisitChanges, 'setStatus'>;
  /** Called as soon as one is pressed. */
  onSet: (status: VisitStatus) => void;
}

/** Buttons for each state that the visit can take next. */
export function StatusButtons({ visit, timeZone, changes, onSet }: StatusButtonsProps) {
  const { status } = visit;
  /** Cancelling is for the front desk. */
  const isOwnOnly = useIsPractitioner();
  const set = (next: VisitStatus) => {
    changes.setStatus(visit, next);
    onSet(next);
  };
  return (
    <fieldset className="visit-statuses cluster">
      <legend className="visually-hidden">Status</legend>
      {nextStatusesOf(visit, timeZone)
        .filter((one) => !isOwnOnly || (one !== 'cancelled' && status !== 'cancelled'))
        .map((one) => (
          <StatusButton key={one} shortcut={statusKeys[one]} onClick={() => set(one)}>
            {one === 'booked' && occupyingStatuses.includes(status) ? 'Back to booked' : actions[one]}
          </StatusButton>
        ))}
    </fieldset>
  );
}

interface StatusButtonProps {
  shortcut: ShortcutName | undefined;
  onClick: () => void;
  children: string;
}

function StatusButton({ shortcut, onClick, children }: StatusButtonProps) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onClick} {...useShortcut(shortcut)}>
      {children}
    </button>
  );
}
