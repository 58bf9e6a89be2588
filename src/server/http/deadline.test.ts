import { expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { applicationOf, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { withinDeadline } from './deadline.ts';

test('a call that takes too long is answered, and sending it again does not store it twice', async () => {
  const site = await createTestApp({ handlerDeadlineMs: 300 });
  const booking = await bookingOf(site);
  const book = () => site.post('/api/appointments', booking, { 'Idempotency-Key': 'a key of its own' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const locking = site.db.transaction().execute(async (trx) => {
    // Locks the rows on PostgreSQL and the only connection on SQLite.
    await trx.updateTable('counters').set({ count: 0 }).execute();
    await released;
  });
  const late = await book();
  release();
  await locking;
  expectProblem(late, 'unavailable', serverMessages.tooLate);
  expect(late.headers.get('Retry-After')).toBe('30');
  await expect.poll(async () => (await book()).status).toBe(201);
  expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(1);
  await site.close();
});

test('an upload that takes too long is answered, and holds its place among the uploads until its work has ended', async () => {
  const site = await createTestApp({ handlerDeadlineMs: 300, rateLimits: false });
  const booking = await bookingOf(site);
  const { body } = await site.post(
    '/api/careers',
    { position: 'Helper', description: 'Text.', experience: 1 },
    await site.signIn(),
  );
  const apply = () => site.post(`/api/careers/${body.id}/applications`, applicationOf());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const locking = site.db.transaction().execute(async (trx) => {
    await trx.updateTable('counters').set({ count: 0 }).execute();
    await released;
  });
  const late = await Promise.all([apply(), apply()]);
  const third = apply();
  // Were the third one at work, its deadline would come before that of this call.
  expect((await site.post('/api/appointments', booking)).status).toBe(503);
  release();
  await locking;
  expect([...late, await third].map(({ status }) => status)).toEqual([503, 503, 201]);
  await site.close();
});

test('an error after the deadline is reported, and one before it only thrown', async () => {
  const late: unknown[] = [];
  const onLateError = (error: unknown) => late.push(error);
  await expect(withinDeadline(Promise.reject(new Error('in time')), 1_000, onLateError)).rejects.toThrow('in time');
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(withinDeadline(promise, 0, onLateError)).rejects.toThrow(serverMessages.tooLate);
  reject(new Error('too late'));
  await expect.poll(() => late).toEqual([new Error('too late')]);
});
