import type { ReviewStatus } from '#contract/reviews.ts';
import { listAddress, type Narrowing } from '#web/admin/list/list-address.ts';
import { adminApi } from '#web/api/session.ts';

export type ListQuery = Narrowing<ReviewStatus>;

export const { readListQuery, toSearch } = listAddress<ReviewStatus>(['all', 'new', 'active', 'inactive']);

const pageSize = '50';

export async function loadPage(query: ListQuery, options: { cursor?: string; signal?: AbortSignal } = {}) {
  const { cursor, signal } = options;
  return adminApi.reviews.list({ query: { ...query, limit: pageSize, cursor } }, signal && { signal });
}
