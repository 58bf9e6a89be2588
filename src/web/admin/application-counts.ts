import { useIsOwner } from '#web/admin/role.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const name = 'application counts';

const load = (options: Parameters<typeof adminApi.applications.counts>[1]) => adminApi.applications.counts({}, options);

/** Asks again, once an owner has read or deleted one. */
export const renewApplicationCounts = () => void openAnswer(name, load);

/** How many applications are new, for owners. */
export const useNewApplications = () => useAnswer(useIsOwner() ? name : undefined, load)?.new;
