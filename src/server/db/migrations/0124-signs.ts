import { type Kysely, sql } from 'kysely';
import { createTable } from './schema-words.ts';

/** Signs that need help now or soon, and in each table of pages the names of those that a page shows, as a JSON list. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'signs')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('urgency', 'text', (column) => column.notNull())
    .addColumn('least_urgency', 'text', (column) => column.notNull())
    .addColumn('sign', 'text', (column) => column.notNull())
    .addColumn('advice', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('body_areas', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`create index signs_by_urgency on signs (urgency)`.execute(db);
  for (const table of ['conditions', 'symptoms', 'treatments', 'blogs'])
    await db.schema.alterTable(table).addColumn('signs', 'text').execute();
}
