import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenElsewhere } from '#contract/appointments.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { openEvents } from '#server/testing/read-events.ts';
import { administrator, createTestApp, frontDesk, type TestApp } from '#server/testing/test-app.ts';

type Headers = Record<string, string>;

let site: TestApp;
let owner: Headers;
let desk: Headers;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  owner = await site.signIn();
  desk = await site.signIn('front-desk');
  return () => site.close();
});

const tabs = { one: '1'.repeat(32), other: '2'.repeat(32) };
const tell = async (headers: Headers, open: object | null, tab = tabs.one) =>
  (await site.put('/api/presence', { tab, open }, headers)).status;
const request = { kind: 'appointment', id: 1 };

/** Others' open records in the first event of a new stream. */
async function here(headers: Headers) {
  const events = await openEvents(site.app, '/api/appointments/events', headers);
  const first = (await events.next()) as { here: OpenElsewhere[] };
  void events.close();
  return first.here;
}

describe('an open record', () => {
  test('is shown to others until it is closed, and never to those who have it open themselves', async () => {
    expect(await tell(desk, request)).toBe(204);
    expect(await here(owner)).toEqual([{ ...request, email: frontDesk.email, name: 'front-desk' }]);
    expect(await here(desk)).toEqual([]);
    expect(await tell(owner, request)).toBe(204);
    expect(await here(desk)).toEqual([{ ...request, email: administrator.email, name: 'admin' }]);
    expect(await tell(desk, null)).toBe(204);
    expect(await here(owner)).toEqual([]);
  });

  test('in two tabs is shown once, until both have closed it', async () => {
    await tell(desk, request);
    await tell(desk, request, tabs.other);
    expect(await here(owner)).toHaveLength(1);
    await tell(desk, null);
    expect(await here(owner)).toHaveLength(1);
    await tell(desk, { kind: 'patient', id: 7 }, tabs.other);
    expect(await here(owner)).toEqual([{ kind: 'patient', id: 7, email: frontDesk.email, name: 'front-desk' }]);
  });

  test('counts for 40 seconds, and longer if the tab says so again', async () => {
    await tell(desk, request);
    site.clock.now += 39_000;
    await tell(desk, request);
    site.clock.now += 39_000;
    expect(await here(owner)).toHaveLength(1);
    site.clock.now += 1_000;
    expect(await here(owner)).toEqual([]);
    await tell(owner, null);
    expect(await site.db.selectFrom('presences').selectAll().execute()).toEqual([]);
  });

  test('reaches an open stream', async () => {
    const events = await openEvents(site.app, '/api/appointments/events', owner);
    await events.next();
    const next = events.next();
    await tell(desk, request);
    expect(await next).toMatchObject({ here: [request] });
    void events.close();
  });
});

test('someone who locks the screen or signs out is not here, and sees no one on a locked screen', async () => {
  const browser = await site.signInAsBrowser('front-desk');
  await tell(browser, request);
  await tell(owner, request);
  expect(await here(browser)).toHaveLength(1);
  await site.post('/api/admin/session/lock', {}, browser);
  expect(await here(owner)).toEqual([]);
  expect(await here(browser)).toEqual([]);
  await tell(desk, request);
  expect(await here(owner)).toHaveLength(1);
  await site.post('/api/admin/logout', {}, desk);
  expect(await here(owner)).toEqual([]);
});

test('a practitioner tells and sees what concerns their own visits alone', async () => {
  const own = await addPractitioner(site, 'Nila');
  const other = await addPractitioner(site, 'Arjun');
  const nila = await site.signIn('practitioner');
  const appointment_id = (await site.post('/api/appointments', await bookingOf(site))).body.id;
  const book = async (practitioner_id: number, starts_at: string) =>
    (await site.post('/api/visits', { appointment_id, practitioner_id, starts_at, anyway: true }, owner)).body.id;
  const mine = { kind: 'visit', id: await book(own, '2026-11-24T10:00') };
  const theirs = { kind: 'visit', id: await book(other, '2026-11-24T11:00') };
  expect(await tell(nila, theirs)).toBe(404);
  expect(await tell(nila, { kind: 'appointment', id: appointment_id })).toBe(404);
  expect(await tell(nila, { kind: 'patient', id: 1 })).toBe(404);
  expect(await tell(nila, mine)).toBe(204);
  expect(await here(owner)).toMatchObject([mine]);
  await tell(owner, theirs);
  await tell(desk, { kind: 'appointment', id: appointment_id });
  expect(await here(nila)).toEqual([]);
  await tell(owner, mine);
  expect(await here(nila)).toEqual([{ ...mine, email: administrator.email, name: 'admin' }]);
});
