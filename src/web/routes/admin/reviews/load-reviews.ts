import { adminApi } from '#web/api/session.ts';
import type { ListQuery } from './list-query.ts';

const pageSize = '50';

export async function loadPage(query: ListQuery, options: { cursor?: string; signal?: AbortSignal } = {}) {
  const { cursor, signal } = options;
  return adminApi.reviews.list({ query: { ...query, limit: pageSize, cursor } }, signal && { signal });
}
