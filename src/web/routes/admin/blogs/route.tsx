import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { BlogsTab } from './blogs-tab.tsx';
import { readListQuery } from './list-query.ts';
import { loadPage } from './load-blogs.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  const [page, counts] = await Promise.all([
    loadPage(query, { signal }).catch(() => null),
    adminApi.blogs.counts({}, { signal }).catch(() => null),
  ]);
  return { query, page, counts, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Blogs', args);

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <BlogsTab {...loaderData} />;
}
