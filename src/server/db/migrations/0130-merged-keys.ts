import type { Kysely } from 'kysely';

/** A merge remembers the keys that came along, which stay with the other patient, and after which request it was. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('patient_keys')
    .addColumn('is_merged', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('patient_merges')
    .addColumn('keys', 'text', (column) => column.notNull().defaultTo('{"own":[],"merged":[]}'))
    .execute();
  await db.schema
    .alterTable('patient_merges')
    .addColumn('last_request_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
