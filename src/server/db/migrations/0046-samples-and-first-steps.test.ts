import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { careers } from '../seed/content/careers.ts';
import { clinicProfile } from '../seed/content/clinic.ts';
import { seedOnce } from '../seed/seed.ts';

test('after the update of a database, what is identical to the seed is a sample, and what was edited is not', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0045-visits-and-times');
  await db.transaction().execute((trx) => insertClinicProfile(trx, { ...clinicProfile, practitioners: [] }));
  for (const name of ['seeded', 'samples-marked'])
    await sql`insert into job_runs (name, ran_at) values (${name}, 1)`.execute(db);
  const [seeded, edited] = careers;
  for (const [position, description, experience] of [
    [seeded?.position, seeded?.description, seeded?.experience],
    [edited?.position, 'Words of the clinic.', edited?.experience],
  ])
    await sql`insert into careers (position, description, experience, created_at)
      values (${position}, ${description}, ${experience}, 1)`.execute(db);
  await migrate(db);
  await seedOnce(db, { seed: 'demo', clinicCountry: 'AU' }, () => 2);
  expect(await db.selectFrom('careers').select(['position', 'is_sample']).orderBy('id').execute()).toEqual([
    { position: seeded?.position, is_sample: 1 },
    { position: edited?.position, is_sample: 0 },
  ]);
  await close();
});
