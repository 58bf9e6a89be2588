import type { Api } from '#web/api/client.ts';
import { escapeMarkup } from '#web/markup.ts';
import { publicPages } from '#web/pages.ts';
import { listRecordPages, type PublicPage } from '../record-pages.ts';

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

/** Every page that search engines may show; last come the oldest blogs, which would be left out first. */
export async function listPublicPages(api: Api, mostBlogs: number): Promise<PublicPage[]> {
  const fixed = publicPages.filter((page) => !('unlisted' in page) && !page.path.includes(':'));
  return [...fixed.map(({ path }) => ({ path })), ...(await listRecordPages(api, mostBlogs))];
}
