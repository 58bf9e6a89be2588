import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { createRouteOf } from '#server/pages/route-of.ts';
import type { AppEnv, TraceIds } from './app-env.ts';

const routeOf = createRouteOf([]);

/** Gives every request an id and logs one line about it, with its route: the address may contain what someone has searched for. */
export function logRequests(
  { trustedProxies, requestLogLevel }: Pick<Config, 'trustedProxies' | 'requestLogLevel'>,
  log: Log,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    // An API call of a page belongs to the page's request.
    c.set('traceIds', c.env?.traceIds ?? readTraceIds((name) => c.req.header(name), trustedProxies > 0));
    await next();
    const ids = c.get('traceIds');
    c.res.headers.set('X-Request-Id', ids.requestId);
    if (c.env?.clientAddress) return;
    const route = c.get('page') ?? routeOf(c.req.path);
    const write = log[isFrequent(route) ? 'debug' : requestLogLevel];
    const ms = Math.round(performance.now() - started);
    write?.('request', { ...ids, method: c.req.method, path: route, status: c.res.status, ms });
  };
}

/** These would drown the rest. */
function isFrequent(route: string) {
  return ['/assets/*', '/uploads/*', '/healthz', '/readyz', '/api/website-counts'].includes(route);
}

/**
 * Format that proxies use. Others are not accepted: an id is logged, and must not contain anything that someone has
 * typed.
 */
const uuid = /^[\da-f]{8}(-?)([\da-f]{4}\1){3}[\da-f]{12}$/i;

/** W3C Trace Context: version, trace id, parent id, flags. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

/** The ids in `X-Request-Id` and `traceparent`, if a proxy of ours has sent them; otherwise a new request id. */
export function readTraceIds(header: (name: string) => string | undefined, isTrusted: boolean): TraceIds {
  const given = isTrusted ? header('X-Request-Id') : undefined;
  return {
    requestId: given && uuid.test(given) ? given : randomUUID(),
    traceId: isTrusted ? traceparent.exec(header('traceparent') ?? '')?.[1] : undefined,
  };
}
