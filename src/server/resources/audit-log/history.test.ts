import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/audit-log.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
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

test('is bounded, and so are the words that are stored', async () => {
  let id = 0;
  for (let count = 0; count < 52; count += 1)
    ({ id } = (await site.put('/api/texts/gallery', { lead: `Sentence ${count}` }, admin)).body);
  expect(await history('texts', id)).toHaveLength(50);
  const { length } = await site.db
    .selectFrom('changed_texts')
    .select('audit_log_id')
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
