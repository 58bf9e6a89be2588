import type { ReviewStatus } from '#contract/reviews.ts';
import { listAddress, type Narrowing } from '#web/admin/list/list-address.ts';

export type ListQuery = Narrowing<ReviewStatus>;

export const { readListQuery, toSearch } = listAddress<ReviewStatus>(['all', 'active', 'inactive']);
