import { expect, test } from 'vitest';
import { getClinicProfile, insertClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { clinicProfile } from '../seed/content/clinic.ts';

test('practitioners of an existing profile get ids, in their order', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0030-instances');
  const nila = {
    name: 'Dr. Nila Sample [PT]',
    qualification: 'Master of Physiotherapy (sample)',
    specialty: 'Sports injuries',
    description: 'Sore joints.',
    biography: null,
    yearsOfExperience: 10,
    image: 'uploads/practitioners/nila.jpg',
  };
  const arjun = { ...nila, name: 'Dr. Arjun Sample [PT]', registration: 'No. 00000 (sample)', image: null };
  await db.transaction().execute((trx) => insertClinicProfile(trx, { ...clinicProfile, practitioners: [] }));
  const profile = JSON.stringify({ ...clinicProfile, practitioners: [nila, arjun] });
  await db.updateTable('clinic_profile').set({ profile }).execute();
  await migrate(db);
  const { practitioners } = await getClinicProfile(db);
  expect(practitioners).toEqual([
    { ...nila, shown: true, id: expect.any(Number) as number, registration: null },
    { ...arjun, shown: true, id: expect.any(Number) as number },
  ]);
  await close();
});
