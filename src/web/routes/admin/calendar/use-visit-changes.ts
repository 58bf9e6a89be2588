import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { withConflict } from '#web/admin/store/conflicts.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { toastAction, undoLabel } from '#web/admin/store/undo.ts';
import { type Refusal, tryTime } from '#web/admin/visits/try-time.ts';
import { momentWords, statusWords } from '#web/admin/visits/visit-words.ts';
import { minutesBetween, minutesOf, timeOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { CalendarData } from './calendar-data.ts';

/** Where a visit is to be: on the clock of the clinic. */
export interface Goal {
  day: string;
  /** In minutes from midnight. */
  from: number;
  minutes: number;
  practitioner_id: number | null;
}

/** A change of one visit. */
interface Change {
  /** Fields that change on the screen before the server has answered. */
  becomes: Partial<CalendarVisit>;
  call: (now: { ifMatch: number }, anyway: boolean) => Promise<CalendarVisit>;
  failure: string;
  /** Message that offers to take the change back; a change that takes another back has none. */
  done?: string;
  onTake?: (free: FreeTime) => void;
}

/** Refused change, and the alternatives. */
export interface Refused {
  visit: CalendarVisit;
  refusal: Refusal;
  onAnyway: () => void;
  onTake: ((free: FreeTime) => void) | undefined;
}

/** In ms: one press of a key after another is one change. */
const pressPause = 600;

const { begin, inTurn } = recordsOf<CalendarVisit>('visit');

type Settle = ReturnType<typeof begin<CalendarVisit>>;

/** Changes of visits: they show at once, are made in turn, and can be taken back for a while. `onSaved` gets visits as they are now. */
export function useVisitChanges(data: CalendarData | null, onSaved: (now: CalendarVisit) => void) {
  const toasts = useToasts();
  const [refused, setRefused] = useState<Refused>();
  const timeZone = data?.calendar.time_zone ?? 'UTC';
  const pressed = useRef(
    new Map<number, { before: CalendarVisit; settles: Settle[]; send: () => void; timer: number }>(),
  );

  async function send(visit: CalendarVisit, change: Change, settles: readonly Settle[], anyway = false) {
    const { result, refusal } = await tryTime(
      () => inTurn(visit, (now) => change.call(now, anyway)),
      () => adminApi.visits.get({ params: { id: visit.id } }),
    );
    for (const settle of settles) settle(result);
    if (refusal) {
      const onAnyway = () => void send(visit, change, [begin(visit, becoming(change))], true);
      return setRefused({ visit, refusal, onAnyway, onTake: change.onTake });
    }
    if (result.kind !== 'saved') return toasts.failure(withConflict(change.failure, result));
    onSaved(result.saved);
    if (change.done === undefined) return toasts.success(visitMessages.undone);
    offerUndo(visit, result.saved, change.done);
  }

  function apply(visit: CalendarVisit, change: Change) {
    flush(visit.id);
    void send(visit, change, [begin(visit, becoming(change))]);
  }

  function offerUndo(before: CalendarVisit, saved: CalendarVisit, done: string) {
    const undo = async () => apply(saved, before.status === saved.status ? moveBack(before) : setBack(before));
    const room = saved.room_id === before.room_id ? null : saved.room;
    const said = room === null ? done : `${done} ${visitMessages.otherRoom(room)}`;
    toasts.success(said, toastAction(undoLabel, undo));
  }

  /** Sends what was pressed until now. */
  function flush(id: number) {
    const now = pressed.current.get(id);
    if (!now) return;
    window.clearTimeout(now.timer);
    pressed.current.delete(id);
    now.send();
  }

  const flushAll = useEffectEvent(() => {
    for (const id of pressed.current.keys()) flush(id);
  });
  useEffect(() => () => flushAll(), []);

  function moveTo(goal: Goal, visit: CalendarVisit): Change {
    const { day, from, minutes, practitioner_id } = goal;
    const before = wallTime(visit.starts_at, timeZone);
    const shift = Date.parse(day) - Date.parse(before.day) + (from - minutesOf(before.time)) * 60_000;
    const start = Date.parse(visit.starts_at) + shift;
    const becomes = {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + minutes * 60_000).toISOString(),
      practitioner_id,
      practitioner: data?.calendar.practitioners.find(({ id }) => id === practitioner_id)?.name ?? null,
    };
    const { id, room_id } = visit;
    const body = { starts_at: `${day}T${timeOf(from)}`, minutes, practitioner_id, room_id };
    return {
      becomes,
      call: (now, anyway) => adminApi.visits.update({ params: { id }, body: { ...body, anyway } }, now),
      failure: visitMessages.moveFailure,
      done: `${visitMessages.moved} ${momentWords(becomes.starts_at, timeZone)}.`,
      onTake: (free) => {
        const taken = wallTime(free.starts_at, timeZone);
        move(visit, { day: taken.day, from: minutesOf(taken.time), minutes, practitioner_id: free.practitioner_id });
      },
    };
  }

  function move(visit: CalendarVisit, goal: Goal) {
    apply(visit, moveTo(goal, visit));
  }

  return {
    refused,
    forgetRefused: () => setRefused(undefined),
    move,
    /** Moves a visit by repeated key presses: the last goal is sent, and one Undo takes back all of it. */
    moveSoon: (visit: CalendarVisit, goal: Goal) => {
      const now = pressed.current.get(visit.id);
      window.clearTimeout(now?.timer);
      const before = now?.before ?? visit;
      const change = moveTo(goal, visit);
      const settles = [...(now?.settles ?? []), begin(visit, becoming(change))];
      const timer = window.setTimeout(() => flush(visit.id), pressPause);
      pressed.current.set(visit.id, { before, settles, timer, send: () => void send(before, change, settles) });
    },
    setStatus: (visit: CalendarVisit, status: VisitStatus) =>
      apply(visit, { ...settingTo(visit, status), done: `${visit.name}: ${statusWords[status]}.` }),
    offerUndo,
  };
}

export type VisitChanges = ReturnType<typeof useVisitChanges>;

const becoming = (change: Change) => (visit: CalendarVisit) => ({ ...visit, ...change.becomes });

function settingTo({ id }: CalendarVisit, status: VisitStatus): Change {
  return {
    becomes: { status },
    call: (now, anyway) => adminApi.visits.setStatus({ params: { id }, body: { status, anyway } }, now),
    failure: visitMessages.statusFailure,
  };
}

const setBack = (before: CalendarVisit) => settingTo(before, before.status);

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
