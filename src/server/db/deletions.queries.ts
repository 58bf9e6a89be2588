// See docs/decisions/0039-undo-of-deletions.md.

import { limits } from '#contract/limits.ts';
import { notFound } from '#server/http/app-error.ts';
import { type ChangeRequest, lockVersion } from './changes.queries.ts';
import type { Database } from './database.ts';
import { type Row, type UndoableTable, undoableTables } from './tables.ts';

// A deleted row is invisible at once: queries leave out rows with `deleted_at`, and `lockVersion` does not find them. It can be
// brought back for `limits.undo`. The next hourly run of the nightly jobs deletes it for good.

/** The time of deletion of rows that an import has stored and not shown yet: they are neither brought back nor deleted for good. */
export const stagedAt = 0;

/** All these tables share the column; Kysely's types need a single name. */
const named = (table: UndoableTable) => table as 'careers';

/**
 * Hides the row at once, and returns it.
 * @throws AppError `not-found`, or `stale` if the row is no longer at the expected version.
 */
export async function markDeleted<T extends UndoableTable>(trx: Database, table: T, id: number, change: ChangeRequest) {
  await lockVersion(trx, table, id, change.expectedVersion);
  const row = await trx
    .updateTable(named(table))
    .set({ deleted_at: change.at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as Row<T>;
}

/**
 * Brings a deleted row back, and returns it.
 * @throws AppError `not-found` unless it was deleted within the last `limits.undo`.
 */
export async function restoreDeleted<T extends UndoableTable>(
  trx: Database,
  table: T,
  id: number,
  { at }: ChangeRequest,
) {
  const row = await trx
    .updateTable(named(table))
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>=', at - limits.undo)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as Row<T>;
}

/** Deletes for good what can no longer be brought back, with everything that depends on it. */
export async function purgeDeleted(db: Database, now: number) {
  for (const table of undoableTables)
    await db
      .deleteFrom(named(table))
      .where('deleted_at', '<', now - limits.undo)
      .where('deleted_at', '>', stagedAt)
      .execute();
}
