import { expect, test } from 'vitest';
import { clinicProfile, practitioners } from '#server/db/seed/content/clinic.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('the clinic profile is what the database has, and what is stored beside it stays inside', async () => {
  const { db, get, close } = await createTestApp();
  expect((await get('/api/clinic')).body).toEqual({ ...clinicProfile, practitioners: [] });

  const practitioner = practitioners.map(({ picture, ...one }) => ({
    ...one,
    image: `uploads/practitioners/${picture}.webp`,
  }))[0];
  const changed = {
    ...clinicProfile,
    name: 'Another clinic',
    whatsapp: '+91 00000 00009',
    darkStyling: true,
    practitioners: [practitioner],
  };
  await db
    .updateTable('clinic_profile')
    .set({ profile: JSON.stringify({ ...changed, smtpPassword: 'secret' }) })
    .execute();
  const { status, body } = await get('/api/clinic');
  expect(status).toBe(200);
  expect(body).toEqual(changed);
  await close();
});
