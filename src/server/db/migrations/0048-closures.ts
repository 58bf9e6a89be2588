import { type Kysely, sql } from 'kysely';
import { createIndex, createVersionedTable } from './schema-words.ts';

/** Days on which the clinic is closed or has other hours. Deleting one can be undone. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'closures')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('spans', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('closures_end_after_they_start', sql`ends_on >= starts_on`)
    .execute();
  await createIndex(db, 'closures', 'created_at', 'id');
  await createIndex(db, 'closures', 'starts_on', 'id');
  await sql`create index closures_deleted on closures (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index closures_present on closures (id) where deleted_at is null`.execute(db);
}
