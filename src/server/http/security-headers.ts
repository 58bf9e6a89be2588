import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Header of every answer of a site with https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const defaults = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A response without a policy of its own may load and run nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A file that a stranger made: a browser that opens it by itself runs nothing in it, and shows it in no frame. */
export const headersOfUploads = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Addresses that are secrets by themselves: of patients' pages, of those that stop messages, and of calendar feeds. The log has their patterns alone. */
const secretAddresses = /^\/(visit|stop|calendar)\//i;

export const isSecretAddress = (path: string) => secretAddresses.test(path);

export function setSecurityHeaders(secure: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    // Hono's c.header() would create a new response for each header.
    const { headers } = c.res;
    // No search engine lists a secret address, no link from there says where it was, and no cache stores it for someone else.
    if (isSecretAddress(c.req.path)) {
      headers.set('X-Robots-Tag', 'noindex, nofollow');
      headers.set('Referrer-Policy', 'no-referrer');
      headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'private, no-store');
    }
    // A page may say less to other sites.
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    if (secure) for (const [name, value] of Object.entries(httpsOnly)) headers.set(name, value);
  };
}
