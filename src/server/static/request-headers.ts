import type { IncomingHttpHeaders } from 'node:http';

/** Both ends are inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The byte range that a request asks for (RFC 9110). Undefined when the whole is to be sent: without a Range header, for several
 * ranges, for a malformed one, and when If-Range names another version. `beyond` when the range starts after the end.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'beyond' | undefined {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return Number(last) === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return 'beyond';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}

/** Whether If-None-Match names this ETag, by the weak comparison of RFC 9110. A malformed header matches nothing. */
export function matchesEtag(header: string, etag: string) {
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}

const cache = new Map<string, ReadonlySet<string>>();
const maxCached = 200;

/** The first of these encodings that an Accept-Encoding header allows. */
export function acceptedEncoding<E extends string>(header = '', encodings: readonly E[]): E | 'identity' {
  const accepted = cache.get(header) ?? acceptedNames(header);
  if (cache.size < maxCached) cache.set(header, accepted); // browsers send only a few different headers
  return encodings.find((encoding) => accepted.has(encoding) || accepted.has('*')) ?? 'identity';
}

/** `br;q=0` means that Brotli is not accepted. */
function acceptedNames(header: string) {
  const parts = header.toLowerCase().split(',');
  return new Set(
    parts.filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part)).map((part) => part.split(';', 1)[0]?.trim() ?? ''),
  );
}
