import { beforeEach, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { isUnmarked, type VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let appointment_id: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn('front-desk');
  nila = await addPractitioner(site, 'Nila');
  appointment_id = (await site.post('/api/appointments', await bookingOf(site))).body.id;
  return () => site.close();
});

/** Half an hour from this time on, of the practitioner. */
async function store(time: string, status: VisitStatus = 'booked', practitioner_id: number | null = nila) {
  const starts_at = Date.parse(`${time}+05:30`);
  const visit = { appointment_id, practitioner_id, room_id: null, status, starts_at, created_at: starts_at };
  const inserted = site.db.insertInto('visits').values({ ...visit, ends_at: starts_at + 1_800_000 });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}
const get = async (path: string, headers = admin) => (await site.get(path, headers)).body;
const idsOf = (visits: CalendarVisit[]) => visits.map(({ id }) => id);
const list = async (headers = admin): Promise<CalendarVisit[]> => get('/api/unmarked-visits', headers);

test('a visit is unmarked from its end until someone says what became of it, and everything says the same', async () => {
  const statuses: VisitStatus[] = ['booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'];
  const visits = new Map<VisitStatus, number>();
  for (const [place, status] of statuses.entries())
    visits.set(status, await store(`2026-11-20T0${place + 3}:00`, status));
  const [ends, goesOn] = [await store('2026-11-20T11:00'), await store('2026-11-20T11:05')];
  const expected = [ends, visits.get('arrived'), visits.get('booked')];
  expect(idsOf(await list())).toEqual(expected);
  const today = await get('/api/today');
  const now = new Date(site.clock.now);
  const shown = (today.visits as CalendarVisit[]).filter((visit) => isUnmarked(visit, now));
  expect(idsOf(shown).toReversed()).toEqual(expected);
  const { periods } = await get('/api/reports', await site.signIn());
  expect(periods.at(-1)).toMatchObject({ visits: 6, attended: 1, missed: 1, unmarked: 3 });
  const [request] = await get('/api/appointments');
  expect(request.next_visit_ends_at < now.toISOString()).toBe(true);
  await site.put(`/api/visits/${goesOn}/status`, { status: 'arrived' }, admin);
  expect(idsOf(await list())).toEqual(expected);
  await site.put(`/api/visits/${ends}/status`, { status: 'noshow' }, admin);
  expect(idsOf(await list())).toEqual(expected.slice(1));
});

test('Today has those of the last seven days, and counts the older ones', async () => {
  const [older, first, second] = [
    await store('2026-11-12T23:00'),
    await store('2026-11-13T00:00'),
    await store('2026-11-19T10:00'),
  ];
  const { unmarked, unmarked_before } = await get('/api/today');
  expect([idsOf(unmarked), unmarked_before]).toEqual([[first, second], 1]);
  expect(idsOf(await list())).toEqual([second, first, older]);
});

test('practitioners have their own, and mark no one else’s', async () => {
  const [own, other] = [await store('2026-11-19T10:00'), await store('2026-11-19T11:00', 'booked', null)];
  const practitioner = await site.signIn('practitioner');
  await site.db
    .updateTable('administrators')
    .set({ practitioner_id: nila })
    .where('role', '=', 'practitioner')
    .execute();
  expect(idsOf(await list(practitioner))).toEqual([own]);
  const visits = [own, other].map((id) => ({ id, version: 1, status: 'fulfilled' }));
  const { body } = await site.post('/api/visits/marks', { visits }, practitioner);
  expect(body).toMatchObject([{ refusal: null }, { refusal: visitMessages.notFound }]);
  expect(idsOf(await list())).toEqual([other]);
});

test('a day is closed: each visit is marked for itself, and goes back to what it was', async () => {
  const ids = [await store('2026-11-19T10:00'), await store('2026-11-19T11:00', 'arrived')];
  const changed = await store('2026-11-19T12:00');
  await site.put(`/api/visits/${changed}/status`, { status: 'noshow' }, admin);
  const mark = async (visits: object[]) => (await site.post('/api/visits/marks', { visits }, admin)).body;
  const closed = await mark([...ids, changed].map((id) => ({ id, version: 1, status: 'fulfilled' })));
  expect(closed).toMatchObject([
    { refusal: null, visit: { status: 'fulfilled' } },
    { refusal: null, visit: { status: 'fulfilled' } },
    { refusal: visitMessages.movedMeanwhile, visit: { status: 'noshow' } },
  ]);
  expect(await list()).toEqual([]);
  const before = ['booked', 'arrived'];
  const undone = await mark(
    ids.map((id, place) => ({ id, version: closed[place].visit.version, status: before[place] })),
  );
  expect(undone).toMatchObject([{ visit: { status: 'booked' } }, { visit: { status: 'arrived' } }]);
  expect(idsOf(await list())).toEqual(ids.toReversed());
  const cancelled = await site.post(
    '/api/visits/marks',
    { visits: [{ id: 1, version: 1, status: 'cancelled' }] },
    admin,
  );
  expect(cancelled.status).toBe(422);
});
