import { getCookie } from 'hono/cookie';
import * as sessionMessages from '#contract/messages/session.ts';
import { type Role, roles } from '#contract/roles.ts';
import { AppError } from '#server/app-error.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { sessionCookieName, xsrfCookieName } from './session-cookies.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

const safeMethods = new Set(['GET', 'HEAD']);
/** `none` is a person who enters the address. */
const ownSites = new Set(['same-origin', 'none']);

const missing = { 'new-password': 'new-password-required', 'second-factor': 'second-factor-missing' } as const;

/**
 * Admits requests whose token names an active session of an administrator with this role, or one that may
 * do more. A browser's session also needs its cookie and, for writes, its XSRF token; then it needs no token.
 */
export function createAccessCheck(sessions: Sessions, tokens: Tokens, secure: boolean) {
  return (role: Role) =>
    async (c: AppContext): Promise<void> => {
      const authorization = c.req.header('Authorization');
      const token = authorization === undefined ? undefined : (bearerToken(authorization) ?? '');
      const cookie = getCookie(c, sessionCookieName(secure));
      const session = await sessions.find({ token, cookie }, isBackground(c));
      if (!session) {
        const code = (await sessions.hasLostAccess(token)) ? 'access-ended' : 'unauthenticated';
        throw new AppError(code, undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
      }
      if (session.bound && needsXsrfToken(c) && !hasXsrfToken(c, tokens.xsrfTokens(session.id))) {
        throw new AppError('forbidden', 'This request lacks its XSRF token, so it was refused.');
      }
      if (session.isLocked && !c.get('endpoint')?.whileLocked) throw new AppError('session-locked');
      if (session.needs && !c.get('endpoint')?.whileSettingUp) throw new AppError(missing[session.needs]);
      if (!mayCall(session.role, role))
        throw role === 'owner' ? new AppError('owners-only') : new AppError('forbidden', sessionMessages.frontDeskOnly);
      c.set('session', session);
    };
}

export const mayCall = (given: Role, needed: Role) => roles.indexOf(given) >= roles.indexOf(needed);

/** A read with nothing but a cookie may come from another site. Browsers say so, but over http only on this machine. */
function needsXsrfToken(c: AppContext) {
  if (!safeMethods.has(c.req.method)) return true;
  if (c.req.header('Authorization') !== undefined) return false;
  const from = c.req.header('Sec-Fetch-Site');
  if (from !== undefined && !ownSites.has(from)) throw new AppError('forbidden');
  return from === undefined;
}

/** Calls that the page makes by itself do not count as activity. */
function isBackground(c: AppContext) {
  return c.get('endpoint')?.background === true || c.req.header('X-Background') !== undefined;
}

/** Header and cookie must both hold the token. */
function hasXsrfToken(c: AppContext, accepted: readonly string[]) {
  const sent = c.req.header('X-XSRF-TOKEN');
  return sent !== undefined && accepted.includes(sent) && getCookie(c, xsrfCookieName) === sent;
}
