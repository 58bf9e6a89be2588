import * as administratorMessages from '#contract/messages/administrators.ts';
import type { Database } from '#server/db/database.ts';
import { invalid } from '#server/http/app-error.ts';
import type { LoginLimits } from './login-limits.ts';
import { verifyPassword } from './passwords.ts';
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
