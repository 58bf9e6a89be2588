import { type Kysely, sql } from 'kysely';
import { createIndex, createVersionedTable } from './schema-words.ts';

/** Times at which a room is closed. Opening it again can be undone. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'room_closures')
    .addColumn('room_id', 'integer', (c) => c.notNull().references('rooms.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('room_closures_end_after_they_start', sql`ends_at > starts_at`)
    .execute();
  await createIndex(db, 'room_closures', 'ends_at', 'id');
  await sql`create index room_closures_deleted on room_closures (deleted_at) where deleted_at is not null`.execute(db);
}
