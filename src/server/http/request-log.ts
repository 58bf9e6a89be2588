import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { createRouteOf } from '#server/pages/route-of.ts';
import type { AppEnv } from './app-env.ts';
import { readTraceIds } from './trace-ids.ts';

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
  return ['/assets/*', '/uploads/*', '/healthz', '/readyz'].includes(route);
}
