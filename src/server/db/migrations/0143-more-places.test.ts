import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

test('existing states get an entry for all other places and the places that were missing, and the ids of cities stay', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  await migrate(db, '0140-condition-problems');
  await sql`insert into states (state_id, state_name) values (1, 'Bihar'), (2, 'Tasmania')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name)
    values (1, 1, 'Patna'), (2, 2, 'Hobart'), (3, 2, 'Another place in Tasmania')`.execute(db);
  await migrate(db);
  const cities = await db.selectFrom('cities').selectAll().orderBy('city_id').execute();
  expect(cities.slice(0, 3)).toEqual([
    { city_id: 1, state_id: 1, city_name: 'Patna' },
    { city_id: 2, state_id: 2, city_name: 'Hobart' },
    { city_id: 3, state_id: 2, city_name: 'Another place in Tasmania' },
  ]);
  expect(cities.slice(3).map(({ city_name }) => city_name)).toEqual(['Another place in Bihar', 'Dehri']);
});
