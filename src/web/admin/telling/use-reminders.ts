import { sharedAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Reminders, followed through every change of a visit. */
export const { open: openReminders, use: useReminders } = sharedAnswer(
  'reminders',
  (options) => adminApi.contactLog.listReminders({}, options),
  'visits',
);
