import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Version 1.0.0 always writes stars: the column allows none as well. */
export const contractsSince = '1.0.0';

/** A review may have no stars: null. SQLite cannot allow null in a column, so that it is replaced. */
export async function up(db: Kysely<never>) {
  for (const status of ['new', 'active', 'inactive'])
    await sql`insert into counters (name, count) values (${`reviews.${status}.0`}, 0)`.execute(db);
  if (isPostgres(db)) {
    await sql`alter table reviews alter column half_stars drop not null`.execute(db);
    return;
  }
  await sql`drop index reviews_samples`.execute(db);
  await sql`alter table reviews rename column half_stars to required_half_stars`.execute(db);
  await sql`alter table reviews add column half_stars integer check (half_stars between 1 and 10)`.execute(db);
  await sql`update reviews set half_stars = required_half_stars`.execute(db);
  await sql`alter table reviews drop column required_half_stars`.execute(db);
  await sql`create index reviews_samples on reviews (half_stars) where is_sample = 1`.execute(db);
}
