import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Also another name under the same domain, which may be anybody's. */
const foreignSites = new Set(['cross-site', 'same-site']);

/** Refuses writes that another site's page sends. Browsers say where a request comes from; scripts say nothing and pass. */
export function refuseForeignOrigins(siteUrl: URL): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw.headers, siteUrl)) throw new AppError('forbidden');
    await next();
  };
}

function isForeign(headers: Headers, siteUrl: URL) {
  if (foreignSites.has(headers.get('Sec-Fetch-Site') ?? '')) return true;
  const origin = headers.get('Origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== siteUrl.host && host !== headers.get('Host');
}

/** Browsers mark their requests with one of these; scripts send neither. */
export function isFromBrowser(headers: Headers) {
  return headers.has('Origin') || headers.has('Sec-Fetch-Site');
}
