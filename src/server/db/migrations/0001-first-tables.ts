import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { bytewiseText, createIndex, createTable, createVersionedTable } from './schema-words.ts';

/** The whole first schema. Times are milliseconds since 1970, flags 0 or 1. */
export async function up(db: Kysely<never>) {
  await createReferenceTables(db);
  await createAppointmentTables(db);
  await createContentTables(db);
  await createAdministrationTables(db);
}

async function createReferenceTables(db: Kysely<never>) {
  await createTable(db, 'treatments', 'treatment_id')
    .addColumn('treatment_description', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('therapy', 'service')`))
    .execute();
  await createTable(db, 'states', 'state_id')
    .addColumn('state_name', 'text', (c) => c.notNull().unique())
    .execute();
  await createTable(db, 'cities', 'city_id')
    .addColumn('state_id', 'integer', (c) => c.notNull().references('states.state_id'))
    .addColumn('city_name', 'text', (c) => c.notNull())
    .addUniqueConstraint('cities_name_in_state', ['state_id', 'city_name'])
    .addUniqueConstraint('cities_in_state', ['state_id', 'city_id'])
    .execute();
}

async function createAppointmentTables(db: Kysely<never>) {
  await createVersionedTable(db, 'appointments')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('state_id', 'integer', (c) => c.notNull())
    .addColumn('city_id', 'integer', (c) => c.notNull())
    .addColumn('conditions', 'text')
    .addColumn('remarks', 'text', (c) => c.check(sql`length(remarks) between 1 and 1000`))
    .addForeignKeyConstraint('appointments_place', ['state_id', 'city_id'], 'cities', ['state_id', 'city_id'])
    .execute();
  await createIndex(db, 'appointments', 'created_at', 'id');
  await db.schema
    .createIndex('appointments_pending')
    .on('appointments')
    .columns(['created_at', 'id'])
    .where(sql.ref('remarks'), 'is', null)
    .execute();
  await db.schema
    .createIndex('appointments_done')
    .on('appointments')
    .columns(['created_at', 'id'])
    .where(sql.ref('remarks'), 'is not', null)
    .execute();

  await db.schema
    .createTable('appointment_treatments')
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addColumn('treatment_id', 'integer', (c) => c.notNull().references('treatments.treatment_id'))
    .addPrimaryKeyConstraint('appointment_treatments_key', ['appointment_id', 'treatment_id'])
    .execute();

  await db.schema
    .createTable('appointment_terms')
    .addColumn('term', bytewiseText(db), (c) => c.notNull())
    .addColumn('appointment_id', 'integer', (c) => c.notNull().references('appointments.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('appointment_terms_key', ['term', 'appointment_id'])
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
  await createIndex(db, 'appointment_terms', 'appointment_id');
}

async function createContentTables(db: Kysely<never>) {
  await createVersionedTable(db, 'reviews')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('half_stars', 'integer', (c) => c.notNull().check(sql`half_stars between 1 and 10`))
    .addColumn('description', 'text')
    .addColumn('visible', 'integer', (c) => c.notNull().check(sql`visible in (0, 1)`))
    .execute();
  await createIndex(db, 'reviews', 'created_at', 'id');
  await createIndex(db, 'reviews', 'visible', 'created_at', 'id');

  await createVersionedTable(db, 'blogs')
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('content_format', 'text', (c) => c.notNull().check(sql`content_format in ('html', 'text')`))
    .addColumn('preview', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('is_active', 'integer', (c) => c.notNull().check(sql`is_active in (0, 1)`))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'blogs', 'created_at', 'id');
  await createIndex(db, 'blogs', 'is_active', 'created_at', 'id');

  await createVersionedTable(db, 'gallery_items')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('youtube_id', 'text')
    .addColumn('treatment_name', 'text')
    .addColumn('alt', 'text')
    .addCheckConstraint('gallery_items_shows_something', sql`image is not null or youtube_id is not null`)
    .execute();
  await createIndex(db, 'gallery_items', 'created_at', 'id');

  await createVersionedTable(db, 'careers')
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('experience', 'double precision', (c) => c.notNull().check(sql`experience between 0 and 60`))
    .addColumn('deleted_at', 'bigint')
    .execute();
  await createIndex(db, 'careers', 'created_at', 'id');

  await createVersionedTable(db, 'conditions')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('symptoms', 'text', (c) => c.notNull())
    .addColumn('causes', 'text', (c) => c.notNull())
    .addColumn('treatment', 'text', (c) => c.notNull())
    .addColumn('body_area', 'text')
    .addColumn('urgent_help', 'text')
    .addColumn('routine_help', 'text')
    .addColumn('reviewed_on', 'text')
    .execute();
  await createTable(db, 'symptoms')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .createTable('condition_symptoms')
    .addColumn('condition_id', 'integer', (c) => c.notNull().references('conditions.id').onDelete('cascade'))
    .addColumn('symptom_id', 'integer', (c) => c.notNull().references('symptoms.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('condition_symptoms_key', ['condition_id', 'symptom_id'])
    .execute();
  await createIndex(db, 'condition_symptoms', 'symptom_id');
  await db.schema
    .createTable('clinic_profile')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('profile', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

async function createAdministrationTables(db: Kysely<never>) {
  await createTable(db, 'administrators')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('administrator_id', 'integer', (c) => c.notNull().references('administrators.id').onDelete('cascade'))
    .addColumn('cookie_hash', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'sessions', 'administrator_id');
  await createIndex(db, 'sessions', 'expires_at');
  await db.schema
    .createTable('kept_counts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull().check(sql`count >= 0`))
    .execute();
  for (const name of ['appointments.pending', 'appointments.done', 'reviews.active', 'reviews.inactive']) {
    await sql`insert into kept_counts (name, count) values (${name}, 0)`.execute(db);
  }
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'idempotency_keys', 'created_at');
  await db.schema
    .createTable('milestones')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('reached_at', 'bigint', (c) => c.notNull())
    .execute();
}
