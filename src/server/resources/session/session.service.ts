import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import * as sessionMessages from '#contract/messages/session.ts';
import { session } from '#contract/session.ts';
import { AppError } from '#server/app-error.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { askerOf, provePassword, recordFailedProof, recordFailedSignIn } from '#server/auth/prove-password.ts';
import { clearSessionCookies, sessionCookieName, setSessionCookies } from '#server/auth/session-cookies.ts';
import { getAdministrator } from '#server/auth/sessions.queries.ts';
import type { Session } from '#server/auth/sessions.ts';
import { byProgram, recordEvent } from '#server/db/changes.queries.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { AdminCall, AppContext } from '#server/http/app-env.ts';
import { isFromBrowser } from '#server/http/same-origin.ts';
import type { ResourceContext } from '../resource.ts';

export function mountSession(context: ResourceContext) {
  const { mount, sessions, secure } = context;
  mount(session.login, ({ body }, { c }) => login(context, body, c));
  mount(session.logout, async (_input, call) => {
    await sessions.end(call.session);
    await recordSignOut(context, call);
    clearSessionCookies(call.c, secure);
    return null;
  });
  mount(session.logoutEverywhere, async (_input, call) => {
    await sessions.endAll(call.session);
    await recordSignOut(context, call);
    clearSessionCookies(call.c, secure);
    return null;
  });
  mount(session.get, (_input, call) => readTime(context, call.session));
  mount(session.lock, async (_input, call) => {
    await sessions.lock(call.session);
    return null;
  });
  mount(session.unlock, ({ body }, call) => unlock(context, body, call));
  mount(session.prolong, async (_input, call) => {
    await sessions.prolong(call.session);
    return readTime(context, call.session);
  });
}

/** Signing out works with a full disk, too. */
async function recordSignOut({ db, callers }: ResourceContext, { c, session, change }: AdminCall) {
  const { id, email: name } = await getAdministrator(db, session.administratorId);
  const withClient = { ...change, client: callers.of(c).client };
  await recordEvent(db, withClient, { action: 'signed-out', kind: 'administrator', id, name }).catch(unlessDiskFull);
}

async function readTime({ sessions }: ResourceContext, own: Session) {
  const time = await sessions.readTime(own);
  // The session may have ended since access was checked.
  if (!time) throw new AppError('unauthenticated');
  return time;
}

type Login = z.output<typeof session.login.body>;

/** A browser gets a token that works only together with a cookie; a script gets a token that works alone. */
async function login(context: ResourceContext, body: Login, c: AppContext) {
  const { token, cookie, xsrfToken, expiresAt } = await startSession(context, body, c);
  if (cookie) {
    await context.sessions.endOf(getCookie(c, sessionCookieName(context.secure)) ?? '');
    setSessionCookies(c, { cookie, xsrfToken, expiresAt }, context.secure);
    context.callers.remember(c, body.email);
  }
  return { token, exp: Math.floor(expiresAt / 1000) };
}

/** Does not reveal whether there is a second factor until the password is right. */
async function startSession(context: ResourceContext, login: Login, c: AppContext) {
  const { sessions, loginLimits, callers, clock } = context;
  const { email, code = '' } = login;
  const who = { caller: callers.of(c), email };
  const change = { ...byProgram(clock()), client: who.caller.client };
  const administrator = await loginLimits.checkPassword(who, () => sessions.findAdministrator(login));
  if (!administrator) {
    await recordFailedSignIn(context, email, change);
    throw new AppError('unauthenticated', sessionMessages.invalidLogin);
  }
  const hasFactor = administrator.totp_secret !== null;
  if (hasFactor && code.trim() === '') throw new AppError('second-factor-required');
  const device = isFromBrowser(c.req.raw.headers) ? deviceName(c.req.header('User-Agent') ?? '') : null;
  const start = () => sessions.start(administrator, code, { device, client: who.caller.client });
  const started = hasFactor
    ? await loginLimits.checkCode({ ...who, administratorId: administrator.id }, start)
    : await start();
  if (started) return started;
  await recordFailedSignIn(context, email, change);
  throw hasFactor
    ? new AppError('second-factor-required', sessionMessages.wrongCode)
    : new AppError('unauthenticated', sessionMessages.invalidLogin);
}

type Proof = z.output<typeof session.unlock.body>;

/** Asks for what a login asks for, and counts wrong ones with those of logins. */
async function unlock(context: ResourceContext, { currentPassword, code = '' }: Proof, call: AdminCall) {
  const { sessions, loginLimits } = context;
  const asker = askerOf(context, call);
  const administrator = await provePassword(context, asker, currentPassword);
  const hasFactor = administrator.totp_secret !== null;
  if (hasFactor && code.trim() === '') throw new AppError('second-factor-required');
  const open = async () =>
    (await sessions.unlock(call.session, administrator, { code, client: asker.caller.client })) || null;
  const isOpen = hasFactor ? await loginLimits.checkCode({ ...asker, email: administrator.email }, open) : await open();
  if (isOpen) return readTime(context, call.session);
  await recordFailedProof(context.db, asker, administrator);
  throw hasFactor ? new AppError('second-factor-required', sessionMessages.wrongCode) : new AppError('unauthenticated');
}
