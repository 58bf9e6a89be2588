import { expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import { olderNotIf } from './content/treatments.ts';
import { seedOnce } from './seed.ts';

test('health texts of samples are renewed, and those that someone has saved stay', async () => {
  const { db, close } = await createMigratedDatabase();
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, systemClock);
  const read = () =>
    Promise.all([
      db.selectFrom('conditions').select(['name', 'routine_help']).orderBy('id').execute(),
      db.selectFrom('symptoms').select(['name', 'urgent_help']).orderBy('id').execute(),
      db.selectFrom('blogs').select(['title', 'content']).orderBy('id').execute(),
      db.selectFrom('treatments').select(['treatment_description', 'not_if']).orderBy('treatment_id').execute(),
      db.selectFrom('reviews').select(['name']).orderBy('id').execute(),
    ]);
  const seeded = await read();
  expect(seeded[1].filter(({ urgent_help }) => urgent_help === null)).toEqual([]);
  await db.updateTable('conditions').set({ routine_help: 'Old.' }).execute();
  await db.updateTable('symptoms').set({ urgent_help: null }).execute();
  await db.updateTable('blogs').set({ content: 'Old.' }).execute();
  for (const [name, not_if] of Object.entries(olderNotIf))
    await db.updateTable('treatments').set({ not_if }).where('treatment_description', '=', name).execute();
  await db
    .updateTable('treatments')
    .set({ not_if: null })
    .where('treatment_description', '=', 'Kinesio Taping')
    .execute();
  await db.updateTable('reviews').set({ name: 'Older' }).execute();
  await db.updateTable('conditions').set({ is_sample: 0 }).where('name', '=', 'Neck pain').execute();

  await db.deleteFrom('job_runs').where('name', '=', 'health-texts-renewed').execute();
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, systemClock);
  const [conditions, ...others] = await read();
  expect(others).toEqual(seeded.slice(1));
  expect(conditions).toEqual(
    seeded[0].map((one) => (one.name === 'Neck pain' ? { ...one, routine_help: 'Old.' } : one)),
  );
  await close();
});
