import { data } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { ApiError } from '#web/api/client.ts';

/**
 * One page of a list that grows, as the address asks for it (`?cursor=`). Null when it could not be loaded: that is logged,
 * and the page shows its empty sentence.
 */
export async function loadListPage<T>(
  request: Request,
  load: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<Page<T> | null> {
  try {
    return await load(new URL(request.url).searchParams.get('cursor') || undefined);
  } catch (error) {
    // A cursor that no page has ever linked to.
    // oxlint-disable-next-line typescript/only-throw-error -- this is how React Router is told
    if (error instanceof ApiError && error.status === 422) throw data(null, 404);
    console.error(error);
    return null;
  }
}

/** A page with a hole in it must not be kept for others. */
export function statusOf(page: Page<unknown> | null) {
  return page ? 200 : 503;
}
