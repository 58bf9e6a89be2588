import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/app-error.ts';
import type { AppEnv } from './app-env.ts';
import { isSecretAddress } from './security-headers.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `same-site` is another subdomain, which may belong to someone else. */
const foreignSites = new Set(['cross-site', 'same-site']);

/**
 * Refuses writes from pages of other sites. Browsers send the origin of a request; scripts send none and pass.
 * @param siteUrl undefined where SITE_URL is not set; then the Host of the request counts.
 */
export function refuseForeignOrigins(siteUrl: URL | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (!safeMethods.has(method) && isForeign(raw.headers, path, siteUrl)) throw new AppError('forbidden');
    await next();
  };
}

function isForeign(headers: Headers, path: string, siteUrl: URL | undefined) {
  const site = headers.get('Sec-Fetch-Site') ?? '';
  if (foreignSites.has(site)) return true;
  if (site === 'same-origin') return false;
  const origin = headers.get('Origin');
  if (origin === null) return false;
  // A page without a referrer has no origin either. Anyone who knows its address may do what it can do.
  if (origin === 'null' && isSecretAddress(path)) return false;
  if (!URL.canParse(origin)) return true;
  const sent = new URL(origin);
  return siteUrl ? sent.origin !== siteUrl.origin : sent.host !== headers.get('Host');
}

/** Browsers send at least one of these headers with a write; scripts send neither. */
export function isFromBrowser(headers: Headers) {
  return headers.has('Origin') || headers.has('Sec-Fetch-Site');
}
