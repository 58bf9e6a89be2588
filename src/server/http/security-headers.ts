import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For responses that set no policy of their own: they may load and run nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

export function setSecurityHeaders(secure: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    // Hono's c.header() would create a new response for each header.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(headersOfAll)) {
      // A page may say less to other sites.
      if (!headers.has(name)) headers.set(name, value);
    }
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
  };
}
