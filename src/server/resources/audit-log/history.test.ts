import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/audit-log.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { eraseAll } from '#server/testing/patient-records.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const history = async (kind: string, id: number) =>
  (await site.get(`/api/history/${kind}/${id}`, admin)).body as HistoryEntry[];

test('the history of a blog shows who changed what and when, with the words before and after', async () => {
  const blog = { title: 'Knees', content: 'Warm.', status: 'Draft' };
  const { id } = (await site.post('/api/blogs', formOf(blog), admin)).body;
  await site.put(`/api/blogs/${id}`, formOf({ ...blog, title: 'Warm knees', slug: 'warm' }), admin);
  await site.patch(`/api/blogs/${id}/status`, { is_active: 1 }, admin);
  expect(await history('blog', id)).toMatchObject([
    { action: 'published', texts: null },
    {
      action: 'changed',
      administrator: expect.stringContaining('@'),
      fields: ['title', 'address'],
      texts: [{ field: 'title', label: 'title', before: 'Knees', after: 'Warm knees' }],
    },
    { action: 'added', texts: null },
  ]);
});

test('the history of conditions, texts, notices and the profile has their words before and after', async () => {
  const condition = { name: 'Sore knee', description: 'A knee.', symptoms: 'Pain', causes: 'Load', treatment: 'Rest' };
  const { id } = (await site.post('/api/conditions', formOf(condition), admin)).body;
  await site.put(`/api/conditions/${id}`, formOf({ ...condition, causes: 'Running' }), admin);
  expect((await history('condition', id))[0]).toMatchObject({
    fields: ['causes'],
    texts: [{ field: 'causes', before: '"Load"', after: '"Running"' }],
  });

  const texts = (await site.put('/api/texts/about', { team: 'Meet us.' }, admin)).body;
  expect((await history('texts', texts.id))[0]).toMatchObject({
    fields: ['Team: text'],
    texts: [{ field: 'team', before: expect.stringContaining('expert'), after: 'Meet us.' }],
  });

  const notice = { text: 'Closed', starts_on: '2026-11-20', ends_on: '2026-11-25' };
  const added = (await site.post('/api/notices', notice, admin)).body;
  await site.put(`/api/notices/${added.id}`, { ...notice, ends_on: '2026-11-26' }, admin);
  expect((await history('notice', added.id))[0]).toMatchObject({
    fields: ['last day'],
    texts: [{ field: 'ends_on', before: '2026-11-25', after: '2026-11-26' }],
  });

  const profile = (await site.get('/api/clinic')).body;
  await site.put('/api/clinic', { ...profile, name: 'Another name' }, admin);
  expect((await history('clinic-profile', 1))[0]).toMatchObject({
    action: 'changed',
    fields: ['name'],
    texts: [{ field: 'name', before: profile.name, after: 'Another name' }],
  });
});

describe('facts before and after', () => {
  type Fact = [label: string, before: string, after: string];
  const newest = async (count = 1) => (await site.get(`/api/audit-log?limit=${count}`, admin)).body;
  const factsOf = ({ action, texts }: HistoryEntry) => [
    action,
    ...(texts ?? []).map(({ label, before, after }): Fact => [label, before, after]),
  ];
  const newestFacts = async (count = 1) => (await newest(count)).map(factsOf);

  test('leave is stored with its days, and a change, its undoing, a deletion and its undoing say which', async () => {
    const [practitioner_id, other] = [
      await addPractitioner(site, 'Nila Facts'),
      await addPractitioner(site, 'Arjun Facts'),
    ];
    const form = {
      practitioner_id,
      kind: 'leave',
      starts_at: '2026-12-24',
      ends_at: '2026-12-27',
      reason: 'A wedding',
    };
    const { id } = (await site.post('/api/absences', form, admin)).body;
    const longer = { ...form, practitioner_id: other, ends_at: '2026-12-28', reason: 'Another wedding' };
    await site.put(`/api/absences/${id}`, longer, admin);
    await site.put(`/api/absences/${id}`, form, admin);
    await site.put(
      `/api/absences/${id}`,
      { ...form, starts_at: '2026-12-24T09:00', ends_at: '2026-12-24T12:00' },
      admin,
    );
    await site.delete(`/api/absences/${id}`, admin);
    await site.post(`/api/absences/${id}/restore`, undefined, admin);
    const [days, more] = ['2026-12-24/2026-12-26', '2026-12-24/2026-12-27'];
    const hours = '2026-12-24T03:30:00.000Z/2026-12-24T06:30:00.000Z';
    expect(await newestFacts(6)).toEqual([
      ['restored', ['days', '', hours]],
      ['deleted', ['days', hours, '']],
      ['changed', ['days', days, hours]],
      ['changed', ['practitioner', 'Arjun Facts', 'Nila Facts'], ['days', more, days]],
      ['changed', ['practitioner', 'Nila Facts', 'Arjun Facts'], ['days', days, more]],
      ['added', ['days', '', days]],
    ]);
    const entries = await newest(6);
    expect(entries[4].fields).toEqual(['practitioner', 'days', 'reason']);
    expect(JSON.stringify(entries)).not.toContain('wedding');
  });

  test('repeated leave is stored with its repetition, and a day that is moved with both days', async () => {
    const practitioner_id = await addPractitioner(site, 'Repeated Facts');
    const lunch = { practitioner_id, kind: 'break', starts_at: '2026-11-23T12:00', ends_at: '2026-11-23T13:00' };
    const weekly = { ...lunch, repeats: 'week', repeats_on: ['Monday', 'Wednesday'] };
    const { id } = (await site.post('/api/absences', weekly, admin)).body;
    const instead = { starts_at: '2026-11-30T14:00', ends_at: '2026-11-30T15:00' };
    await site.post(`/api/absences/${id}/changed-day`, { day: '2026-11-30', instead }, admin);
    expect(await newestFacts(3)).toEqual([
      ['added', ['days', '', '2026-11-30T08:30:00.000Z/2026-11-30T09:30:00.000Z']],
      ['changed', ['days left out', '', '2026-11-30']],
      [
        'added',
        ['days', '', '2026-11-23T06:30:00.000Z/2026-11-23T07:30:00.000Z'],
        ['repetition', '', 'week Monday Wednesday'],
      ],
    ]);
    await site.put(`/api/absences/${id}`, { ...weekly, repeats_on: ['Monday'], repeats_until: '2026-12-21' }, admin);
    expect(await newestFacts()).toEqual([
      [
        'changed',
        ['repetition', 'week Monday Wednesday', 'week Monday'],
        ['repeats until', '', '2026-12-21'],
        ['days left out', '2026-11-30', ''],
      ],
    ]);
  });

  test('working hours are stored by day, patients side by side as numbers, and the usual room by name', async () => {
    const practitioner_id = await addPractitioner(site, 'Hourly Facts');
    const spans = [
      { opens: '09:00', closes: '13:00' },
      { opens: '14:00', closes: '17:00' },
    ];
    const form = { practitioner_id, valid_from: '2026-12-01', valid_until: null, hours: [{ days: ['Monday'], spans }] };
    const { id } = (await site.post('/api/working-hours', form, admin)).body;
    const hours = [{ days: ['Monday', 'Tuesday'], spans: spans.slice(0, 1) }];
    await site.put(`/api/working-hours/${id}`, { ...form, hours, valid_until: '2026-12-31' }, admin);
    await site.put(`/api/practitioners/${practitioner_id}/side-by-side`, { side_by_side: 2 }, admin);
    const room = (await site.post('/api/rooms', { name: 'Facts room' }, admin)).body;
    await site.put(`/api/practitioners/${practitioner_id}/usual-room`, { room_id: room.id }, admin);
    await site.put(`/api/rooms/${room.id}`, { name: 'Bright room' }, admin);
    expect(await newestFacts(6)).toEqual([
      ['changed', ['name', 'Facts room', 'Bright room']],
      ['changed', ['usual room', '', 'Facts room']],
      ['added'],
      ['changed', ['patients at the same time', '1', '2']],
      [
        'changed',
        ['last day', '', '2026-12-31'],
        ['Monday', '09:00-13:00 14:00-17:00', '09:00-13:00'],
        ['Tuesday', 'none', '09:00-13:00'],
      ],
      ['added', ['first day', '', '2026-12-01']],
    ]);
  });

  test('closures of the clinic and of rooms, and the opening hours, are stored with days and hours', async () => {
    const closure = { reason: 'Holi', starts_on: '2027-03-22', ends_on: '2027-03-22', spans: [] };
    const { id } = (await site.post('/api/closures', closure, admin)).body;
    const morning = [{ opens: '09:00', closes: '12:00' }];
    await site.put(`/api/closures/${id}`, { ...closure, ends_on: '2027-03-23', spans: morning }, admin);
    const room = (await site.post('/api/rooms', { name: 'Painted room' }, admin)).body;
    const painting = { room_id: room.id, starts_at: '2026-12-24', ends_at: '2026-12-25', reason: 'Paint' };
    const painted = (await site.post('/api/room-closures', painting, admin)).body;
    await site.put(`/api/room-closures/${painted.id}`, { ...painting, ends_at: '2026-12-26' }, admin);
    const profile = (await site.get('/api/clinic')).body;
    await site.put('/api/clinic', { ...profile, openingHours: [{ days: ['Sunday'], spans: morning }] }, admin);
    const [opening, ...others] = await newestFacts(6);
    expect(opening).toContainEqual(['Sunday', 'none', '09:00-12:00']);
    expect(others).toEqual([
      ['changed', ['days', '2026-12-24/2026-12-24', '2026-12-24/2026-12-25']],
      ['added', ['days', '', '2026-12-24/2026-12-24']],
      ['added'],
      ['changed', ['last day', '2027-03-22', '2027-03-23'], ['hours', 'none', '09:00-12:00']],
      ['added'],
    ]);
  });

  test('treatments are stored with price, minutes and who gives them, in their form, their table and the team', async () => {
    const practitioner = await addPractitioner(site, 'Giving Facts');
    const form = { name: 'Priced', kind: 'therapy', minutes: 30, price_from: 50_000, not_if: null };
    const added = (await site.post('/api/treatments', form, admin)).body;
    const changed = { ...form, price_from: 65_000, minutes: 45, needs_room: false, practitioner_ids: [practitioner] };
    const record = (await site.put(`/api/treatments/${added.id}`, changed, admin)).body;
    expect(await newestFacts()).toEqual([
      [
        'changed',
        ['length', '30', '45'],
        ['room', '1', '0'],
        ['price', '₹500', '₹650'],
        ['practitioners', 'everyone', 'Giving Facts'],
      ],
    ]);
    await site.put('/api/allTreatments', { treatments: [{ ...record, price_from: null, is_hidden: true }] }, admin);
    expect(await newestFacts()).toEqual([['changed', ['price', '₹650', ''], ['on the website', 'true', 'false']]]);
    const profile = (await site.get('/api/clinic', admin)).body;
    const team = profile.practitioners.map((one: { id: number }) =>
      one.id === practitioner ? one : { ...one, treatmentIds: [added.id] },
    );
    await site.put('/api/clinic', { ...profile, practitioners: team }, admin);
    const entries = (await newest(20)).filter(({ subject }: { subject: string }) => subject === 'Priced');
    expect(factsOf(entries[0])).toEqual(['changed', ['practitioners', 'Giving Facts', 'everyone']]);
  });

  test('what visitors can choose is stored with its numbers and switches', async () => {
    const settings = (await site.get('/api/visit-settings', admin)).body;
    const wanted = { ...settings, hold_hours: settings.hold_hours + 1, offers_times: !settings.offers_times };
    await site.put('/api/visit-settings', { ...wanted, reminders: [48, 3] }, admin);
    expect(await newestFacts()).toEqual([
      [
        'changed',
        ['whether visitors choose times', String(settings.offers_times), String(!settings.offers_times)],
        ['how long a time is held', String(settings.hold_hours), String(settings.hold_hours + 1)],
        ['when patients are reminded by e-mail', settings.reminders.join(' '), '48 3'],
      ],
    ]);
  });
});

test('the history of a record is bounded, and so are the words that are stored', async () => {
  let id = 0;
  for (let count = 0; count < 52; count += 1)
    ({ id } = (await site.put('/api/texts/gallery', { lead: `Sentence ${count}` }, admin)).body);
  expect(await history('texts', id)).toHaveLength(50);
  const { length } = await site.db
    .selectFrom('changed_texts')
    .select('audit_log_id')
    .where('kind', '=', 'texts')
    .where('subject_id', '=', id)
    .execute();
  expect(length).toBe(50);
});

test('changes of people and patient data are not the history of a record', async () => {
  for (const kind of ['administrator', 'patient-data', 'nothing'])
    expect((await site.get(`/api/history/${kind}/1`, admin)).status).toBe(404);
});

test('the history of what belongs to owners is for owners', async () => {
  const page = { title: 'Legal notice', slug: 'legal-notice', content: 'Our words.' };
  await site.post('/api/pages', page, admin);
  const frontDesk = await site.signIn('front-desk');
  const owners = [
    'appearance',
    'application',
    'backup',
    'calendar-feed',
    'clinic-profile',
    'import',
    'page',
    'problem',
    'report',
    'room',
  ];
  const more = ['sign', 'texts', 'treatment', 'visit-settings', 'working-hours'];
  const failures = await failuresOf([...owners, ...more], async (kind) => {
    expectProblem(await site.get(`/api/history/${kind}/1`, frontDesk), 'owners-only');
    expect((await site.get(`/api/history/${kind}/1`, admin)).status).toBe(200);
  });
  expect(failures).toEqual([]);
  expect((await site.get('/api/history/blog/1', frontDesk)).status).toBe(200);
});

test('a moved visit says who was moved, from when to when, until the patient is erased', async () => {
  const names = { name: 'Ravi Remembered', phone: '+91 98765 43210' };
  const booking = await bookingOf(site, names);
  const { id: appointment_id } = (await site.post('/api/appointments', booking)).body;
  const visit = { appointment_id, minutes: 30, practitioner_id: null, anyway: true };
  const { id } = (await site.post('/api/visits', { ...visit, starts_at: '2026-11-23T09:00' }, admin)).body;
  await site.put(
    `/api/visits/${id}`,
    { minutes: 30, practitioner_id: null, anyway: true, starts_at: '2026-11-24T10:00' },
    admin,
  );
  const newest = async () => (await site.get('/api/audit-log?limit=10', admin)).body;
  const ofVisit = ({ kind, action }: { kind: string; action: string }) => kind === 'visit' && action === 'changed';
  const moved = (await newest()).find(ofVisit);
  expect(moved).toMatchObject({ person: names.name, fields: ['time'] });
  expect(moved.texts).toEqual([
    { field: 'time', label: 'time', before: '2026-11-23T03:30:00.000Z', after: '2026-11-24T04:30:00.000Z' },
  ]);
  expect((await history('visit', id))[0]?.texts).toEqual(moved.texts);
  const stored = () => site.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(await stored())).not.toMatch(/Remembered|98765/);

  await eraseAll(site, admin, names.phone);
  expect((await newest()).find(ofVisit)).toMatchObject({ person: null, texts: null, fields: ['time'] });
  const left = await site.db.selectFrom('changed_texts').select('texts').where('kind', '=', 'visit').execute();
  expect(left).toEqual([]);
});
