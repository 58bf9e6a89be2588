import type { Api } from '#web/api/client.ts';
import { listBlogs } from './list-blogs.ts';
import type { PublicPage } from './write-sitemap.ts';

const fixed = ['/', '/about', '/appointment', '/blog', '/career', '/conditions', '/gallery', '/review'];

/** Every page that search engines may show; last come the oldest blogs, which would be left out first. */
export async function listPublicPages(api: Api, mostBlogs: number): Promise<PublicPage[]> {
  const [conditions, blogs, openings] = await Promise.all([
    api.conditions.list(),
    listBlogs(api, mostBlogs),
    api.careers.list(),
  ]);
  return [
    ...fixed.map((path) => ({ path })),
    ...conditions.map(({ id }) => ({ path: `/conditions/${id}` })),
    ...openings.map(({ id, created_at }) => ({ path: `/career/${id}`, changed: created_at })),
    ...blogs.map(({ slug, updated_at }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changed: updated_at })),
  ];
}
