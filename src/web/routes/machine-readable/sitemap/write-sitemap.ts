import { escapeMarkup } from '#web/markup.ts';

export interface PublicPage {
  path: string;
  /** When its content last changed, in ISO 8601, where that is known for certain. */
  changed?: string;
}

/** More are not allowed in one file. */
export const mostEntries = 50_000;

/** As sitemaps.org describes it. */
export function writeSitemap(siteUrl: string, pages: readonly PublicPage[]) {
  const entries = pages.slice(0, mostEntries).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
