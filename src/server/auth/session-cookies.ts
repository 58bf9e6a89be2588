import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '#server/http/app-env.ts';

/** Scripts of the page read this cookie and send its value in the X-XSRF-TOKEN header. */
export const xsrfCookieName = 'XSRF-TOKEN';

/** The `__Host-` prefix makes browsers accept the cookie only from this host. It requires https. */
export function sessionCookieName(secure: boolean) {
  return secure ? '__Host-session' : 'session';
}

export function setSessionCookies(
  c: AppContext,
  values: { cookie: string; xsrfToken: string; expiresAt: number },
  secure: boolean,
) {
  const options: CookieOptions = { path: '/', sameSite: 'Strict', secure, expires: new Date(values.expiresAt) };
  setCookie(c, sessionCookieName(secure), values.cookie, { ...options, httpOnly: true });
  setCookie(c, xsrfCookieName, values.xsrfToken, options);
}

export function clearSessionCookies(c: AppContext, secure: boolean) {
  deleteCookie(c, sessionCookieName(secure), { path: '/', secure });
  deleteCookie(c, xsrfCookieName, { path: '/', secure });
}
