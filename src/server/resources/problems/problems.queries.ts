import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';

/** Deletes for good what had this name and could still be brought back, since a name can be used only once. */
export async function purgeNamesakes(trx: Transaction, name: string) {
  await trx
    .deleteFrom('problems')
    .where('deleted_at', 'is not', null)
    .where(sql`lower(name)`, '=', sql`lower(cast(${name} as text))`)
    .execute();
}
