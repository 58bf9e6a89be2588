import { rmSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FirstStepName } from '#contract/plain/first-step-names.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
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

test('the first steps of a new clinic are open, and each is done by what the clinic stores', async () => {
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
  const team = (name: string) => ({ ...own, openingHours, practitioners: [{ name, shown: false }] });
  await site.put('/api/clinic', team('Kavya Sample'), admin);
  expect(await done()).not.toContain('team');
  await site.put('/api/clinic', team('Arjun'), admin);
  expect(await done()).toEqual(['clinic', 'hours', 'team']);

  const diwali = { reason: 'Diwali', starts_on: '2026-11-30', ends_on: '2026-11-30', spans: [] };
  expect((await site.post('/api/closures', diwali, admin)).status).toBe(201);
  expect(await done()).toEqual(['clinic', 'hours', 'holidays', 'team']);
  await site.post('/api/appointments', await bookingOf(site));
  await site.put('/api/treatments/1/visibility', { is_hidden: true }, admin);
  await site.post('/api/rooms', { name: 'Gym' }, admin);
  const times = { hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', { offers_times: true, ...times }, admin);
  await site.put('/api/message-templates/1', { text: 'Thank you, {name}.' }, admin);
  await site.post(
    '/api/administrators',
    { email: 'new@example.com', password: 'mango tractor evening', currentPassword: administrator.password },
    admin,
  );
  expect(await done()).toEqual([
    'clinic',
    'hours',
    'holidays',
    'team',
    'treatments',
    'rooms',
    'online-booking',
    'messages',
    'trial-booking',
    'people',
  ]);

  const kinds = ['conditions', 'symptoms', 'blogs', 'gallery', 'openings', 'reviews', 'requests'];
  await site.post('/api/samples/removal', { kinds, keep_conditions: true }, admin);
  await site.db.updateTable('administrators').set({ totp_secret: 'x' }).where('id', '=', 1).execute();
  expect((await done()).slice(-3)).toEqual(['people', 'samples', 'second-factor']);
});

test('an owner says what the program cannot know, takes it back, and hides the list for all owners', async () => {
  for (const step of ['hours', 'treatments', 'rooms', 'online-booking', 'messages', 'people', 'backups'])
    expect((await site.put(`/api/first-steps/${step}`, { is_done: true }, admin)).status).toBe(200);
  const said = ['hours', 'treatments', 'rooms', 'online-booking', 'messages', 'people', 'samples', 'backups'];
  expect(await done()).toEqual(said);
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

test('a site with https has its address', async () => {
  const secure = await createTestApp({ siteUrl: 'https://clinic.example' });
  expect(await done(secure, await secure.signIn())).toContain('address');
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
