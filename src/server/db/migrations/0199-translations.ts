import type { Kysely } from 'kysely';
import { createTable } from './schema-words.ts';

/** Texts of records in other languages: one row for each record and language, by whose version two people notice each other. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'translations')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('checked_at', 'bigint')
    .addColumn('checked_by', 'text')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('translations_are_unique', ['language', 'kind', 'record'])
    .execute();
}
