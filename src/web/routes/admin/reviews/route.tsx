import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { readListQuery } from './list-query.ts';
import { loadPage } from './load-reviews.ts';
import { ReviewsTab } from './reviews-tab.tsx';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  const [page, ratings] = await Promise.all([
    loadPage(query, { signal }).catch(() => null),
    adminApi.reviews.ratings({}, { signal }).catch(() => null),
  ]);
  return { query, page, ratings, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Reviews', args);

export default function Reviews({ loaderData, matches }: Route.ComponentProps) {
  const { reviews: counts } = matches[1].loaderData;
  return <ReviewsTab {...loaderData} counts={counts} />;
}
