import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readOpen } from '#web/admin/list/list-address.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { AppointmentsTab } from './appointments-tab.tsx';
import { isSameList, newBooking, readListQuery } from './list-query.ts';
import { findByReference, loadPage } from './load-appointments.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  const page = await loadPage(query, { signal }).catch(() => null);
  const open = readOpen(url.searchParams);
  const isListed = page?.body.some((appointment) => appointment.reference === open);
  // A request can be open that is not on the first page, such as after a reload.
  const unlisted = open === undefined || open === newBooking || isListed ? undefined : await findByReference(open);
  return { query, page, unlisted, loadedAt: new Date() };
}

/** Opening and closing a request leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : !isSameList(currentUrl, nextUrl);
}

export const meta = (args: Route.MetaArgs) => pageMeta('Appointments', args);

export default function Appointments({ loaderData }: Route.ComponentProps) {
  return <AppointmentsTab {...loaderData} />;
}
