import { adminPages, publicPages, signInPages } from '#web/pages.ts';
import type { Planted } from './plant-texts.ts';
import type { Site } from './site.ts';
import { readSitemap } from './sitemap.ts';

/** Every page that needs no sign-in, as the list of pages names it. */
export const visitorPaths: readonly string[] = [...publicPages, ...signInPages].map(({ path }) => path);

/** Pages without parameters in their path. */
export const fixedPaths = visitorPaths.filter((path) => !path.includes(':'));

/** Addresses that answer 404: one that no page has, and pages about missing records. */
export const missingPaths = [
  '/nothing-here',
  ...visitorPaths.filter((path) => path.includes(':')).map((path) => path.replace(/:\w+/, '999999')),
];

/** Sample content has something of each kind under the id 1. */
export const adminPaths = adminPages.map(({ path }) => path.replace(/:\w+/, '1'));

/** The pages of the admin area, those about one record with records that `plantTexts` has left. */
export function adminPathsOf({ blog, condition, patient }: Pick<Planted, 'blog' | 'condition' | 'patient'>) {
  const ids: Record<string, number> = {
    '/admin/blogs/:id': blog,
    '/admin/conditions/:id': condition,
    '/admin/patients/:id': patient,
  };
  return adminPages.map(({ path }) => path.replace(':id', String(ids[path])));
}

/** Matches every address of a page. */
export function patternOf(path: string) {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Address of a page; a page about a record gets the first record of the sitemap. */
export async function addressOf(site: Pick<Site, 'url'>, path: string): Promise<string> {
  if (!path.includes(':')) return path;
  const [end] = /\/apply$|\.md$/.exec(path) ?? [];
  if (end) return (await addressOf(site, path.slice(0, -end.length))) + end;
  const found = (await readSitemap(site)).find((address) => patternOf(path).test(address));
  if (!found) throw new Error(`The sitemap has no address for ${path}.`);
  return found;
}
