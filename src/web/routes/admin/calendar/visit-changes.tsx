import { type KeyboardEvent, useRef, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button } from '#web/admin/button.tsx';
import { useHeld } from '#web/admin/held.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { areShortcutsOn, keyOf, shortcuts } from '#web/admin/shortcuts/shortcuts.ts';
import { CancelVisitDialog } from '#web/admin/visits/cancel-visit.tsx';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { statusKeys, useStatusKeys } from '#web/admin/visits/status-keys.ts';
import { StatusMarks } from '#web/admin/visits/status-marks.tsx';
import type { RefusedTimeProps } from '#web/admin/visits/time-fields.tsx';
import {
  markedStatuses,
  nextStatusesOf,
  setTo,
  useSayChanged,
  type VisitChange,
} from '#web/admin/visits/use-set-status.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { minutesOf, timeOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import * as words from '#words/admin/calendar.ts';
import { sentence } from '#words/admin/visits.ts';
import type { CalendarData } from './calendar-data.ts';

/** Target of a move, on the clock of the clinic. */
export interface Goal {
  day: string;
  /** Start in minutes from midnight. */
  from: number;
  minutes: number;
  practitioner_id: number | null;
  /** Defaults to the current room. */
  room_id?: number | null;
}

/** Change of a visit that may be refused because its time is taken. */
interface Change extends VisitChange {
  /** Length of a visit that may also be at another time, when this one is refused. */
  minutes?: number;
}

/** Refused change, and the alternatives. */
export interface Refused extends Pick<RefusedTimeProps, 'refusal' | 'onTake' | 'onAnyway'> {
  visit: CalendarVisit;
}

/** A visit about which someone is asked whether to cancel it, and what follows. */
interface Cancelling {
  visit: CalendarVisit;
  onCancelled?: (() => void) | undefined;
}

/** Changes of visits, which can be taken back for a while. `onSaved` gets visits as they are now. */
export function useVisitChanges(data: CalendarData | null, onSaved: (now: CalendarVisit) => void) {
  const sayChanged = useSayChanged();
  const [refused, setRefused] = useState<Refused>();
  const [cancelling, setCancelling] = useState<Cancelling>();
  const { time_zone: timeZone = 'UTC', practitioners = [] } = data?.calendar ?? {};

  async function apply(visit: CalendarVisit, change: Change, anyway = false) {
    setRefused(undefined);
    const call: typeof change.call = (now) => change.call(now, anyway);
    settle(visit, change, await visits.change(visit, { ...change, call }));
  }

  function settle(visit: CalendarVisit, change: Change, result: FormResult<CalendarVisit>) {
    const refusal = refusalOf(result);
    if (refusal) {
      const { minutes } = change;
      const onAnyway = () => void apply(visit, change, true);
      const onTake = (free: FreeTime) => void apply(visit, moveBy(visit, goalOf(free, minutes ?? 0, timeZone)));
      return setRefused({ visit, refusal, onAnyway, onTake: minutes === undefined ? undefined : onTake });
    }
    if (result.kind === 'saved') onSaved(result.saved);
    void sayChanged(visit, result, change, onSaved);
  }

  function moveBy(visit: CalendarVisit, goal: Goal): Change {
    const { id } = visit;
    const { day, from, minutes, practitioner_id, room_id = visit.room_id } = goal;
    const before = wallTime(visit.starts_at, timeZone);
    const shift = Date.parse(day) - Date.parse(before.day) + (from - minutesOf(before.time)) * 60_000;
    const start = Date.parse(visit.starts_at) + shift;
    const starts_at = new Date(start).toISOString();
    const body = { starts_at: `${day}T${timeOf(from)}`, minutes, practitioner_id, room_id };
    return {
      expect: (now) => ({
        ...now,
        starts_at,
        ends_at: new Date(start + minutes * 60_000).toISOString(),
        room_id,
        practitioner_id,
        practitioner: practitioners.find((one) => one.id === practitioner_id)?.name ?? null,
      }),
      call: (now, anyway = false) => adminApi.visits.update({ params: { id }, body: { ...body, anyway } }, now),
      failure: visitMessages.moveFailure,
      done: `${visitMessages.moved} ${sentence(momentWords(starts_at, timeZone))}`,
      minutes,
    };
  }

  return {
    refused,
    forgetRefused: () => setRefused(undefined),
    move: (visit: CalendarVisit, goal: Goal) => void apply(visit, moveBy(visit, goal)),
    /** Moves a visit by repeated key presses, which one Undo takes back. */
    moveSoon: (visit: CalendarVisit, goal: Goal) => {
      const change = moveBy(visit, goal);
      visits.changeSoon(visit, change, (before, result) => settle(before, change, result));
    },
    /** Asks first before it cancels one. */
    setStatus: (visit: CalendarVisit, status: VisitStatus, onCancelled?: () => void) =>
      status === 'cancelled' ? setCancelling({ visit, onCancelled }) : void apply(visit, setTo(visit, status)),
    dialog: cancelling && (
      <CancelVisitDialog
        visit={cancelling.visit}
        onConfirm={(reason) => {
          setCancelling(undefined);
          void apply(cancelling.visit, setTo(cancelling.visit, 'cancelled', reason.trim() || null));
          cancelling.onCancelled?.();
        }}
        onClose={() => setCancelling(undefined)}
      />
    ),
  };
}

export type VisitChanges = ReturnType<typeof useVisitChanges>;

/** The place of something as a goal. */
export function goalOf(
  { starts_at, practitioner_id }: Pick<FreeTime, 'starts_at' | 'practitioner_id'>,
  minutes: number,
  timeZone: string,
): Goal {
  const { day, time } = wallTime(starts_at, timeZone);
  return { day, from: minutesOf(time), minutes, practitioner_id };
}

/** The status that a key gives the visit that has the focus; undefined if it gives none. */
export function statusOfKey(event: KeyboardEvent, allowed: readonly VisitStatus[]) {
  const key = areShortcutsOn() ? keyOf(event.nativeEvent) : undefined;
  return allowed.find((one) => shortcuts[statusKeys[one]].keys.some((known) => known === key));
}

/** How far a key moves the visit that has the focus: in minutes, or to which lane beside. */
export function stepOfKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (!altKey || ctrlKey || metaKey) return undefined;
  const minutes = shiftKey ? 15 : 5;
  const steps: Partial<Record<string, { minutes: number; lanes: number }>> = {
    ArrowUp: { minutes: -minutes, lanes: 0 },
    ArrowDown: { minutes, lanes: 0 },
    ArrowLeft: { minutes: 0, lanes: -1 },
    ArrowRight: { minutes: 0, lanes: 1 },
  };
  return steps[key];
}

/** Next statuses of a visit that someone may give it; cancelling is for the front desk. */
export function allowedStatusesOf(visit: CalendarVisit, timeZone: string, isOwnOnly: boolean) {
  const next = nextStatusesOf(visit, timeZone);
  if (!isOwnOnly) return next;
  return visit.status === 'cancelled' ? [] : next.filter((one) => one !== 'cancelled');
}

interface StatusButtonsProps {
  visit: CalendarVisit;
  timeZone: string;
  onSet: (status: VisitStatus) => void;
}

/** Marks for the state of the visit, or the way back from a cancelled one. Cancelling stands at the end of the sheet. */
export function StatusButtons({ visit, timeZone, onSet }: StatusButtonsProps) {
  const allowed: readonly VisitStatus[] = allowedStatusesOf(visit, timeZone, useIsPractitioner());
  const { booked: restoring } = useStatusKeys();
  const buttons = useRef<HTMLFieldSetElement>(null);
  const isCancelled = visit.status === 'cancelled';
  // Otherwise the marks would come under the pointer that has restored the visit.
  const wasCancelled = useHeld(buttons, isCancelled);
  if (isCancelled && allowed.length === 0) return null;
  return (
    <fieldset ref={buttons} className="visit-statuses cluster">
      <legend className="visually-hidden">{words.status}</legend>
      {isCancelled || wasCancelled ? (
        <Button
          aria-disabled={!isCancelled}
          onClick={() => isCancelled && onSet('booked')}
          {...(isCancelled && restoring)}
        >
          {words.restoreVisit}
        </Button>
      ) : (
        <StatusMarks
          visit={visit}
          statuses={markedStatuses.filter((one) => one === visit.status || allowed.includes(one))}
          onSet={onSet}
        />
      )}
    </fieldset>
  );
}
