// See docs/decisions/0057-roles.md.

import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { type ChangeRequest, recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { fixedWindow, type LimitStore } from '#server/limits/limit-store.ts';
import type { Caller, Callers } from './callers.ts';
import type { LoginLimits } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import { findAdministrator, getAdministrator } from './sessions.queries.ts';

export interface Asker {
  administratorId: number;
  caller: Caller;
  change: ChangeRequest;
}

/** The administrator who makes a call. */
export function askerOf({ callers }: { callers: Callers }, { c, session, change }: AdminCall): Asker {
  return { administratorId: session.administratorId, caller: callers.of(c), change };
}

/**
 * Asks a signed-in administrator for the password again before a sensitive change, in case someone else uses their browser.
 * @throws AppError `invalid` at the field when the password is wrong; that counts as a failed login.
 */
export async function provePassword(
  { db, loginLimits }: { db: Database; loginLimits: LoginLimits },
  asker: Asker,
  password: string,
) {
  const administrator = await getAdministrator(db, asker.administratorId);
  const { email, password_hash } = administrator;
  const isRight = await loginLimits.checkPassword(
    { caller: asker.caller, email },
    async () => (await verifyPassword(password, password_hash)) || null,
  );
  if (isRight) return administrator;
  await recordFailedProof(db, asker, administrator);
  throw invalid('currentPassword', administratorMessages.wrongPassword);
}

export async function recordFailedProof(db: Database, asker: Asker, administrator: Row<'administrators'>) {
  await recordAccess(db, { ...asker.change, client: asker.caller.client }, 'proof-failed', administrator);
}

export interface IdentityProof {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

/**
 * Asks an owner for the password, and for a code if they have a second factor. The code is spent even if the change fails afterwards.
 * @throws AppError `invalid` at the field when one of them is missing or wrong; a wrong one counts as a failed login.
 */
export async function proveIdentity(
  context: { db: Database; loginLimits: LoginLimits; secondFactor: SecondFactor },
  asker: Asker,
  { currentPassword = '', code = '' }: IdentityProof,
) {
  if (currentPassword === '') throw invalid('currentPassword', administratorMessages.noPassword);
  const administrator = await provePassword(context, asker, currentPassword);
  if (administrator.totp_secret === null) return requireStillOwner(context.db, administrator.id);
  if (code.trim() === '') throw invalid('code', sessionMessages.enterCode);
  const isRight = await context.loginLimits.checkCode({ ...asker, email: administrator.email }, async () => {
    const read = await context.secondFactor.read(context.db, administrator.id, code);
    return inTransactionWithoutCounters(
      context.db,
      async (trx) => (await context.secondFactor.spend(trx, administrator, read)) || null,
    );
  });
  if (!isRight) {
    await recordFailedProof(context.db, asker, administrator);
    throw invalid('code', sessionMessages.wrongCode);
  }
  await requireStillOwner(context.db, administrator.id);
}

/** Checking a password takes a while. */
async function requireStillOwner(db: Database, id: number) {
  const { disabled_at, removed_at, role } = await getAdministrator(db, id);
  if (disabled_at !== null || removed_at !== null) throw new AppError('unauthenticated');
  if (role !== 'owner') throw new AppError('owners-only');
}

/** Records a failed attempt at an account, which is answered the same on a full disk. */
async function recordAccess(
  db: Database,
  change: ChangeRequest,
  action: 'sign-in-failed' | 'proof-failed',
  account: { id: number; email: string } | null,
) {
  const { id = null, email: name = null } = account ?? {};
  await recordEvent(db, change, { action, kind: 'administrator', id, name }).catch(unlessDiskFull);
}

/** Bounds the audit log: no wait slows down who tries one invented name after another, or comes from ever new addresses. */
const recordedOfNoAccount = fixedWindow('recorded sign-ins to no account', { calls: 60, windowMs: 3_600_000 });
const recordedOfAccount = fixedWindow('recorded sign-ins to an account', { calls: 600, windowMs: 3_600_000 });

/** Records a failed sign-in. What was typed in place of a name is not stored: it may be a password. */
export async function recordFailedSignIn(
  { db, limitStore }: { db: Database; limitStore: LimitStore },
  email: string,
  change: ChangeRequest,
) {
  const account = (await findAdministrator(db, email.trim().toLowerCase())) ?? null;
  const limit = account ? recordedOfAccount : recordedOfNoAccount;
  const { waitMs } = await limitStore.take(limit, String(account?.id ?? ''));
  if (waitMs === 0) await recordAccess(db, change, 'sign-in-failed', account);
}
