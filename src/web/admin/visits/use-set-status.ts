import * as visitMessages from '#contract/messages/visits.ts';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { visits } from '#web/admin/records/kinds.ts';
import { useOfferTelling } from '#web/admin/telling/use-telling.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { sentence } from '#words/admin/visits.ts';
import { statusWords } from './visit-words.ts';
import { minutesBetween, wallTime } from './wall-time.ts';

/** A change of one visit, and what is said of it. */
export interface VisitChange {
  expect: (visit: CalendarVisit) => CalendarVisit;
  call: (now: { ifMatch: number }, anyway?: boolean) => Promise<CalendarVisit>;
  failure: string;
  done: string;
}

export function setTo({ id, name }: CalendarVisit, status: VisitStatus, reason: string | null = null): VisitChange {
  return {
    expect: (visit) => ({ ...visit, status, cancellation_reason: reason }),
    call: (now, anyway = false) => adminApi.visits.setStatus({ params: { id }, body: { status, reason, anyway } }, now),
    failure: visitMessages.statusFailure,
    done: sentence(`${name}: ${statusWords[status]}`),
  };
}

function moveBack(before: CalendarVisit): Pick<VisitChange, 'expect' | 'call'> {
  const { id, starts_at, ends_at, practitioner_id, practitioner, room_id, room, overbooked } = before;
  const body = { starts_at, minutes: minutesBetween(starts_at, ends_at), practitioner_id, room_id };
  return {
    expect: (visit) => ({ ...visit, starts_at, ends_at, practitioner_id, practitioner, room_id, room }),
    call: (now, anyway = false) =>
      adminApi.visits.update({ params: { id }, body: { ...body, anyway: anyway || overbooked } }, now),
  };
}

/** Says how a change of a visit went, offers to tell the patient, and to take the change back. */
export function useSayChanged() {
  const say = useSay();
  const offerTelling = useOfferTelling();
  return (
    before: CalendarVisit,
    result: FormResult<CalendarVisit>,
    { failure, done }: Pick<VisitChange, 'failure' | 'done'>,
    onUndone?: (now: CalendarVisit) => void,
  ) =>
    say(result, {
      failure: `${before.name}: ${failure}`,
      done: ({ room, room_id }) =>
        room === null || room_id === before.room_id ? done : `${done} ${visitMessages.otherRoom(room)}`,
      undo: async (saved) => {
        const isMoved = before.status === saved.status;
        const back = isMoved ? moveBack(before) : setTo(before, before.status, before.cancellation_reason);
        return {
          offer: await offerTelling([saved]),
          takeBack: (anyway) => visits.showDuring(saved, back.expect, (now) => back.call(now, anyway)),
          onUndone,
          offerUndone: (now) => offerTelling([now]),
        };
      },
    });
}

/** Returns a function that gives a visit a status, and offers to take that back. */
export function useSetStatus() {
  const sayChanged = useSayChanged();
  return async (visit: CalendarVisit, status: VisitStatus) => {
    const change = setTo(visit, status);
    return sayChanged(visit, await visits.change(visit, change), change);
  };
}

/** Statuses in the course of a visit. Cancelling has its own place. */
export const markedStatuses = ['booked', 'arrived', 'fulfilled', 'noshow'] as const;

/** Next statuses of one visit: none is missed before its time, nor attended before its day, and only one that is booked is cancelled. */
export function nextStatusesOf({ status, starts_at }: CalendarVisit, timeZone: string, now = new Date()) {
  if (status === 'cancelled') return ['booked'] as const;
  const isAhead = Date.parse(starts_at) > now.getTime();
  const isLater = wallTime(starts_at, timeZone).day > wallTime(now, timeZone).day;
  const isOff: Record<VisitStatus, boolean> = {
    booked: false,
    arrived: false,
    fulfilled: isLater,
    noshow: isAhead,
    cancelled: status !== 'booked',
  };
  return [...markedStatuses, 'cancelled' as const].filter((one) => one !== status && !isOff[one]);
}
