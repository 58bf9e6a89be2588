import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recount } from '#server/testing/recount.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { countNames, readCounts } from '../changes.queries.ts';
import { migrate } from '../migrate.ts';

test('existing requests are new, or finished if they have remarks', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0030-instances');
  await sql`insert into states (state_id, state_name) values (1, 'Kerala')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name) values (1, 1, 'Kochi')`.execute(db);
  for (const [reference, remarks] of [
    ['AAAA2222', null],
    ['BBBB3333', 'Called.'],
  ])
    await sql`insert into appointments (reference, name, phone, state_id, city_id, remarks, created_at)
      values (${reference}, 'Meera', '12345', 1, 1, ${remarks}, 1)`.execute(db);
  await sql`update counters set count = 1 where name in ('appointments.pending', 'appointments.done')`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('appointments').select(['stage', 'outcome', 'next_call_at']).orderBy('id').execute();
  expect(rows).toEqual([
    { stage: 'new', outcome: null, next_call_at: null },
    { stage: 'new', outcome: 'finished', next_call_at: null },
  ]);
  expect(await readCounts(db, ...countNames)).toEqual(await recount(db));
  await close();
});
