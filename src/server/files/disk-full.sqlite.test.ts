import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('a read-only disk refuses a booking with a message, and reading goes on', async () => {
  const site = await createTestApp();
  const admin = await site.signIn();
  const booking = await bookingOf(site);
  await sql`pragma query_only = on`.execute(site.db);
  const answer = await site.post('/api/appointments', booking);
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'unavailable', detail: serverMessages.diskReadOnly });
  site.clock.now += 120_000; // so that reading has to store the session's last activity
  expect((await site.get('/api/appointments', admin)).status).toBe(200);
  await sql`pragma query_only = off`.execute(site.db);
  expect((await site.post('/api/appointments', booking)).status).toBe(201);
  await site.close();
});
