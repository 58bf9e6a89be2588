import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Records that are open in tabs of the admin area, for as long as those say so. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('presences')
    // It is worth nothing after a crash.
    .$call((table) => (isPostgres(db) ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('tab', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presences_key', ['session_id', 'tab'])
    .execute();
}
