import type { Blog } from '#contract/blogs.ts';
import type { Api } from '#web/api/client.ts';
import { escapeMarkup } from '#web/markup.ts';
import { publicPages } from '#web/pages.ts';

interface PublicPage {
  path: string;
  /** Last change of the content in ISO 8601, if it is known for certain. */
  changed?: string;
}

/** More are not allowed in one file. */
export const mostEntries = 50_000;

/** Writes a sitemap as sitemaps.org describes it. */
export function writeSitemap(siteUrl: string, pages: readonly PublicPage[]) {
  const entries = pages.slice(0, mostEntries).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

type Listed = Exclude<(typeof publicPages)[number], { unlisted: true }>['path'];
type RecordPath = Extract<Listed, `${string}:${string}`>;

/** The records that have a page of their own. */
const records: Record<RecordPath, (api: Api, mostBlogs: number) => Promise<PublicPage[]>> = {
  '/conditions/:id': async (api) => (await api.conditions.list()).map(({ id }) => ({ path: `/conditions/${id}` })),
  '/career/:id': async (api) =>
    (await api.careers.listPublic()).map(({ id, created_at }) => ({ path: `/career/${id}`, changed: created_at })),
  '/treatments/:slug': async (api) =>
    (await api.treatments.listPages()).map(({ slug }) => ({ path: `/treatments/${encodeURIComponent(slug)}` })),
  '/pages/:slug': async (api) =>
    (await api.pages.listPublic()).map(({ slug }) => ({ path: `/pages/${encodeURIComponent(slug)}` })),
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

/** The published blogs, newest first, a hundred at a time: all, or about as many as are asked for. */
async function listBlogs(api: Api, most: number): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.blogs.listPublic({ query: { limit: '100', ...(cursor && { cursor }) } });
    blogs.push(...page.body.blogs);
    cursor = page.next;
  } while (cursor && blogs.length < most);
  return blogs;
}
