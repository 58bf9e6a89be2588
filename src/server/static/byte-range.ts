import type { IncomingHttpHeaders } from 'node:http';

/** The first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for (RFC 9110): undefined when the whole is to be sent, as for several parts at once, for
 * nonsense, and when If-Range names another version; `beyond` when it starts behind the end.
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
