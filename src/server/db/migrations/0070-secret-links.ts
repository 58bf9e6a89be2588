import type { Kysely } from 'kysely';

/** Addresses that are secrets: of a patient's page, and of a practitioner's calendar feed. What patients say there is a note of theirs. */
export async function up(db: Kysely<never>) {
  for (const [table, owner, owners] of [
    ['patient_links', 'appointment_id', 'appointments.id'],
    ['calendar_feeds', 'practitioner_id', 'practitioners.id'],
  ] as const)
    await db.schema
      .createTable(table)
      .addColumn(owner, 'integer', (c) => c.primaryKey().references(owners).onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('token', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  await db.schema
    .alterTable('calendar_feeds')
    .addColumn('with_names', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('visits').addColumn('moved_at', 'bigint').execute();
  await db.schema
    .alterTable('appointment_notes')
    .addColumn('from_patient', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
