import { type Kysely, sql } from 'kysely';

/** Keys carry the endpoint they were sent to, so that what was sent before an update is not stored again after it. */
export async function up(db: Kysely<never>) {
  await sql`update idempotency_keys set key = case when answer like '%"reference":%'
    then 'POST /api/appointments ' || key else 'POST /api/submit-review ' || key end`.execute(db);
}
