import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import * as sessionMessages from '#contract/messages/session.ts';
import type { AppContext, AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { sessionCookieName, xsrfCookieName } from './session-cookies.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Admits requests whose token names an active session. A browser's session also needs its cookie and, for writes, its XSRF
 * token.
 */
export function createRequireAdmin(sessions: Sessions, tokens: Tokens, secure: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    const cookie = getCookie(c, sessionCookieName(secure));
    const session = token ? await sessions.find(token, cookie, isBackground(c)) : null;
    if (!session) throw signInFirst();
    const needsXsrfToken = session.bound && !safeMethods.has(c.req.method);
    if (needsXsrfToken && !hasXsrfToken(c, tokens.xsrfToken(session.id))) {
      throw new AppError('forbidden', 'This request lacks its XSRF token, so it was refused.');
    }
    c.set('session', session);
    await next();
  };
}

/** Calls that the page makes by itself do not count as activity. */
function isBackground(c: AppContext) {
  return c.get('endpoint')?.background === true || c.req.header('X-Background') !== undefined;
}

function signInFirst() {
  return new AppError('unauthenticated', sessionMessages.signInFirst, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Header and cookie must both hold the token. */
function hasXsrfToken(c: AppContext, expected: string) {
  return c.req.header('X-XSRF-TOKEN') === expected && getCookie(c, xsrfCookieName) === expected;
}
