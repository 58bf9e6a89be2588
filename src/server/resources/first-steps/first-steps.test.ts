import { rmSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FirstStepName } from '#contract/first-step-names.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  return () => site.close();
});

async function done(of = site, as = admin) {
  const { body } = await of.get('/api/first-steps', as);
  return (body.steps as { name: FirstStepName; is_done: boolean }[])
    .filter(({ is_done }) => is_done)
    .map(({ name }) => name);
}

test('of a new clinic are open, and each is done by what the clinic stores', async () => {
  await site.db.transaction().execute((trx) => seedDemo(trx, () => site.clock.now));
  expect((await site.get('/api/first-steps', admin)).body).toMatchObject({ is_hidden: false });
  expect(await done()).toEqual([]);

  const profile = (await site.get('/api/clinic')).body;
  const contact = { name: 'Our Clinic', phone: '+91 11111 11111', email: 'us@example.org' };
  await site.put('/api/clinic', { ...profile, ...contact }, admin);
  expect(await done()).toEqual([]); // the street is still the sample's
  const own = { ...profile, ...contact, address: { ...profile.address, street: 'Hill Road 7' } };
  await site.put('/api/clinic', own, admin);
  expect(await done()).toEqual(['clinic']);
  const openingHours = [{ days: ['Monday'], spans: [{ opens: '09:00', closes: '17:00' }] }];
  await site.put('/api/clinic', { ...own, openingHours }, admin);
  expect(await done()).toEqual(['clinic', 'hours']);

  await site.put('/api/treatments/1/visibility', { is_hidden: true }, admin);
  await site.post(
    '/api/administrators',
    { email: 'new@example.com', password: 'mango tractor evening', currentPassword: administrator.password },
    admin,
  );
  expect(await done()).toEqual(['clinic', 'hours', 'treatments', 'people']);

  const kinds = ['conditions', 'symptoms', 'blogs', 'gallery', 'openings', 'reviews', 'requests'];
  await site.post('/api/samples/removal', { kinds, keep_conditions: true }, admin);
  await site.db.updateTable('administrators').set({ totp_secret: 'x' }).where('id', '=', 1).execute();
  expect(await done()).toEqual(['clinic', 'hours', 'treatments', 'people', 'samples', 'second-factor']);
});

test('an owner says what the program cannot know, takes it back, and hides the list for all owners', async () => {
  for (const step of ['hours', 'treatments', 'people', 'backups'])
    expect((await site.put(`/api/first-steps/${step}`, { is_done: true }, admin)).status).toBe(200);
  expect(await done()).toEqual(['hours', 'treatments', 'people', 'samples', 'backups']);
  await site.put('/api/first-steps/hours', { is_done: false }, admin);
  expect(await done()).not.toContain('hours');
  expect((await site.put('/api/first-steps/second-factor', { is_done: true }, admin)).status).toBe(404);

  await site.put('/api/first-steps', { is_hidden: true }, admin);
  await site.put('/api/first-steps', { is_hidden: true }, admin);
  expect((await site.get('/api/first-steps', await site.signIn())).body.is_hidden).toBe(true);
  expect((await site.put('/api/first-steps', { is_hidden: false }, admin)).body.is_hidden).toBe(false);
  expect((await site.get('/api/audit-log?limit=1', admin)).body).toMatchObject([
    { action: 'changed', kind: 'first-steps' },
  ]);
});

test('a site with https has its address, and one with a sample practitioner lacks its own contact', async () => {
  const secure = await createTestApp({ siteUrl: 'https://clinic.example' });
  const owner = await secure.signIn();
  expect(await done(secure, owner)).toContain('address');
  const profile = (await secure.get('/api/clinic')).body;
  const own = {
    ...profile,
    name: 'Our Clinic',
    phone: '+91 11111 11111',
    email: 'us@example.org',
    address: { ...profile.address, street: 'Hill Road 7' },
  };
  const practitioner = {
    name: 'Dr. Nila Sample [PT]',
    qualification: 'Q',
    specialty: 'S',
    description: 'D',
    biography: null,
    registration: null,
    yearsOfExperience: 1,
    image: null,
  };
  await secure.put('/api/clinic', { ...own, practitioners: [practitioner] }, owner);
  expect(await done(secure, owner)).not.toContain('clinic');
  await secure.put('/api/clinic', own, owner);
  await secure.close();
});

test('a backup counts when it can be read and is stored elsewhere than the data', async () => {
  await site.post('/api/system/backup', undefined, admin);
  await expect.poll(async () => (await site.get('/api/system', admin)).body.backup.last.state).toBe('readable');
  expect(await done()).not.toContain('backups');
  const backupDir = temporaryFolder('clinic-backups-');
  onTestFinished(() => rmSync(backupDir, { recursive: true }));
  const elsewhere = await createTestApp({ backupDir });
  const owner = await elsewhere.signIn();
  expect(await done(elsewhere, owner)).not.toContain('backups');
  await elsewhere.post('/api/system/backup', undefined, owner);
  await expect.poll(() => done(elsewhere, owner)).toContain('backups');
  await elsewhere.close();
});
