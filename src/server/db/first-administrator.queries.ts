import { generatePassword, hashPassword } from '#server/auth/passwords.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from './database.ts';

/** Shown once to the person who starts the program. */
export interface FirstAdministrator {
  email: string;
  /** Null if the password was configured. */
  generatedPassword: string | null;
}

/** Creates the first administrator of an empty database. Returns null and changes nothing if there is one already. */
export async function createFirstAdministrator(
  db: Database,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
  clock: Clock,
): Promise<FirstAdministrator | null> {
  if (await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()) return null;
  const password = adminPassword ?? generatePassword();
  const email = adminEmail.toLowerCase();
  const created = await db
    .insertInto('administrators')
    .values({ email, password_hash: await hashPassword(password), created_at: clock() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created ? { email, generatedPassword: adminPassword ? null : password } : null;
}
