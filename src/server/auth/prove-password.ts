import * as administratorMessages from '#contract/messages/administrators.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import type { Database } from '#server/db/database.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { LoginLimits } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import { getAdministrator } from './sessions.queries.ts';

export interface Asker {
  administratorId: number;
  address: string;
}

/**
 * Asks a signed-in administrator for the password again before a sensitive change, in case somebody else uses their browser.
 * @throws AppError `invalid` at the field when the password is wrong; that counts as a failed login.
 */
export async function provePassword(
  { db, loginLimits }: { db: Database; loginLimits: LoginLimits },
  { administratorId, address }: Asker,
  password: string,
) {
  const administrator = await getAdministrator(db, administratorId);
  const { email, password_hash } = administrator;
  const isRight = await loginLimits.checkPassword(
    { address, email },
    async () => (await verifyPassword(password, password_hash)) || null,
  );
  if (!isRight) throw invalid('currentPassword', administratorMessages.wrongPassword);
  return administrator;
}

export interface IdentityProof {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

/**
 * Asks an owner for the password, and for a code of those who have a second factor. The code is spent even if the change fails afterwards.
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
  const isRight = await context.loginLimits.checkCode({ ...asker, email: administrator.email }, () =>
    inTransactionWithoutCounters(
      context.db,
      async (trx) => (await context.secondFactor.spend(trx, administrator, code)) || null,
    ),
  );
  if (!isRight) throw invalid('code', sessionMessages.wrongCode);
  await requireStillOwner(context.db, administrator.id);
}

/** Checking a password takes a while. */
async function requireStillOwner(db: Database, id: number) {
  const { disabled_at, removed_at, role } = await getAdministrator(db, id);
  if (disabled_at !== null || removed_at !== null) throw new AppError('unauthenticated');
  if (role !== 'owner') throw new AppError('owners-only');
}
