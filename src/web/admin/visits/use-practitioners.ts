import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const calendar = sharedAnswer('practitioners', (options) => adminApi.schedules.getCalendar({}, options));

export const askPractitioners = calendar.ask;

/** Practitioners who can have visits; empty until they have come. */
export const usePractitioners = () => calendar.use()?.practitioners ?? [];
