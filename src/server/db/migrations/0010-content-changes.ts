import { type Kysely, sql } from 'kysely';

/** How often what visitors see has changed: pages are cached until it moves. */
export async function up(db: Kysely<never>) {
  await sql`insert into kept_counts (name, count) values ('content.changes', 0)`.execute(db);
}
