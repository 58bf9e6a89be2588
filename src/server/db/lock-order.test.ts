import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, createOneOfEach, reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countNames, readCounts } from './changes.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
/** Locks taken since a test last emptied this list, by table or name of a counter. */
let locked: string[];
beforeEach(async () => {
  locked = [];
  site = await createTestApp({
    rateLimits: false,
    onQuery({ sql, parameters }) {
      const [, table] = /^(?:update|delete from) "(\w+)"/.exec(sql) ?? [];
      if (table) locked.push(table === 'counters' ? `counter ${String(parameters.at(-1))}` : table);
    },
  });
  admin = await site.signIn();
  return () => site.close();
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

async function expectCorrectCounters() {
  expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
}

async function erase(contact: string) {
  const { body } = await site.post('/api/patient-data/find', { contact }, admin);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const seen = { contact, appointments: ids(body.appointments), reviews: ids(body.reviews) };
  return site.post('/api/patient-data/erase', { ...seen, currentPassword: administrator.password }, admin);
}

describe('every transaction locks counters last, in the order of their names', () => {
  const key = (name: string) => ({ 'Idempotency-Key': name });
  const undo = async (path: string) => {
    await site.delete(path, admin);
    locked = [];
    return site.post(`${path}/restore`, undefined, admin);
  };
  const blog = () => formOf({ title: 'Blog', content: 'Text.', status: 'Draft' });
  test.each<[string, () => Promise<{ status: number }>]>([
    ['a booking', async () => site.post('/api/appointments', await bookingOf(site), key('a'))],
    ['a booking for a caller', async () => site.post('/api/admin/appointments', await bookingOf(site), admin)],
    [
      'a walk-in',
      async () => {
        const visit = { starts_at: '2026-11-24T15:00', practitioner_id: 1, room_id: 1, anyway: true };
        return site.post('/api/visits/walk-in', { ...(await bookingOf(site)), ...visit }, admin);
      },
    ],
    ['a moved visit', () => site.put('/api/visits/1', { starts_at: '2026-11-24T12:00', anyway: true }, admin)],
    ['a cancelled visit', () => site.put('/api/visits/1/status', { status: 'cancelled' }, admin)],
    ['remarks', () => site.put('/api/appointments/1/remark', { remarks: 'Done.' }, admin)],
    ['an attempt', () => site.post('/api/appointments/1/notes', { kind: 'attempt' }, admin)],
    ['a review', () => site.post('/api/submit-review', reviewOf(), key('b'))],
    ['showing a review', () => site.put('/api/reviewVisibility/1', { isActive: true }, admin)],
    ['deleting a review', () => site.delete('/api/reviews/1', admin)],
    ['undoing the deletion of a review', () => undo('/api/reviews/1')],
    ['undoing the deletion of a blog', () => undo('/api/blogs/1')],
    ['a new blog', () => site.post('/api/blogs', blog(), admin)],
    ['a changed blog', () => site.put('/api/blogs/1', blog(), admin)],
    ['unpublishing a blog', () => site.patch('/api/blogs/1/status', { is_active: 0 }, admin)],
    ['deleting a blog', () => site.delete('/api/blogs/1', admin)],
    ['erasing a patient', () => erase('+91 00000 00001')],
  ])('%s', async (_what, call) => {
    await createOneOfEach(site);
    locked = [];
    expect((await call()).status).toBeLessThan(300);
    const first = locked.findIndex((name) => name.startsWith('counter '));
    expect(first).toBeGreaterThanOrEqual(0);
    // The mark of an erasure is deleted after the commit. The answer is stored last, under the key that was locked first.
    const after = locked.slice(first).filter((name) => name !== 'job_runs' && name !== 'idempotency_keys');
    expect(after).toEqual(after.filter((name) => name.startsWith('counter ')).toSorted());
  });
});

test('blogs that are published and unpublished at the same time never deadlock', async () => {
  const create = () => site.post('/api/blogs', formOf({ title: 'Blog', content: 'Text.', status: 'Published' }), admin);
  const ids = [(await create()).body.id, (await create()).body.id];
  const answers = await times(60, (index) =>
    site.patch(`/api/blogs/${ids[index % 2]}/status`, { is_active: Math.floor(index / 2) % 2 }, admin),
  );
  expect(statuses(answers)).toEqual([200]);
  await expectCorrectCounters();
});

test('patients are erased while others book', async () => {
  const contact = (index: number) => `+91 00000 10${index}00`;
  const book = async (index: number, key: string) =>
    site.post('/api/appointments', await bookingOf(site, { name: `Patient ${index}`, phone: contact(index) }), {
      'Idempotency-Key': key,
    });
  await times(8, (index) => book(index, `first ${index}`));
  site.clock.now += 86_400_000 * 2; // the keys have expired, so that bookings and erasures both delete them
  admin = await site.signIn();
  const booked = times(24, (index) => book(9, `second ${index}`));
  expect(statuses(await times(8, (index) => erase(contact(index))))).toEqual([200]);
  expect(statuses(await booked)).toEqual([201]);
  await expectCorrectCounters();
});
