import * as visitMessages from '#contract/messages/visits.ts';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { withConflict } from '#web/admin/records/conflicts.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { useOfferTelling } from '#web/admin/telling/say-booked.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { statusWords } from './visit-words.ts';
import { wallTime } from './wall-time.ts';

/** Returns a function that gives a visit a status, and offers to take that back. */
export function useSetStatus() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  const offerTelling = useOfferTelling();
  return async (visit: CalendarVisit, status: VisitStatus) => {
    const params = { id: visit.id };
    const result = await visits.change(visit, {
      expect: (before) => ({ ...before, status, cancellation_reason: null }),
      call: (now) => adminApi.visits.setStatus({ params, body: { status } }, now),
    });
    if (result.kind !== 'saved')
      return toasts.failure(`${visit.name}: ${withConflict(visitMessages.statusFailure, result)}`);
    const { version } = result.saved;
    offerUndo(`${visit.name}: ${statusWords[status]}.`, {
      offer: await offerTelling([result.saved]),
      takeBack: (anyway) =>
        visits.showDuring(
          result.saved,
          (now) => ({ ...now, status: visit.status }),
          () => {
            const body = { status: visit.status, reason: visit.cancellation_reason, anyway };
            return adminApi.visits.setStatus({ params, body }, { ifMatch: version });
          },
        ),
      onUndone: visits.put,
      offerUndone: (now) => offerTelling([now]),
    });
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
