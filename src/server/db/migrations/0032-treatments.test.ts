import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

test('existing requests store the names of their treatments, which stay in their order', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0031-practitioners');
  const insert = (name: string) =>
    db
      .insertInto('treatments')
      .values({ treatment_description: name, kind: 'therapy', not_if: null })
      .returning('treatment_id')
      .executeTakeFirstOrThrow();
  const [cupping, taping] = [await insert('Cupping'), await insert('Taping')];
  const { state_id } = await db
    .insertInto('states')
    .values({ state_name: 'Kerala' })
    .returning('state_id')
    .executeTakeFirstOrThrow();
  const { city_id } = await db
    .insertInto('cities')
    .values({ state_id, city_name: 'Kochi' })
    .returning('city_id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('appointments')
    .values({
      reference: 'AAAA2222',
      name: 'Asha',
      phone: '+91 00000 00002',
      state_id,
      city_id,
      created_at: 1,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const chosen = [taping, cupping].map(({ treatment_id }) => ({ appointment_id: id, treatment_id }));
  await db.insertInto('appointment_treatments').values(chosen).execute();

  await migrate(db);

  const names = await db.selectFrom('appointment_treatments').select('name').orderBy('treatment_id').execute();
  expect(names).toEqual([{ name: 'Cupping' }, { name: 'Taping' }]);
  const treatments = await db
    .selectFrom('treatments')
    .selectAll()
    .orderBy('position')
    .orderBy('treatment_id')
    .execute();
  const defaults = { minutes: 30, price_from: null, is_hidden: 0, version: 1 };
  expect(treatments).toMatchObject([
    { treatment_description: 'Cupping', ...defaults },
    { treatment_description: 'Taping', ...defaults },
  ]);
  await close();
});
