import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Rooms limit the free times: treatments say whether they need one, practitioners may have a usual one, and holds take one. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('treatments')
    .addColumn('needs_room', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update treatments set needs_room = 0
    where treatment_description in ('Home Care Physiotherapy', 'Tele-physiotherapy (online)')`.execute(db);
  await db.schema
    .alterTable('practitioners')
    .addColumn('usual_room_id', 'integer', (column) => column.references('rooms.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('holds')
    .addColumn('room_id', 'integer', (column) => column.references('rooms.id').onDelete('set null'))
    .execute();
  await createIndex(db, 'practitioners', 'usual_room_id');
  await createIndex(db, 'holds', 'room_id');
  // Everything that free times are computed from, with the room, instead of the index without it.
  await db.schema.dropIndex('visits_by_starts_at_ends_at_practitioner_id_lane_status').execute();
  await db.schema
    .createIndex('visits_by_time')
    .on('visits')
    .columns(['starts_at', 'ends_at', 'practitioner_id', 'lane', 'status', 'room_id'])
    .execute();
}
