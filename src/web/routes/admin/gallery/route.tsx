import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readOpen } from '#web/admin/list/list-address.ts';
import { loadOr } from '#web/api/load-or.ts';
import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { GalleryTab } from './gallery-tab.tsx';
import { findItem, loadPage } from './load-gallery.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const [page, treatments] = await Promise.all([
    loadPage({ signal }).catch(() => null),
    loadOr([], () => adminApi.treatments.list({}, { signal }), { signal }),
  ]);
  const open = readOpen(url.searchParams);
  const isListed = page?.body.some(({ id }) => String(id) === open);
  // An item can be open that is not on the first page, such as after a reload.
  const unlisted = open === undefined || isListed ? undefined : await findItem(open);
  return { page, unlisted, treatments };
}

/** Opening and closing an item leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => pageMeta('Gallery', args);

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryTab {...loaderData} />;
}
