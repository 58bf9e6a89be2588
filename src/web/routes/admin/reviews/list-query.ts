import type { ReviewStatus } from '#contract/reviews.ts';
import { listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { listOrSearch } from '#web/admin/list/search-call.ts';
import { adminApi } from '#web/api/admin-api.ts';

export type ListQuery = Narrowing<ReviewStatus>;

export const { readListQuery, toSearch } = listAddress<ReviewStatus>(['all', 'new', 'active', 'inactive']);

const pageSize = '50';

export async function loadPage(query: ListQuery, options: PageOptions = {}) {
  const { cursor, limit = pageSize, signal } = options;
  const whileShown = signal && { signal };
  return listOrSearch(
    { ...query, limit, cursor },
    (asked) => adminApi.reviews.list({ query: asked }, whileShown),
    (body) => adminApi.reviews.search({ body }, whileShown),
  );
}
