import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Visits and held times of which patients are to be told, followed through every change of a visit and every message. */
export const { open: openToTell, use: useToTell } = sharedAnswer(
  'to tell',
  (options) => adminApi.contactLog.listToTell({}, options),
  'visits',
);
