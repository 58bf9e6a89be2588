import * as visitMessages from '#contract/messages/visits.ts';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { withConflict } from '#web/admin/store/conflicts.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { statusWords } from './visit-words.ts';
import { wallTime } from './wall-time.ts';

const records = recordsOf<CalendarVisit>('visit');

/** Returns a function that gives a visit a status, and offers to take that back. */
export function useSetStatus() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  return async (visit: CalendarVisit, status: VisitStatus) => {
    const params = { id: visit.id };
    const result = await records.change(visit, {
      expect: (before) => ({ ...before, status }),
      call: (now) => adminApi.visits.setStatus({ params, body: { status } }, now),
      load: () => adminApi.visits.get({ params }),
    });
    if (result.kind !== 'saved')
      return toasts.failure(`${visit.name}: ${withConflict(visitMessages.statusFailure, result)}`);
    const { version } = result.saved;
    offerUndo(`${visit.name}: ${statusWords[status]}.`, {
      takeBack: (anyway) =>
        records.showDuring(
          result.saved,
          (now) => ({ ...now, status: visit.status }),
          () => adminApi.visits.setStatus({ params, body: { status: visit.status, anyway } }, { ifMatch: version }),
        ),
      onUndone: records.put,
    });
  };
}

/** Allowed next statuses of a visit. */
const nextStatuses: Record<VisitStatus, readonly VisitStatus[]> = {
  booked: ['arrived', 'fulfilled', 'noshow', 'cancelled'],
  arrived: ['fulfilled', 'booked'],
  fulfilled: ['booked'],
  cancelled: ['booked'],
  noshow: ['booked'],
};

/** Next statuses of one visit: one on a later day can be neither attended nor missed. */
export function nextStatusesOf({ status, starts_at }: CalendarVisit, timeZone: string, now = new Date()) {
  const isLater = wallTime(starts_at, timeZone).day > wallTime(now, timeZone).day;
  return nextStatuses[status].filter((one) => !isLater || (one !== 'fulfilled' && one !== 'noshow'));
}
