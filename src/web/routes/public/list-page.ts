import type { Page } from '#contract/endpoint.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';

/** One part of a list, as the address asks for it (`?cursor=`), or null if it could not be loaded. A made-up cursor is 404. */
export function loadListPage<T>(
  request: Request,
  load: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<Page<T> | null> {
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined;
  return loadOr(null, () => foundOr404(load(cursor)));
}

/** 503 keeps a page without its list out of the page cache. */
export function statusOf(page: Page<unknown> | null) {
  return page ? 200 : 503;
}
