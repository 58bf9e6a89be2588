import { type Kysely, sql } from 'kysely';

/** Treatments can be ordered, hidden and described. Requests store the names as they were when someone booked. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('treatments')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('treatments')
    .addColumn('minutes', 'integer', (c) => c.notNull().defaultTo(30))
    .execute();
  await db.schema.alterTable('treatments').addColumn('price_from', 'integer').execute();
  await db.schema
    .alterTable('treatments')
    .addColumn('is_hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('treatments')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('appointment_treatments').addColumn('name', 'text').execute();
  await sql`update appointment_treatments set name = (select treatment_description from treatments
    where treatments.treatment_id = appointment_treatments.treatment_id)`.execute(db);
}
