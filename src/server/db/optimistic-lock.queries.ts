import { sql } from 'kysely';
import { notFound, stale } from '#server/http/app-error.ts';
import type { Database } from './database.ts';
import { type Row, type Tables, undoableTables } from './tables.ts';

type VersionedTable = {
  [T in keyof Tables]: Row<T> extends { id: number; version: number } ? T : never;
}[keyof Tables];

/**
 * First step of every change: checks and increments the row's version, which locks the row until the transaction ends. Deleted
 * rows are not found.
 * @throws AppError `not-found`, or `stale` if the row is no longer at the expected version.
 */
export async function lockVersion(
  trx: Database,
  table: VersionedTable,
  id: number,
  expectedVersion: number | undefined,
) {
  // All these tables share the two columns; Kysely's types need a single name.
  const named = table as 'appointments';
  const isHere = (undoableTables as readonly string[]).includes(table)
    ? sql<boolean>`deleted_at is null`
    : sql<boolean>`1 = 1`;
  const locked = await trx
    .updateTable(named)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(isHere)
    .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (locked) return;
  const exists = await trx.selectFrom(named).select('id').where('id', '=', id).where(isHere).executeTakeFirst();
  throw exists ? stale() : notFound();
}
