import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { wallTime } from './wall-time.ts';

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
