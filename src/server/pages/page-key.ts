import { z } from 'zod';
import { allEndpoints } from '#contract/index.ts';

/** A page or file that is the same for everyone until the content changes. */
export interface CachedPage {
  /** With parameters as React Router writes them. */
  path: string;
  /** `?cursor=` leads to its next part. */
  paged?: boolean;
}

/** Calls whose answers are the same for everyone until the content changes. */
export const sharedEndpoints = allEndpoints.filter(
  ({ access, method, uncached, answers }) => access === 'public' && method === 'GET' && !uncached && !answers,
);

const anyOf = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

/**
 * Lists, asked for with no other parameters than these. The answer about one record is made each time: the page cache would
 * tag it by its bytes, and `If-Match` expects a version.
 */
const lists = anyOf(
  sharedEndpoints
    .filter(({ params, output }) => !params || output instanceof z.ZodArray)
    .map(({ path, paged }) => {
      const query = paged ? String.raw`(?:\?(?:limit=\d{1,4})?&?(?:cursor=[\d.]{1,26})?)?` : '';
      return path.replace(/\{\w+\}/g, String.raw`\d{1,10}`) + query;
    }),
);

/** The one parameter that changes what a page shows; others are left out, or anyone could fill the memory with copies. */
const cursor = /^[\w.-]{1,64}$/;

/** Answers under which address something is cached; undefined for a request that has to be answered by itself. */
export function createPageKey(pages: readonly CachedPage[]): (url: string) => string | undefined {
  const shared = anyOf(pages.flatMap(addressesOf));
  const paged = anyOf(pages.filter(({ paged }) => paged).flatMap(addressesOf));

  return (url) => {
    if (lists.test(url)) return url;
    const [path = '', search] = url.split('?', 2);
    if (!shared.test(path)) return undefined;
    if (!search) return path;
    const given = new URLSearchParams(search);
    // React Router's wish for the data of some routes only, which no public page has.
    if (path.endsWith('.data') && given.has('_routes')) return undefined;
    if (!paged.test(path)) return path;
    const place = given.get('cursor');
    if (!place) return path;
    return cursor.test(place) ? `${path}?cursor=${place}` : undefined; // which is not found, and so not the first page
  };
}

/** A page has two: its HTML, and what React Router asks for on the way from page to page. A file has its own name only. */
function addressesOf({ path }: CachedPage) {
  if (path === '/') return ['/', String.raw`/_\.data`];
  const pattern = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(':id', String.raw`\d{1,10}`)
    .replace(/:\w+/g, '[\\w%-]{1,600}');
  return path.includes('.') ? [pattern] : [pattern, String.raw`${pattern}\.data`];
}
