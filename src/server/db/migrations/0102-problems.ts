import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { createTable } from './schema-words.ts';

/** Common problems, each with the treatments for it; and treatments that are advice, which the last release takes for services. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'problems')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body_area', 'text')
    .addColumn('treatment_ids', 'text', (column) => column.notNull())
    .addColumn('other_words', 'text')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  // PostgreSQL cannot index the longest names.
  const name = isPostgres(db) ? sql`md5(lower(name))` : sql`lower(name)`;
  await sql`create unique index problems_by_name_in_any_case on problems (${name})`.execute(db);
  await db.schema
    .alterTable('treatments')
    .addColumn('is_advice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
