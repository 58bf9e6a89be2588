import type { Reminders } from '#contract/contact-log.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import * as words from '#words/admin/telling.ts';
import { locale } from '#words/locale.ts';

/** Reminders, followed through every change of a visit. */
export const { open: openReminders, use: useReminders } = sharedAnswer(
  'reminders',
  (options) => adminApi.contactLog.listReminders({}, options),
  'visits',
);

/** 'Tomorrow', or the next open day by its name where the clinic is closed tomorrow. */
export function reminderDay({ first_day, last_day }: Pick<Reminders, 'first_day' | 'last_day'>) {
  if (first_day === last_day) return words.tomorrow;
  return new Date(last_day).toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' });
}
