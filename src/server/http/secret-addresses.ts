import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Addresses that are secrets by themselves: of patients' pages and of calendar feeds. The log has their patterns alone. */
const secretAddresses = /^\/(visit|calendar)\//i;

/**
 * No search engine lists what is there, no link from there says where it was, and no cache keeps it for somebody else. Pages tell their
 * origin, because without a referrer browsers post forms with `Origin: null`, like a page of anybody.
 */
export function keepSecret(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!secretAddresses.test(c.req.path)) return;
    const { headers } = c.res;
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    headers.set('Referrer-Policy', isPage ? 'strict-origin' : 'no-referrer');
    headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'private, no-store');
  };
}
