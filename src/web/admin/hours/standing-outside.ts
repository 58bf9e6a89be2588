import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Visits and held times that are outside working hours now, followed through every change of visits, hours or leave. */
export const { open: openStandingOutside, use: useStandingOutside } = sharedAnswer(
  'visits outside',
  (options) => adminApi.schedules.listVisitsOutside({ body: {} }, options),
  'visits',
);
