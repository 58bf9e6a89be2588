import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readOpen } from '#web/admin/list/list-address.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { CareerTab } from './career-tab.tsx';
import { findOpening, loadPage } from './load-openings.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const page = await loadPage({ signal }).catch(() => null);
  const open = readOpen(url.searchParams);
  const isListed = page?.body.some(({ id }) => String(id) === open);
  // An opening can be open that is not on the first page, such as after a reload.
  const unlisted = open === undefined || isListed ? undefined : await findOpening(open);
  return { page, unlisted, loadedAt: new Date() };
}

/** Opening and closing one leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => pageMeta('Career', args);

export default function Career({ loaderData }: Route.ComponentProps) {
  return <CareerTab {...loaderData} />;
}
