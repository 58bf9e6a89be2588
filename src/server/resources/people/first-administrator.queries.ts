import { generatePassword, hashPassword } from '#server/auth/passwords.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/**
 * Creates the first administrator of an empty database. Returns null and changes nothing if there is one already. No password is
 * generated if one is configured.
 */
export async function createFirstAdministrator(
  db: Database,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
  clock: Clock,
) {
  if (await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()) return null;
  const password = adminPassword ?? generatePassword();
  const email = adminEmail.toLowerCase();
  // oxlint-disable-next-line changes/writes-take-trx -- no one is signed in yet, so there is no change to record
  const created = await db
    .insertInto('administrators')
    .values({
      email,
      password_hash: await hashPassword(password),
      must_change_password: adminPassword ? 0 : 1,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created ? { email, generatedPassword: adminPassword ? null : password } : null;
}

/** The address of an administrator who may have lost the first password; undefined once anyone has signed in. */
export async function findNeverUsedAdministrator(db: Database): Promise<string | undefined> {
  const traces = [
    db.selectFrom('sessions').select('administrator_id').limit(1),
    db.selectFrom('audit_log').select('administrator_id').where('administrator_id', 'is not', null).limit(1),
  ];
  for (const trace of traces) if (await trace.executeTakeFirst()) return undefined;
  const first = await db.selectFrom('administrators').select('email').orderBy('id').limit(1).executeTakeFirst();
  return first?.email;
}
