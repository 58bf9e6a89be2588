import type { Blog } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import { adminApi } from '#web/api/session.ts';
import type { ListQuery } from './list-query.ts';

const pageSize = '25';

/** `signal` stops it when the page is left. */
export async function loadPage(
  { status, q }: ListQuery,
  options: { cursor?: string; signal?: AbortSignal } = {},
): Promise<Page<Blog[]>> {
  const { cursor, signal } = options;
  const page = await adminApi.blogs.list({ query: { status, q, limit: pageSize, cursor } }, signal && { signal });
  return { ...page, body: page.body.blogs };
}
