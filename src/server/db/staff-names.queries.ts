import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The name by which colleagues know an administrator, for queries with `administrators`: the name of the account, that of the
 * practitioner, or what stands before the @ of the address. Null where a left join has found no account.
 */
export const staffName = sql<string | null>`coalesce(administrators.name,
  (select practitioners.name from practitioners where practitioners.id = administrators.practitioner_id),
  nullif(rtrim(rtrim(administrators.email, replace(administrators.email, '@', '')), '@'), ''),
  administrators.email)`;

/** The name of the account with this address, or the address itself if there is none. */
export async function staffNameOf(db: Database, email: string) {
  const found = await db
    .selectFrom('administrators')
    .select(staffName.as('name'))
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.name ?? email;
}
