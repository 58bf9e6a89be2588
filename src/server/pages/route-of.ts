import { allEndpoints } from '#contract/index.ts';

/** Routes that are neither in the contract nor pages. */
const others = [
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/openapi.json',
  '/visit/:token/visits.ics',
  '/calendar/:token.ics',
];
const folders = ['/assets/', '/cards/', '/uploads/'];

/**
 * Returns the route of an address: its pattern, for metrics and for the log. There are as many routes as the program has, whatever
 * addresses are asked for, and none contains what someone has typed.
 */
export function createRouteOf(pageAddresses: readonly string[]): (url: string) => string {
  const exact = new Map<string, string>();
  const patterns: { pattern: RegExp; route: string }[] = [];

  function add(path: string, route: string) {
    if (!/[{:]/.test(path)) return exact.set(path, route);
    const pattern = path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}|:\w+/g, '[^/]+');
    return patterns.push({ pattern: new RegExp(`^${pattern}$`), route });
  }
  for (const path of others) add(path, path);
  for (const { path, aliases = [] } of allEndpoints) for (const one of [path, ...aliases]) add(one, path);
  for (const path of pageAddresses) {
    add(path, path);
    add(path === '/' ? '/_.data' : `${path}.data`, path);
  }

  return (url) => {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const folder = folders.find((start) => path.startsWith(start));
    if (folder) return `${folder}*`;
    return exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route ?? 'other';
  };
}
