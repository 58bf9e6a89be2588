import { useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Practitioners who can have visits; empty until they have come. */
export function usePractitioners() {
  return useAnswer('practitioners', (options) => adminApi.schedules.getCalendar({}, options))?.practitioners ?? [];
}
