import type { Kysely } from 'kysely';
import { createIndex } from './schema-words.ts';

/** The history of a single record, and of public texts the words before and after each change. */
export async function up(db: Kysely<never>) {
  await createIndex(db, 'audit_log', 'kind', 'subject_id', 'id');
  await db.schema
    .createTable('changed_texts')
    .addColumn('audit_log_id', 'integer', (c) => c.primaryKey().references('audit_log.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'integer', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'changed_texts', 'kind', 'subject_id', 'audit_log_id');
}
