import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { bytewiseText, createIndex, createVersionedTable } from './schema-words.ts';

/** Patients, and to whom each request belongs. Requests without a patient get theirs after the start: see `assign-patients.ts`. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'patients')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded_name', bytewiseText(db), (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('language', 'text')
    .addColumn('may_message_since', 'bigint')
    .addColumn('note', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await createIndex(db, 'patients', 'created_at', 'id');
  await createIndex(db, 'patients', 'folded_name');
  await createIndex(db, 'patients', 'changed_at');
  await sql`create index patients_deleted on patients (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index patients_present on patients (id) where deleted_at is null`.execute(db);
  await createPart(db, 'patient_keys', 'key').addPrimaryKeyConstraint('patient_keys_key', ['key']).execute();
  await createIndex(db, 'patient_keys', 'patient_id');
  await createPart(db, 'patient_terms', 'term')
    .addPrimaryKeyConstraint('patient_terms_key', ['term', 'patient_id'])
    .execute();
  await createIndex(db, 'patient_terms', 'patient_id');
  await db.schema
    .alterTable('appointments')
    .addColumn('patient_id', 'integer', (column) => column.references('patients.id').onDelete('set null'))
    .execute();
  await createIndex(db, 'appointments', 'patient_id', 'created_at', 'id');
  await sql`create index appointments_without_patient on appointments (id) where patient_id is null`.execute(db);
}

function createPart(db: Kysely<never>, table: string, text: string) {
  return db.schema
    .createTable(table)
    .addColumn(text, bytewiseText(db), (column) => column.notNull())
    .addColumn('patient_id', 'integer', (column) => column.notNull().references('patients.id').onDelete('cascade'))
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)));
}
