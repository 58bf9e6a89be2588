import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';
import type { AppContext, AppEnv } from './app-env.ts';

/** Gives every request an id and writes one line about it. The query is left out: it can hold a name that was searched for. */
export function nameRequest(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    const { method, path } = c.req;
    // A page that asks the API in-process is one request, and its assets are none worth a line.
    if (c.env?.clientAddress) return;
    if (path.startsWith('/assets/') || path.startsWith('/uploads/')) return;
    const ms = Math.round(performance.now() - started);
    log.info('request', { requestId: c.get('requestId'), method, path: placeOf(c), status: c.res.status, ms });
  };
}

/** A call without what it was given in the address; nothing of an address that is none of ours, since anything may stand in it. */
function placeOf(c: AppContext) {
  const endpoint = c.get('endpoint');
  if (endpoint) return endpoint.path;
  return c.res.status >= 400 && c.res.status < 500 ? undefined : c.req.path;
}
