import type { Site, Thing } from './thing.ts';

interface Crumb {
  to: string;
  label: string;
}

/** The way from Home to the current page, which needs no address of its own. */
export function describeTrail(trail: readonly Crumb[], current: string, { siteUrl }: Pick<Site, 'siteUrl'>): Thing {
  const above = trail.map(({ to, label }, index) => ({ ...place(index, label), item: siteUrl + to }));
  return { '@type': 'BreadcrumbList', itemListElement: [...above, place(trail.length, current)] };
}

function place(index: number, name: string) {
  return { '@type': 'ListItem', position: index + 1, name };
}
