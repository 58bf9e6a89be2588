import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** A request that was sent twice has an outcome of its own. SQLite cannot change a check, so the column is replaced. */
export async function up(db: Kysely<never>) {
  const check = sql`check (outcome in ('finished', 'cancelled', 'not-reached', 'duplicate', 'not-a-request'))`;
  if (isPostgres(db)) {
    await sql`alter table appointments drop constraint appointments_outcome_check`.execute(db);
    await sql`alter table appointments add constraint appointments_outcome_check ${check}`.execute(db);
    return;
  }
  await sql`alter table appointments rename column outcome to narrow_outcome`.execute(db);
  await sql`alter table appointments add column outcome text ${check}`.execute(db);
  await sql`update appointments set outcome = narrow_outcome`.execute(db);
  await sql`alter table appointments drop column narrow_outcome`.execute(db);
}
