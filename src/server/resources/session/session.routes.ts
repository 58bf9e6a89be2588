import { messages } from '#contract/messages.ts';
import { session } from '#contract/session.ts';
import { clearSessionCookies, setSessionCookies } from '#server/auth/session-cookies.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { isFromBrowser } from '#server/http/same-origin.ts';
import type { ResourceContext } from '../resource.ts';

export function mountSession(context: ResourceContext) {
  const { mount, sessions, secure } = context;
  mount(session.login, ({ body }, c) => login(context, body, c));
  mount(session.logout, async (_input, c) => {
    await sessions.end(c.get('session'));
    clearSessionCookies(c, secure);
    return null;
  });
  mount(session.logoutEverywhere, async (_input, c) => {
    await sessions.endAll(c.get('session'));
    clearSessionCookies(c, secure);
    return null;
  });
  mount(session.get, (_input, c) => readTime(context, c));
  mount(session.prolong, async (_input, c) => {
    await sessions.prolong(c.get('session'));
    return readTime(context, c);
  });
}

async function readTime({ sessions }: ResourceContext, c: AppContext) {
  const time = await sessions.readTime(c.get('session'));
  // It may have ended since the call was let in.
  if (!time) throw new AppError('unauthenticated');
  return time;
}

/** A browser gets a token that works only with the cookie set beside it; a script gets one that stands alone. */
async function login(
  { sessions, backoff, clientAddress, secure }: ResourceContext,
  body: { email: string; password: string },
  c: AppContext,
) {
  const who = { address: clientAddress(c), email: body.email };
  const started = await backoff(who, () => sessions.start(body, isFromBrowser(c.req.raw.headers)));
  if (!started) throw new AppError('unauthenticated', messages.session.invalidLogin);
  const { token, cookie, xsrfToken, expiresAt } = started;
  if (cookie) setSessionCookies(c, { cookie, xsrfToken, expiresAt }, secure);
  return { token, exp: Math.floor(expiresAt / 1000) };
}
