import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { OverviewTab } from './overview-tab.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const overview = await adminApi.overview.get({}, { signal }).catch(() => null);
  return { overview, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Overview', args);

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewTab {...loaderData} />;
}
