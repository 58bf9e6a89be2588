import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ChangesPage } from './changes-page.tsx';
import { loadChanges } from './load-changes.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { page: await loadChanges({ signal }).catch(() => null), loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Changes', args);

export default function Changes({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />;
}
