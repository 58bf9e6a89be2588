import { addressIn, defaultLanguage, type Language } from '#contract/plain/languages.ts';
import type { Api } from '#web/api/client.ts';
import { escapeMarkup } from '#web/markup.ts';
import { publicPages } from '#web/pages.ts';
import { listRecordPages, type PublicPage } from '../record-pages.ts';

/** More are not allowed in one file. */
export const mostEntries = 50_000;

/** Writes a sitemap as sitemaps.org describes it, with the same page in the other languages. */
export function writeSitemap(siteUrl: string, pages: readonly PublicPage[], others: readonly Language[] = []) {
  const all = [defaultLanguage, ...others];
  const addressOf = (language: Language, path: string) => escapeMarkup(siteUrl + addressIn(language, path));
  const entries = pages.slice(0, Math.floor(mostEntries / all.length)).flatMap(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const alternates = all.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(language, path)}"/>`,
    );
    return all.map(
      (language) =>
        `<url><loc>${addressOf(language, path)}</loc>${lastmod}${others.length > 0 ? alternates.join('') : ''}</url>\n`,
    );
  });
  const xhtml = others.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`;
}

/** Every page that search engines may show; last come the oldest blogs, which would be left out first. */
export async function listPublicPages(api: Api, mostBlogs: number): Promise<PublicPage[]> {
  const fixed = publicPages.filter((page) => !('unlisted' in page) && !page.path.includes(':'));
  return [...fixed.map(({ path }) => ({ path })), ...(await listRecordPages(api, mostBlogs))];
}
