import { type Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint, HandlerResult, Page, ParsedInput } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/clock.ts';
import type { ContentVersion } from '#server/content-version.ts';
import { createQueue } from '#server/queue.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { withinDeadline } from './deadline.ts';
import type { FormTokens } from './form-tokens.ts';
import { createRateLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { streamText } from './stream-text.ts';

type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  c: AppContext,
) => HandlerResult<E> | Promise<HandlerResult<E>>;

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface Gate {
  /** Lets signed-in administrators through, before anything of the body is read. */
  requireAdmin: MiddlewareHandler<AppEnv>;
  clientAddress: (c: AppContext) => string;
  clock: Clock;
  monotonicClock: Clock;
  rateLimits: boolean;
  formTokens: FormTokens;
  contentVersion: Pick<ContentVersion, 'refresh'>;
  /** For what a handler does after all has been read; text that is made bit by bit may take longer. */
  handlerDeadlineMs: number;
}

/** Who waits has sent little more than headers, so memory holds the files of only so many. */
const uploads = { atOnce: 2, waiting: 12 };

const publicGate: MiddlewareHandler<AppEnv> = (_c, next) => next();

/**
 * How an endpoint of the contract becomes a route: who may, how often, how much, what comes in, what goes out.
 * @throws when an endpoint does not declare who may call it, which ends the start.
 */
export function createMount(app: Hono<AppEnv>, gate: Gate): Mount {
  const inTurn = createQueue(uploads);
  const uploadInTurn: MiddlewareHandler<AppEnv> = (_c, next) => inTurn(next);
  return (endpoint, handler) => {
    app.on(
      endpoint.method,
      [endpoint.path, ...(endpoint.aliases ?? [])].map(honoPath),
      announce(endpoint),
      limitAccess(endpoint, gate),
      limitRate(endpoint, gate),
      readIdempotencyKey(endpoint, gate.formTokens),
      describeChange(endpoint, gate),
      endpoint.encoding === 'multipart' ? uploadInTurn : publicGate,
      limitBody(endpoint),
      async (c) => {
        const result = await withinDeadline(handler(await readInput(endpoint, c), c), gate.handlerDeadlineMs);
        // From the next request on, pages show what was changed here.
        if (endpoint.access === 'admin' && endpoint.method !== 'GET') await gate.contentVersion.refresh();
        return respond(endpoint, result, c);
      },
    );
  };
}

export function honoPath(path: string) {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Errors from here on use the endpoint's own sentences. */
function announce(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('endpoint', endpoint);
    await next();
  };
}

/** The types see to it as well, but a mistake here would leave a door open. */
function limitAccess({ access, method, path }: Endpoint, { requireAdmin }: Gate): MiddlewareHandler<AppEnv> {
  if (access === 'admin') return requireAdmin;
  if (access === 'public') return publicGate;
  throw new Error(`${method} ${path} does not declare who may call it: public or admin.`);
}

function describeChange({ access, conditional }: Endpoint, { clock }: Gate): MiddlewareHandler<AppEnv> {
  if (access !== 'admin') return publicGate;
  return async (c, next) => {
    const { administratorId } = c.get('session');
    const expectedVersion = conditional ? readIfMatch(c.req.header('If-Match')) : undefined;
    c.set('change', { administratorId, at: clock(), expectedVersion });
    await next();
  };
}

/** The version that the change was made from. A tag that is not one of ours matches nothing. */
function readIfMatch(header: string | undefined) {
  if (header === undefined || header.trim() === '*') return undefined;
  return Number(/^\s*"(\d{1,9})"\s*$/.exec(header)?.[1] ?? -1);
}

function readIdempotencyKey({ idempotent }: Endpoint, formTokens: FormTokens): MiddlewareHandler<AppEnv> {
  if (!idempotent) return publicGate;
  return async (c, next) => {
    const key = c.req.header('Idempotency-Key')?.trim() || undefined;
    if (key && key.length > limits.idempotencyKey)
      throw new AppError('malformed-request', 'The Idempotency-Key is too long.');
    if (key) formTokens.check(key);
    c.set('idempotencyKey', key);
    await next();
  };
}

function limitRate({ rate }: Endpoint, { rateLimits, monotonicClock, clientAddress }: Gate): MiddlewareHandler<AppEnv> {
  if (!rate || !rateLimits) return publicGate;
  const take = createRateLimit(rate, monotonicClock);
  return async (c, next) => {
    const wait = take(clientAddress(c));
    if (wait > 0) throw new AppError('too-many', undefined, { headers: { 'Retry-After': String(wait) } });
    await next();
  };
}

function limitBody({ body, encoding }: Endpoint): MiddlewareHandler<AppEnv> {
  if (!body) return publicGate;
  const maxSize = encoding === 'multipart' ? limits.picture + limits.jsonBody : limits.jsonBody;
  const refuse = () => {
    throw new AppError('too-large', `Please send at most ${Math.floor(maxSize / 1_048_576)} MB.`);
  };
  const whileReading = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const length = c.req.header('Content-Length');
    // Node holds a body to the length it announces, and the stream that is counted otherwise costs more than all the rest.
    if (length === undefined || c.req.header('Transfer-Encoding')) return whileReading(c, next);
    return Number(length) > maxSize ? refuse() : next();
  };
}

function respond<E extends Endpoint>(endpoint: E, result: HandlerResult<E>, c: AppContext) {
  c.header(
    'Cache-Control',
    endpoint.access === 'admin' || endpoint.method !== 'GET' || endpoint.uncached ? 'no-store' : 'no-cache',
  );
  if (endpoint.status === 204) return c.body(null, 204);
  if (endpoint.answers) return streamText(endpoint.answers, result as AsyncIterable<string>, c);
  const page = endpoint.paged ? (result as Page<unknown>) : undefined;
  // The output schema keeps what it names and drops the rest, so that nothing leaves by accident.
  const body: unknown = endpoint.output.parse(page ? page.body : result);
  if (page) describePage(page, c);
  if (endpoint.conditional || endpoint.status === 201) describeVersion(body, c);
  return c.json(body, endpoint.status ?? 200);
}

function describePage({ next, total, totalIsExact }: Page<unknown>, c: AppContext) {
  c.header('X-Total-Count', String(total));
  if (!totalIsExact) c.header('X-Total-Count-Capped', 'true');
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set('cursor', next);
  c.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
}

function describeVersion(body: unknown, c: AppContext) {
  if (typeof body === 'object' && body !== null && 'version' in body) c.header('ETag', `"${String(body.version)}"`);
}
