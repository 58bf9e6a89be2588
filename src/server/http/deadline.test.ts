import { expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('a call that takes too long is answered, and what it did later is there once when it is sent again', async () => {
  const site = await createTestApp({ handlerDeadlineMs: 300 });
  const booking = await bookingOf(site);
  const book = () => site.post('/api/appointments', booking, { 'Idempotency-Key': 'a key of its own' });
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const holding = site.db.transaction().execute(async (trx) => {
    // Whoever holds the lines of a table, or the one connection, keeps everyone else from writing.
    await trx.updateTable('counters').set({ count: 0 }).execute();
    await letGo;
  });
  const late = await book();
  resolve();
  await holding;
  expectProblem(late, 'unavailable', serverMessages.tooLate);
  expect(late.headers.get('Retry-After')).toBe('30');
  await expect.poll(async () => (await book()).status).toBe(201);
  expect(await site.db.selectFrom('appointments').select('id').execute()).toHaveLength(1);
  await site.close();
});
