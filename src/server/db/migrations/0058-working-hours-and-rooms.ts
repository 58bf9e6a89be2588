import { type Kysely, sql } from 'kysely';

/** Deleting working hours and leave can be undone, and rooms have an order. */
export async function up(db: Kysely<never>) {
  for (const table of ['working_hours', 'absences']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'bigint').execute();
    const [name, of] = [sql.id(`${table}_deleted`), sql.id(table)];
    await sql`create index ${name} on ${of} (deleted_at) where deleted_at is not null`.execute(db);
  }
  await db.schema
    .alterTable('rooms')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
