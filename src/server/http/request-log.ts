import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/log.ts';
import type { AppContext, AppEnv } from './app-env.ts';

/** Gives every request an id and logs one line about it, without the query: it may contain a name that was searched for. */
export function logRequests(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    const { method, path } = c.req;
    // In-process API calls belong to the request of their page. Assets and uploads would drown the rest.
    if (c.env?.clientAddress) return;
    if (path.startsWith('/assets/') || path.startsWith('/uploads/')) return;
    const ms = Math.round(performance.now() - started);
    log.info('request', { requestId: c.get('requestId'), method, path: loggedPath(c), status: c.res.status, ms });
  };
}

/** API calls are logged by their route pattern. An unknown path is not logged: it may contain anything. */
function loggedPath(c: AppContext) {
  const endpoint = c.get('endpoint');
  if (endpoint) return endpoint.path;
  return c.res.status >= 400 && c.res.status < 500 ? undefined : c.req.path;
}
