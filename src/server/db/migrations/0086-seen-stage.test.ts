import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recount } from '#server/testing/recount.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { countNames, readCounts } from '../changes.queries.ts';
import { migrate } from '../migrate.ts';

test('pending requests are staged by their last visit', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0075-unique-names');
  await sql`insert into states (state_id, state_name) values (1, 'Kerala')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name) values (1, 1, 'Kochi')`.execute(db);
  const requests: [string, string | null, string[]][] = [
    ['new', null, []],
    ['new', null, ['noshow', 'fulfilled']],
    ['new', null, ['fulfilled', 'cancelled']],
    ['confirmed', null, ['fulfilled', 'booked']],
    ['new', 'Called.', ['fulfilled']],
  ];
  for (const [index, [stage, remarks, visits]] of requests.entries()) {
    const id = index + 1;
    await sql`insert into appointments (id, reference, name, phone, state_id, city_id, remarks, stage, created_at)
      values (${id}, ${`AAAA222${id}`}, 'Meera', '12345', 1, 1, ${remarks}, ${stage}, 7)`.execute(db);
    for (const [place, status] of visits.entries())
      await sql`insert into visits (appointment_id, starts_at, ends_at, status, created_at)
        values (${id}, ${place * 3_600_000}, ${place * 3_600_000 + 1_800_000}, ${status}, 1)`.execute(db);
  }
  await sql`update counters set count = 4 where name = 'appointments.pending'`.execute(db);
  await sql`update counters set count = 1 where name in ('appointments.confirmed', 'appointments.done')`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('appointments').select(['stage', 'next_call_at']).orderBy('id').execute();
  expect(rows).toEqual([
    { stage: 'new', next_call_at: null },
    { stage: 'seen', next_call_at: null },
    { stage: 'tried', next_call_at: 7 },
    { stage: 'confirmed', next_call_at: null },
    { stage: 'new', next_call_at: null },
  ]);
  expect(await readCounts(db, ...countNames)).toEqual(await recount(db));
  await close();
});
