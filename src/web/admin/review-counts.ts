import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';

const counts = sharedAnswer('review counts', (options) => adminApi.reviews.counts({}, options));

/** Loads the counts with every tab, since no live update tells of reviews. */
export const openReviewCounts = counts.open;

/** Null when they could not be loaded. */
export const useReviewCounts = () => counts.use(!useIsPractitioner()) ?? null;
