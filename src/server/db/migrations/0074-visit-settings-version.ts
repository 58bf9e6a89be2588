import { type Kysely, sql } from 'kysely';

/** Visit settings are changed on a page of their own, so saving them makes no open form of the profile stale. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('clinic_profile')
    .addColumn('settings_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await sql`update clinic_profile set settings_version = version`.execute(db);
}
