import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Each state ends with an entry for anyone whose place is not in the list; and four places that were not. New databases get them when they are filled. */
export async function up(db: Kysely<never>) {
  // Rows may have been stored with ids of their own, of which PostgreSQL's sequence knows nothing.
  if (isPostgres(db))
    await sql`select setval(pg_get_serial_sequence('cities', 'city_id'), max(city_id)) from cities`.execute(db);
  await sql`insert into cities (state_id, city_name)
    select state_id, 'Another place in ' || state_name from states
    where not exists (
      select 1 from cities
      where cities.state_id = states.state_id and cities.city_name = 'Another place in ' || state_name
    )`.execute(db);
  for (const [state, city] of missing)
    await sql`insert into cities (state_id, city_name)
      select state_id, cast(${city} as text) from states
      where state_name = ${state} and not exists (
        select 1 from cities where cities.state_id = states.state_id and cities.city_name = ${city}
      )`.execute(db);
}

const missing = [
  ['Bihar', 'Dehri'],
  ['West Bengal', 'Gosaba'],
  ['West Bengal', 'Kultali'],
  ['West Bengal', 'Nangi'],
];
