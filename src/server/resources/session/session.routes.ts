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
}

/** A browser gets a token that works only with the cookie set beside it; a script gets one that stands alone. */
async function login(
  { sessions, backoff, clientAddress, secure }: ResourceContext,
  body: { email: string; password: string },
  c: AppContext,
) {
  const key = `${clientAddress(c)} ${body.email.trim().toLowerCase()}`;
  const wait = backoff.waitFor(key);
  if (wait > 0) throw tooManyFailures(wait);
  // Counted before the password is checked, so that guesses made at the same moment count too.
  backoff.fail(key);
  const started = await sessions.start(body, isFromBrowser(c.req.raw.headers));
  if (!started) throw new AppError('unauthenticated', messages.session.invalidLogin);
  backoff.succeed(key);
  const { token, cookie, xsrfToken, expiresAt } = started;
  if (cookie) setSessionCookies(c, { cookie, xsrfToken, expiresAt }, secure);
  return { token, exp: Math.floor(expiresAt / 1000) };
}

function tooManyFailures(seconds: number) {
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too-many', `Too many failed attempts. Please wait ${wait} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
