import type { Api } from '#web/api/client.ts';
import { publicPages } from '#web/pages.ts';
import { listBlogs } from './list-blogs.ts';
import type { PublicPage } from './write-sitemap.ts';

type RecordPath = Extract<(typeof publicPages)[number]['path'], `${string}:${string}`>;

/** The records that have a page of their own. */
const records: Record<RecordPath, (api: Api, mostBlogs: number) => Promise<PublicPage[]>> = {
  '/conditions/:id': async (api) => (await api.conditions.list()).map(({ id }) => ({ path: `/conditions/${id}` })),
  '/career/:id': async (api) =>
    (await api.careers.list()).map(({ id, created_at }) => ({ path: `/career/${id}`, changed: created_at })),
  '/blog/:slug': async (api, most) =>
    (await listBlogs(api, most)).map(({ slug, updated_at }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changed: updated_at,
    })),
};

/** Every page that search engines may show; last come the oldest blogs, which would be left out first. */
export async function listPublicPages(api: Api, mostBlogs: number): Promise<PublicPage[]> {
  const fixed = publicPages.filter((page) => !('unlisted' in page) && !page.path.includes(':'));
  const found = await Promise.all(Object.values(records).map((list) => list(api, mostBlogs)));
  return [...fixed.map(({ path }) => ({ path })), ...found.flat()];
}
