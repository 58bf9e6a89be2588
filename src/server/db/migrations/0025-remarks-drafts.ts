import type { Kysely } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Remarks that an administrator has typed and not saved yet. They go with the request and with the administrator. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('remarks_drafts')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('administrator_id', 'integer', (c) => c.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('typed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('remarks_drafts_key', ['appointment_id', 'administrator_id'])
    .execute();
  await createIndex(db, 'remarks_drafts', 'administrator_id', 'typed_at');
}
