import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { AccountPage } from './account-page.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [administrators, secondFactor] = await Promise.all([
    adminApi.administrators.list({}, { signal }).catch(() => null),
    adminApi.secondFactor.get({}, { signal }).catch(() => null),
  ]);
  return { administrators, secondFactor, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Account', args);

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
