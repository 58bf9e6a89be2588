import { notFound, stale } from '#server/http/app-error.ts';
import type { Database } from './database.ts';

type VersionedTable =
  | 'appointments'
  | 'reviews'
  | 'blogs'
  | 'gallery_items'
  | 'careers'
  | 'conditions'
  | 'symptoms'
  | 'clinic_profile';

/**
 * The first step of every change: counts the version up and so holds the row until the transaction ends.
 * @throws AppError `not-found`, or `stale` when the row is no longer at the version that the change was made from.
 */
export async function lockVersion(
  trx: Database,
  table: VersionedTable,
  id: number,
  expectedVersion: number | undefined,
) {
  // All of these tables have the same two columns; Kysely's types want one name.
  const named = table as 'appointments';
  const claimed = await trx
    .updateTable(named)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (claimed) return;
  const exists = await trx.selectFrom(named).select('id').where('id', '=', id).executeTakeFirst();
  throw exists ? stale() : notFound();
}
