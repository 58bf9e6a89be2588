import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { bytewiseText, createIndex, createVersionedTable } from './schema-words.ts';

/** Applications for openings, and for how many days they are stored. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'applications')
    .addColumn('opening_id', 'integer', (column) => column.references('careers.id').onDelete('set null'))
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('letter', 'text')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('file_type', 'text', (column) => column.notNull())
    .addColumn('file_size', 'integer', (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('privacy_notice', 'text')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await createIndex(db, 'applications', 'created_at', 'id');
  await createIndex(db, 'applications', 'opening_id');
  await sql`create index applications_deleted on applications (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index applications_present on applications (id) where deleted_at is null`.execute(db);
  await createIndex(db, 'applications', 'is_new');
  await db.schema
    .createTable('application_terms')
    .addColumn('term', bytewiseText(db), (column) => column.notNull())
    .addColumn('application_id', 'integer', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('application_terms_key', ['term', 'application_id'])
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
  await createIndex(db, 'application_terms', 'application_id');
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('application_days', 'integer', (column) => column.notNull().defaultTo(180))
    .execute();
}
