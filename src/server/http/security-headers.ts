import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What is answered without a page of its own may load and run nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

export function setSecurityHeaders(secure: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res; // Hono's own `c.header` would make the whole answer anew each time
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
  };
}
