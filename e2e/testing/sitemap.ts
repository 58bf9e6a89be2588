import type { Site } from './site.ts';

/** The paths of every page that the sitemap lists. */
export async function readSitemap({ url }: Pick<Site, 'url'>) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
