import { askAhead, useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const key = 'practitioners';
const load = (options: Parameters<typeof adminApi.schedules.getCalendar>[1]) =>
  adminApi.schedules.getCalendar({}, options);

/** Starts loading what `usePractitioners` returns, for a loader. */
export const askPractitioners = () => askAhead(key, load);

/** Practitioners who can have visits; empty until they have come. */
export function usePractitioners() {
  return useAnswer(key, load)?.practitioners ?? [];
}
