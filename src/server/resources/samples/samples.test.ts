import { beforeEach, describe, expect, test } from 'vitest';
import * as sampleMessages from '#contract/messages/samples.ts';
import { type SampleKind, sampleKinds } from '#contract/plain/sample-kinds.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { purgeDeleted } from '#server/db/records.queries.ts';
import { seedCalendar } from '#server/db/seed/calendar.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf, knownIds } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await asMaintenance(() => site.db.transaction().execute((trx) => seedDemo(trx, () => site.clock.now)));
  return () => site.close();
});

const count = async () => (await site.get('/api/samples', admin)).body as Record<SampleKind, number>;
const remove = (kinds: SampleKind[], keep = false) =>
  site.post('/api/samples/removal', { kinds, keep_conditions: keep }, admin);
const none = Object.fromEntries(sampleKinds.map((kind) => [kind, 0]));

async function expectCorrectCounters() {
  expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
}

test('are counted by kind, and saving one makes it the clinic’s own', async () => {
  const before = await count();
  expect(before).toMatchObject({ symptoms: 31, blogs: 6, gallery: 12, openings: 3, reviews: 9 });
  const firstId = async (table: 'symptoms' | 'blogs' | 'gallery_items' | 'careers' | 'conditions' | 'appointments') =>
    (await site.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const texts = { name: 'Ours', description: 'D', symptoms: 'S', causes: 'C', treatment: 'T' };
  const { kerala, kochi, first } = await knownIds(site);
  const details = { name: 'Meera', phone: '123456', email: null, state: kerala, city: kochi, treatmentType: [first] };
  const blog = formOf({ title: 'Ours', content: 'Text.', status: 'Draft' });
  const saved = [
    await site.put(`/api/symptoms/${await firstId('symptoms')}`, { name: 'Ours' }, admin),
    await site.put(`/api/blogs/${await firstId('blogs')}`, blog, admin),
    await site.put(`/api/gallery/${await firstId('gallery_items')}`, { title: 'Ours' }, admin),
    await site.put(
      `/api/careers/${await firstId('careers')}`,
      { position: 'Ours', description: 'T', experience: 1 },
      admin,
    ),
    await site.put(`/api/conditions/${await firstId('conditions')}`, formOf(texts), admin),
    await site.put(`/api/appointments/${await firstId('appointments')}/details`, details, admin),
  ];
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
  const after = await count();
  expect(after).toEqual({
    conditions: before.conditions - 1,
    symptoms: before.symptoms - 1,
    blogs: before.blogs - 1,
    gallery: before.gallery - 1,
    openings: before.openings - 1,
    reviews: before.reviews,
    requests: before.requests - 1,
    rooms: 0,
    practitioners: 0,
  });
  // Trying something out on an invented patient does not make them real.
  const { id } = await site.db
    .selectFrom('appointments')
    .select('id')
    .where('is_sample', '=', 1)
    .where('remarks', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await site.post(`/api/appointments/${id}/notes`, { kind: 'attempt' }, admin);
  expect((await count()).requests).toBe(after.requests);
});

test('go by kind, with their counts, while everything of the clinic stays', async () => {
  const own = (await site.post('/api/appointments', await bookingOf(site))).body;
  const { id: opening } = (
    await site.post('/api/careers', { position: 'Ours', description: 'T', experience: 1 }, admin)
  ).body;
  const before = await count();
  const { status, body } = await remove(['openings', 'requests', 'reviews', 'blogs']);
  expect(status).toBe(200);
  const { openings, requests, reviews, blogs } = before;
  expect(body.removed).toEqual({ ...none, openings, requests, reviews, blogs });
  expect(await count()).toEqual({ ...before, openings: 0, requests: 0, reviews: 0, blogs: 0 });
  await expectCorrectCounters();
  expect((await site.get('/api/careers')).body).toMatchObject([{ id: opening }]);
  expect((await site.get('/api/appointments', admin)).body).toMatchObject([{ reference: own.reference }]);
  expect((await site.get('/api/patients', admin)).body).toMatchObject([{ request_count: 1 }]);
  expect((await site.get('/api/approved-reviews')).body).toEqual([]);
  const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect(entry).toMatchObject({ action: 'deleted', kind: 'samples' });
  expect(entry.subject).toContain(`3 openings, 9 reviews, ${requests} request`);
  await purgeDeleted(site.db, site.clock.now + 60_000);
  expect(await site.db.selectFrom('blogs').select('id').execute()).toEqual([]);
});

test('come back within 30 seconds, but for requests', async () => {
  const before = await count();
  const removedAt = (await remove(['conditions', 'symptoms', 'reviews', 'blogs', 'requests'])).body.removed_at;
  site.clock.now += 29_000;
  const undo = () => site.post('/api/samples/restore', { removed_at: removedAt }, admin);
  expect((await undo()).body).toEqual({ ...before, gallery: 0, openings: 0, requests: 0 });
  expect(await count()).toEqual({ ...before, requests: 0 });
  await expectCorrectCounters();
  expectProblem(await undo(), 'not-found', sampleMessages.cannotRestore);
  const again = (await remove(['gallery'])).body.removed_at;
  site.clock.now += 31_000;
  expectProblem(
    await site.post('/api/samples/restore', { removed_at: again }, admin),
    'not-found',
    sampleMessages.cannotRestore,
  );
});

test('conditions can stay as the clinic’s own, with their review dates cleared', async () => {
  const before = await count();
  await site.db.updateTable('conditions').set({ reviewed_on: '2026-11-01', reviewed_by: 'Somebody' }).execute();
  const { body } = await remove(['conditions', 'openings'], true);
  expect(body.removed).toEqual({ ...none, openings: 3 });
  expect(await count()).toEqual({ ...before, conditions: 0, openings: 0 });
  const kept = await site.db.selectFrom('conditions').select(['reviewed_on', 'reviewed_by']).execute();
  expect(kept).toHaveLength(before.conditions);
  expect(new Set(kept.flatMap(({ reviewed_on, reviewed_by }) => [reviewed_on, reviewed_by]))).toEqual(new Set([null]));
  const entries = (await site.get('/api/audit-log?limit=2', admin)).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['changed', 'deleted']);
});

test('samples of reviews never count in a rating, shown or not', async () => {
  expect((await site.get('/api/approved-reviews/ratings')).body).toMatchObject({ count: 0, average: null });
  expectProblem(await remove([]), 'invalid', sampleMessages.noneChosen);
});

describe('the calendar of the demo', () => {
  const calendar: SampleKind[] = ['requests', 'rooms', 'practitioners'];
  beforeEach(() => asMaintenance(() => site.db.transaction().execute((trx) => seedCalendar(trx, site.clock.now))));

  const roomNames = async () => (await site.get('/api/rooms', admin)).body.map(({ name }: { name: string }) => name);
  const team = async () =>
    (await site.get('/api/clinic/profile', admin)).body.practitioners as { id: number; name: string }[];
  const kavya = async () => (await team()).find(({ name }) => name === 'Kavya Sample')?.id ?? 0;

  test('goes with its rooms and its colleague, and nothing of it is left', async () => {
    const others = (await team()).filter(({ name }) => name !== 'Kavya Sample');
    expect(await count()).toMatchObject({ rooms: 3, practitioners: 1 });
    const { body } = await remove(calendar);
    expect(body).toMatchObject({ removed: { rooms: 3, practitioners: 1 }, in_use: [] });
    expect(await count()).toMatchObject({ requests: 0, rooms: 0, practitioners: 0 });
    expect([await roomNames(), await team()]).toEqual([[], others]);
    for (const table of ['visits', 'holds', 'occupied_times'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry.subject).toMatch(/\d+ requests, 3 rooms, 1 practitioner$/);
    await expectCorrectCounters();
  });

  test('leaves rooms and people whom the clinic uses, says their names, and they are its own from then on', async () => {
    const [first, second] = (await site.get('/api/rooms', admin)).body;
    const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
    const visit = { appointment_id: id, practitioner_id: await kavya(), room_id: first.id, anyway: true };
    expect((await site.post('/api/visits', { ...visit, starts_at: '2027-01-12T10:00' }, admin)).status).toBe(201);
    const [own] = await team();
    await site.put(`/api/practitioners/${own?.id}/usual-room`, { room_id: second.id }, admin);
    const { body } = await remove(calendar);
    expect(body).toMatchObject({
      removed: { rooms: 1, practitioners: 0 },
      in_use: [first.name, second.name, 'Kavya Sample'],
    });
    expect(await roomNames()).toEqual([first.name, second.name]);
    expect((await team()).map(({ name }) => name)).toContain('Kavya Sample');
    expect(await count()).toMatchObject({ rooms: 0, practitioners: 0 });
    expect((await site.get('/api/visits?from=2027-01-12&to=2027-01-12', admin)).body).toMatchObject([
      { practitioner: 'Kavya Sample', room: first.name },
    ]);
  });

  test('stays while its requests stay, and anyone who has hours, leave, a feed or a treatment is in use', async () => {
    const { removed, in_use } = (await remove(['rooms', 'practitioners'])).body;
    expect([removed, in_use]).toEqual([none, ['Treatment room 1', 'Treatment room 2', 'Gym', 'Kavya Sample']]);
    expect(await count()).toMatchObject({ rooms: 3, practitioners: 1 });
    await remove(['requests']);
    const id = await kavya();
    const uses: Record<string, () => Promise<unknown>> = {
      hours: () =>
        site.post(
          '/api/working-hours',
          { practitioner_id: id, valid_from: '2026-12-01', valid_until: null, hours: [] },
          admin,
        ),
      leave: () =>
        site.post(
          '/api/absences',
          { practitioner_id: id, kind: 'leave', starts_at: '2026-12-01', ends_at: '2026-12-02' },
          admin,
        ),
      feed: () => site.put(`/api/practitioners/${id}/calendar-feed`, {}, admin),
      treatment: () =>
        site.post(
          '/api/treatments',
          { name: 'Mud', kind: 'therapy', minutes: 30, price_from: null, not_if: null, practitioner_ids: [id] },
          admin,
        ),
    };
    const failures = await failuresOf(Object.entries(uses), async ([, use]) => {
      await use();
      expect((await remove(['practitioners'])).body.in_use).toEqual(['Kavya Sample']);
      for (const table of ['working_hours', 'absences', 'calendar_feeds'] as const)
        await site.db.deleteFrom(table).where('practitioner_id', '=', id).execute();
      await site.db.updateTable('treatments').set({ given_by: null }).execute();
      await site.db.updateTable('practitioners').set({ is_sample: 1 }).where('id', '=', id).execute();
    });
    expect(failures).toEqual([]);
    expect((await remove(['practitioners'])).body).toMatchObject({ removed: { practitioners: 1 }, in_use: [] });
  });

  test('a room or a colleague who gets another name is the clinic’s own', async () => {
    const [first] = (await site.get('/api/rooms', admin)).body;
    await site.put(`/api/rooms/${first.id}`, { name: 'Our room' }, admin);
    const { body: profile } = await site.get('/api/clinic/profile', admin);
    await site.put('/api/clinic', profile, admin);
    expect(await count()).toMatchObject({ rooms: 2, practitioners: 1 });
    const renamed = profile.practitioners.map((one: { name: string }) =>
      one.name === 'Kavya Sample' ? { ...one, name: 'Kavya Real' } : one,
    );
    await site.put('/api/clinic', { ...profile, practitioners: renamed }, admin);
    expect(await count()).toMatchObject({ rooms: 2, practitioners: 0 });
  });
});
