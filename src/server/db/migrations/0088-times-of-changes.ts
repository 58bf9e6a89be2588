import { type Kysely, sql } from 'kysely';

/** When visits last changed, and when the file of a calendar feed did, so that calendars of all instances say the same. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('visits').addColumn('changed_at', 'bigint').execute();
  await sql`update visits set changed_at = moved_at`.execute(db);
  await db.schema.alterTable('calendar_feeds').addColumn('file_etag', 'text').execute();
  await db.schema.alterTable('calendar_feeds').addColumn('file_changed_at', 'bigint').execute();
}
