import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Addresses that are secrets by themselves: of patients' pages and of calendar feeds. The log has their patterns alone. */
const secretAddresses = /^\/(visit|calendar)\//i;

export const isSecretAddress = (path: string) => secretAddresses.test(path);

/** No search engine lists what is there, no link from there says where it was, and no cache stores it for someone else. */
export function keepSecret(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!isSecretAddress(c.req.path)) return;
    const { headers } = c.res;
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'private, no-store');
  };
}
