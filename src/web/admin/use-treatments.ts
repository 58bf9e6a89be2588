import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** All treatments, in the clinic's order, for owners; undefined until they have come, null if they could not be loaded. */
export const { open: openTreatments, use: useTreatments } = sharedAnswer('treatments', (options) =>
  adminApi.treatments.list({}, options),
);
