import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ConditionsTab } from './conditions-tab.tsx';
import { loadLists } from './load-lists.ts';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

/** The whole list is here, so that a filter asks nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => pageMeta('Conditions', args);

export default function Conditions({ loaderData }: Route.ComponentProps) {
  return <ConditionsTab {...loaderData} />;
}
