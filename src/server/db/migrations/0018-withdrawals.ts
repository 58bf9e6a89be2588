import { type Kysely, sql } from 'kysely';

/** How often something may have been taken away from visitors: pages from before must not be served any more. */
export async function up(db: Kysely<never>) {
  await sql`insert into counters (name, count) values ('content.withdrawals', 0)`.execute(db);
}
