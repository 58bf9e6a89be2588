import { wallTime } from './visits/wall-time.ts';

export const requestPath = (reference: string) => `/admin?${new URLSearchParams({ status: 'all', open: reference })}`;

/** Address of a visit in the calendar, on its day. */
export function visitPath({ id, starts_at }: { id: number; starts_at: string }, timeZone: string) {
  return `/admin/calendar?${new URLSearchParams({ day: wallTime(starts_at, timeZone).day, open: String(id) })}`;
}
