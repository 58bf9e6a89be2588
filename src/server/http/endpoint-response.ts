import { createHash } from 'node:crypto';
import type { Endpoint, HandlerResult, Page } from '#contract/endpoint.ts';
import type { AppContext } from './app-env.ts';

/** Turns the result of a handler into the response that its endpoint declares. */
export function respond<E extends Endpoint>(
  endpoint: E,
  result: HandlerResult<E>,
  c: AppContext,
  isStillAllowed: () => Promise<boolean>,
) {
  c.header(
    'Cache-Control',
    endpoint.access !== 'public' || endpoint.method !== 'GET' || endpoint.uncached ? 'no-store' : 'no-cache',
  );
  if (endpoint.status === 204) return c.body(null, 204);
  if (endpoint.answers === 'application/fhir+ndjson') return lines(endpoint.output.parse(result) as unknown[], c);
  if (endpoint.answers) return stream(endpoint.answers, result as AsyncIterable<Part>, c, isStillAllowed);
  const page = endpoint.paged ? (result as Page<unknown>) : undefined;
  // The output schema drops every property that it does not name, so that nothing leaves by accident.
  const body: unknown = endpoint.output.parse(page ? page.body : result);
  if (page) setPageHeaders(page, c);
  if (endpoint.conditional || endpoint.status === 201) setETag(body, c);
  return c.json(body, endpoint.status ?? 200);
}

/** One line of JSON for each; a program that asks again for the same gets 304. */
function lines(items: readonly unknown[], c: AppContext) {
  const text = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/fhir+ndjson' });
}

function setPageHeaders({ next, total, totalIsExact }: Page<unknown>, c: AppContext) {
  c.header('X-Total-Count', String(total));
  if (!totalIsExact) c.header('X-Total-Count-Capped', 'true');
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', next);
  c.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
}

function setETag(body: unknown, c: AppContext) {
  if (typeof body === 'object' && body !== null && 'version' in body) c.header('ETag', `"${String(body.version)}"`);
}

type Part = string | Uint8Array<ArrayBuffer>;

/** Streams what is made as it is made, no faster than the client reads it. */
function stream(type: string, parts: AsyncIterable<Part>, c: AppContext, isStillAllowed: () => Promise<boolean>) {
  c.header('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  // Proxies must not buffer it. The connection closes with it, so that shutting down does not wait for an idle one.
  c.header('X-Accel-Buffering', 'no');
  c.header('Connection', 'close');
  // Live updates look at the session themselves, and end with it.
  return c.body(toStream(type === 'text/event-stream' ? parts : whileAllowed(parts, isStillAllowed)));
}

/** How long a download may take, in ms. */
const longestDownload = 3_600_000;

/**
 * Looks at the session before each part: a download ends when its session is over, locked, or of another role, and after an hour. It
 * ends with an error, so that no one takes a part for the whole.
 */
export async function* whileAllowed<P>(
  parts: AsyncIterable<P>,
  isStillAllowed: () => Promise<boolean>,
  longest = longestDownload,
) {
  const started = performance.now();
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      if (!(await isStillAllowed())) throw new Error('The session of this download has ended.');
      if (performance.now() - started > longest) throw new Error('This download has taken too long.');
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Produces nothing before the first read, so that a HEAD request leaves nothing running. */
function toStream(parts: AsyncIterable<Part>) {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
