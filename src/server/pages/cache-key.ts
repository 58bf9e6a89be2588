import { z } from 'zod';
import { bodyAreas } from '#contract/conditions.ts';
import { allEndpoints } from '#contract/index.ts';
import { categoryNamed } from '#contract/plain/gallery-categories.ts';
import { createCanonicalPath } from './canonical-path.ts';

// Cache keys of requests that the page cache may answer: pages that `cachedPages` in `src/web/pages.ts` lists, and
// public lists of the API. The application answers anything else: the admin area and login (personal), records by id,
// uploads, and unknown paths.

/** A page or file that is the same for every visitor until the content changes. */
export interface CachedPage {
  /** Path with parameters in React Router's form, such as `/blog/:slug`. */
  path: string;
  /** The page has further parts under `?cursor=`. */
  paged?: boolean;
  /** Parameters whose number changes the page; of several, the first in this list that the address has. */
  prefilledBy?: readonly string[];
  /** The page differs for a body area, under `?area=`. */
  byArea?: boolean;
  /** The page shows one category of the gallery, under `?category=`, which may have further parts. */
  byCategory?: boolean;
}

/** Endpoints whose responses are the same for every visitor until the content changes. */
export const sharedEndpoints = allEndpoints.filter(
  ({ access, method, uncached, answers }) => access === 'public' && method === 'GET' && !uncached && !answers,
);

const anyOf = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

/** Pattern of an id in its canonical spelling. */
const id = String.raw`[1-9]\d{0,9}`;
const slug = String.raw`(?:[a-z\d-]|%[\dA-F]{2}){1,600}`;

/**
 * Whole lists of the API, without query parameters. Single records are not cached: the page cache would set an ETag of the
 * bytes, but `If-Match` expects a version.
 */
const lists = anyOf(
  sharedEndpoints
    .filter(({ params, output }) => !params || output instanceof z.ZodArray)
    .map(({ path }) => path.replace(/\{\w+\}/g, id)),
);

const idPattern = anyOf([id]);

/** Besides `area`, `category` and the names in `prefilledBy`, the only parameter that changes a page. Others are dropped, or anyone could fill the cache with copies. */
const cursor = /^[\w.-]{1,64}$/;

/** Pattern of the key in the address of an unpublished preview. */
export const previewKey = /[?&]preview=([\w-]{22})(?:&|$)/;

/** The number of a post on a former website of the clinic, whose blog may be here. */
export const oldPostNumber = /[?&]p=\d{1,15}(?:&|$)/;

/** Returns the key under which the response to an address is cached, or undefined when it must not be cached. */
export function createCacheKey(pages: readonly CachedPage[]): (url: string) => string | undefined {
  const canonicalPath = createCanonicalPath(pages.map(({ path }) => path));
  const cacheable = anyOf(pages.flatMap(pathPatterns));
  const paged = anyOf(pages.filter(({ paged }) => paged).flatMap(pathPatterns));
  const prefilled = pages.map((page) => ({ pattern: anyOf(pathPatterns(page)), names: page.prefilledBy ?? [] }));
  const byCategory = anyOf(pages.filter((page) => page.byCategory).flatMap(pathPatterns));
  const byArea = anyOf(pages.filter((page) => page.byArea).flatMap(pathPatterns));

  return (url) => {
    if (lists.test(url)) return url;
    const [path = '', search] = url.split('?', 2);
    // Other spellings are redirected, or each would be an entry of its own.
    if (!cacheable.test(path) || (path.includes('%') && canonicalPath(path) !== path)) return undefined;
    if (!search) return path;
    if (previewKey.test(url) || oldPostNumber.test(url)) return undefined;
    const query = new URLSearchParams(search);
    // Asks React Router for the data of some routes only, which no public page does.
    if (path.endsWith('.data') && query.has('_routes')) return undefined;
    const name = prefilled.find(({ pattern }) => pattern.test(path))?.names.find((one) => query.has(one));
    if (name) return idPattern.test(query.get(name) ?? '') ? `${path}?${name}=${query.get(name)}` : path;
    const area = bodyAreas.find((known) => known === query.get('area'));
    if (area && byArea.test(path)) return `${path}?area=${area}`;
    if (byArea.test(path) && query.get('list') === 'a-to-z') return `${path}?list=a-to-z`;
    if (!paged.test(path)) return path;
    const category = byCategory.test(path) ? categoryNamed(query.get('category')) : undefined;
    const place = query.get('cursor');
    if (place && !cursor.test(place)) return undefined; // answered with 404
    const parts = [category && `category=${category}`, place && `cursor=${place}`].filter(Boolean);
    return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
  };
}

/** A page has its path and, for React Router's navigation, the same path with `.data`. A file has only its path. */
function pathPatterns({ path }: CachedPage) {
  if (path === '/') return ['/', String.raw`/_\.data`];
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(':id', id).replaceAll(':slug', slug);
  return path.includes('.') ? [pattern] : [pattern, String.raw`${pattern}\.data`];
}
