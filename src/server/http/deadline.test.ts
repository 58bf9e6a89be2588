import { expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
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

test('an error after the deadline is reported, and one before it only thrown', async () => {
  const late: unknown[] = [];
  const onLateError = (error: unknown) => late.push(error);
  await expect(withinDeadline(Promise.reject(new Error('in time')), 1_000, onLateError)).rejects.toThrow('in time');
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(withinDeadline(promise, 0, onLateError)).rejects.toThrow(serverMessages.tooLate);
  reject(new Error('too late'));
  await expect.poll(() => late).toEqual([new Error('too late')]);
});
