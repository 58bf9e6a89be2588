import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const name = 'reminders';

const load = (options: Parameters<typeof adminApi.contactLog.listReminders>[1]) =>
  adminApi.contactLog.listReminders({}, options);

/** For a loader. */
export const openReminders = () => openAnswer(name, load, 'visits');

/** Reminders, followed through every change of a visit. */
export const useReminders = () => useAnswer(name, load, { follows: 'visits' });
