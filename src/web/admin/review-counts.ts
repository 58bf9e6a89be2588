import { useIsPractitioner } from '#web/admin/role.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

type Options = Parameters<typeof adminApi.reviews.counts>[1];

const load = (options: Options) => adminApi.reviews.counts({}, options);

/** For the loader of the admin area, which asks with every tab: no live update tells of reviews. */
export const openReviewCounts = () => openAnswer('review counts', load);

/** Null when they could not be loaded. */
export const useReviewCounts = () => useAnswer(useIsPractitioner() ? undefined : 'review counts', load) ?? null;
