import { isSlug } from '#contract/plain/slug.ts';
import { withoutTrailingSlashes } from '#contract/plain/trailing-slashes.ts';

/** Finds the one address of a page among its spellings; undefined if no page has such an address. */
export type CanonicalPath = (path: string) => string | undefined;

/**
 * Takes the addresses of all pages, as in React Router: `/conditions/:id`. React Router also answers other spellings of them,
 * `/Conditions/007/` or `/blog/%6bnee-pain`.
 */
export function createCanonicalPath(addresses: readonly string[]): CanonicalPath {
  // `/admin/conditions/new` comes before `/admin/conditions/:id`.
  const patterns = addresses
    .toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
    .map((address) => address.split('/').slice(1));

  function findPage(path: string) {
    const segments = (withoutTrailingSlashes(path) || '/').split('/').slice(1).map(decode);
    for (const pattern of patterns) {
      if (pattern.length !== segments.length) continue;
      const canonical = pattern.map((part, index) => canonicalSegment(part, segments[index] ?? ''));
      if (!canonical.includes(undefined)) return `/${canonical.join('/')}`;
    }
    return undefined;
  }

  return (path) => {
    if (!path.endsWith('.data')) return findPage(path);
    // Data that React Router fetches on the way to a page. Files for programs have no such data.
    const page = findPage(path === '/_.data' ? '/' : path.slice(0, -'.data'.length));
    if (page === '/') return '/_.data';
    return page?.includes('.') ? undefined : page && `${page}.data`;
  };
}

/** Undefined when the segment does not match. */
function canonicalSegment(pattern: string, segment: string): string | undefined {
  if (pattern.startsWith(':') && pattern.endsWith('.md')) {
    if (!/\.md$/i.test(segment)) return undefined;
    const name = canonicalSegment(pattern.slice(0, -3), segment.slice(0, -3));
    return name && `${name}.md`;
  }
  if (pattern === ':id') return /^\d+$/.test(segment) ? segment.replace(/^0+(?=\d)/, '') : undefined;
  const lower = segment.toLowerCase();
  if (pattern === ':slug') return isSlug(lower) ? encodeURIComponent(lower) : undefined;
  return lower === pattern ? pattern : undefined;
}

function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // matches nothing, as `%` is in no address
  }
}
