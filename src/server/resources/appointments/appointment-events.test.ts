import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import { addToCounts } from '#server/db/changes.queries.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { openEvents } from '#server/testing/read-events.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { insertAppointment } from '../appointments/new-appointments.queries.ts';

let site: TestApp;
let open: Awaited<ReturnType<typeof openEvents>>[] = [];

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterEach(async () => {
  await Promise.all(open.map((stream) => stream.close()));
  open = [];
});
afterAll(() => site.close());

const path = '/api/appointments/events';
const minute = 60_000;

/** Opens a stream and reads its first event. */
async function listen(headers: Record<string, string>) {
  const stream = await openEvents(site.app, path, headers);
  open.push(stream);
  return { ...stream, first: await stream.next() };
}

async function book(name = 'Meera Sample') {
  return (await site.post('/api/appointments', await bookingOf(site, { name }))).body;
}

async function counts(headers: Record<string, string>) {
  return (await site.get('/api/appointments/counts', headers)).body;
}

describe('the stream of live updates', () => {
  test('starts with the current state', async () => {
    const admin = await site.signIn();
    const { id } = await book();
    const { status, headers, first } = await listen(admin);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(first).toEqual({
      newest: id,
      changes: 0,
      visit_changes: 0,
      due: 0,
      role: 'owner',
      here: [],
      ...(await counts(admin)),
    });
  });

  test('reports a new appointment, without patient data', async () => {
    const { next } = await listen(await site.signIn());
    const { id, reference } = await book('Unmistakable Sample');
    const update = await next();
    expect(update).toMatchObject({ newest: id });
    expect(Object.keys(update as object).toSorted()).toEqual([
      'all',
      'changes',
      'confirmed',
      'done',
      'due',
      'here',
      'new',
      'newest',
      'pending',
      'role',
      'seen',
      'tried',
      'visit_changes',
      'waiting',
    ]);
    expect(JSON.stringify(update)).not.toContain(reference);
  });

  test('reports an appointment stored by another instance', async () => {
    const { next } = await listen(await site.signIn());
    const { state, city, ...person } = await bookingOf(site);
    const body = { ...person, state, city, treatmentType: [1], privacy_notice: null };
    const stored = await site.db.transaction().execute(async (trx) => {
      await addToCounts(trx, { 'appointments.pending': 1 });
      return insertAppointment(trx, body, site.clock.now);
    });
    expect(await next()).toMatchObject({ newest: stored.id });
  });

  test('reports an appointment marked as done', async () => {
    const admin = await site.signIn();
    const { id } = await book();
    const { next, first } = await listen(admin);
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, admin);
    const before = first as { pending: number; done: number };
    expect(await next()).toMatchObject({ newest: id, pending: before.pending - 1, done: before.done + 1 });
  });

  test('reports a note, which changes no count', async () => {
    const admin = await site.signIn();
    const { id } = await book();
    const { next, first } = await listen(admin);
    await site.post(`/api/appointments/${id}/notes`, { kind: 'note', text: 'Prefers mornings.' }, admin);
    const before = first as { changes: number };
    expect(await next()).toEqual({ ...before, changes: before.changes + 1 });
  });

  test('reports a call that becomes due', async () => {
    const admin = await site.signIn();
    const { id } = await book();
    await site.put(`/api/appointments/${id}/next-call`, { next_call: '2026-11-20T11:45' }, admin);
    const { next, first } = await listen(admin);
    site.clock.now += 15 * minute;
    expect(await next()).toEqual({ ...(first as object), due: (first as { due: number }).due + 1 });
  });

  test('reaches all listeners', async () => {
    const admin = await site.signIn();
    const streams = [await listen(admin), await listen(await site.signInAsBrowser())];
    const { id } = await book();
    for (const { next } of streams) expect(await next()).toMatchObject({ newest: id });
  });

  test('is refused when the administrator has too many open', async () => {
    const admin = await site.signIn();
    for (let index = 0; index < serverLimits.streams; index++) await listen(admin);
    const { status, headers, body } = await site.get(path, admin);
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('60');
    expect(body.detail).toMatch(/^The admin area is open in too many places\./);
  });

  test('leaves nothing open after a HEAD request', async () => {
    const admin = await site.signIn();
    for (let index = 0; index <= serverLimits.streams; index++) {
      const response = await site.app.request(path, { method: 'HEAD', headers: admin });
      expect(response.status).toBe(200);
    }
    expect((await listen(admin)).status).toBe(200);
  });
});

describe('a stream ends with its session', () => {
  test('on sign-out', async () => {
    const [admin, other] = [await site.signIn(), await site.signIn()];
    const [ended, ongoing] = [await listen(admin), await listen(other)];
    await site.post('/api/admin/logout', undefined, admin);
    expect(await ended.next()).toBeUndefined();
    const { id } = await book();
    expect(await ongoing.next()).toMatchObject({ newest: id });
  });

  test('on sign-out everywhere', async () => {
    const [admin, other] = [await site.signIn(), await site.signIn()];
    const { next } = await listen(admin);
    await site.post('/api/admin/logout-everywhere', undefined, other);
    expect(await next()).toBeUndefined();
  });

  test('not after half an hour without activity: a locked screen goes on counting. Listening is no activity', async () => {
    const admin = await site.signIn();
    const { next } = await listen(admin);
    site.clock.now += 29 * minute;
    expect(await next()).toMatchObject({});
    expect((await listen(admin)).status).toBe(200);
    expect((await site.get('/api/appointments', { ...admin, 'X-Background': '1' })).status).toBe(200);
    site.clock.now += 2 * minute;
    expect((await site.get('/api/appointments', admin)).body.code).toBe('session-locked');
    const { id } = await book();
    expect(await next()).toMatchObject({ newest: id });
  });

  test('when the session expires, despite activity', async () => {
    const admin = await site.signIn();
    const { next } = await listen(admin);
    site.clock.now += 29 * minute;
    expect(await next()).toMatchObject({});
    await site.get('/api/appointments', admin);
    site.clock.now += 29 * minute;
    expect(await next()).toMatchObject({});
    await site.get('/api/appointments', admin);
    site.clock.now += 3 * minute;
    expect(await next()).toBeUndefined();
  });
});

test('shutdown ends every stream immediately', async () => {
  const ending = await createTestApp();
  const stream = await openEvents(ending.app, path, await ending.signIn());
  await stream.next();
  const last = stream.next();
  ending.stop();
  expect(await last).toBeUndefined();
  await ending.close();
});
