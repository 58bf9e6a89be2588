import { sharedAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** All signs, the most urgent first; undefined until they have come, null if they could not be loaded. */
export const { use: useSigns } = sharedAnswer('signs', (options) => adminApi.signs.listPublic({}, options));
