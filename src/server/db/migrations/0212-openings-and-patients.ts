import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Facts of an opening, and pairs of patients who are not the same person, each in both directions. */
export async function up(db: Kysely<never>) {
  for (const column of ['pay', 'hours', 'place'])
    await db.schema.alterTable('careers').addColumn(column, 'text').execute();
  await sql`alter table careers add column contract text check (contract in
    ('full-time', 'part-time', 'full-or-part-time', 'temporary', 'internship'))`.execute(db);
  await db.schema
    .createTable('different_patients')
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id').onDelete('cascade'))
    .addColumn('other_id', 'integer', (c) => c.notNull().references('patients.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('different_patients_key', ['patient_id', 'other_id'])
    .execute();
  await createIndex(db, 'different_patients', 'other_id');
}
