import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrate(database.db, '0074-visit-settings-version');
});
afterEach(() => database.close());

test('names that differ only in case or in space around them are numbered, and can be used once from then on', async () => {
  const { db } = database;
  const names = ['Physio', 'physio', 'physio (2)', ' PHYSIO ', 'Massage'];
  await db
    .insertInto('treatments')
    .values(names.map((treatment_description) => ({ treatment_description, kind: 'therapy' as const })))
    .execute();
  await db
    .insertInto('rooms')
    .values([{ name: 'Room 1' }, { name: 'ROOM 1' }])
    .execute();

  await migrate(db);
  const treatments = await db
    .selectFrom('treatments')
    .select('treatment_description')
    .orderBy('treatment_id')
    .execute();
  expect(treatments.map(({ treatment_description }) => treatment_description)).toEqual([
    'Physio',
    'physio (3)',
    'physio (2)',
    ' PHYSIO  (2)',
    'Massage',
  ]);
  const rooms = await db.selectFrom('rooms').select('name').orderBy('id').execute();
  expect(rooms).toEqual([{ name: 'Room 1' }, { name: 'ROOM 1 (2)' }]);
  const again = { treatment_description: 'MASSAGE ', kind: 'therapy' } as const;
  await expect(db.insertInto('treatments').values(again).execute()).rejects.toThrow(/unique/i);
  await expect(db.insertInto('rooms').values({ name: 'room 1' }).execute()).rejects.toThrow(/unique/i);
});
