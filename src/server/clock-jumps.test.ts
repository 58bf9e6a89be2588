import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, reviewOf } from './testing/fixtures.ts';
import { readPages } from './testing/requester.ts';
import { administrator, createTestApp, type TestApp } from './testing/test-app.ts';

const day = 24 * 3_600_000;

let site: TestApp;
let booking: object;
beforeAll(async () => {
  site = await createTestApp();
  booking = await bookingOf(site);
});
afterAll(() => site.close());

const login = (password: string) => site.post('/api/admin/login', { ...administrator, password });

describe.each([
  ['forward by a year', 365 * day],
  ['back by a day', -day],
  ['back to 1970', -Date.UTC(2026, 10, 20, 5)],
  ['to the correct time again', 0],
])('when the clock is set %s', (_where, jump) => {
  beforeAll(() => {
    site.clock.jump = jump;
  });

  test('bookings and reviews are stored once and can be found', async () => {
    const key = `key ${jump}`;
    const book = () => site.post('/api/appointments', booking, { 'Idempotency-Key': key });
    const [first, again] = [await book(), await book()];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await site.post('/api/submit-review', reviewOf())).status).toBe(201);

    const admin = await site.signIn();
    const pages = await readPages(site, '/api/appointments?limit=1', admin);
    const found = pages.flat().map(({ reference }: { reference: string }) => reference);
    expect(found.filter((reference) => reference === first.body.reference)).toHaveLength(1);
    expect(new Set(found).size).toBe(found.length);
    expect((await site.get('/api/appointments/counts', admin)).body.all).toBe(found.length);
  });

  test('the wait after failed logins does not get longer', async () => {
    site.clock.now += day;
    for (let tries = 0; tries < 5; tries += 1) expect((await login('wrong')).status).toBe(401);
    site.clock.jump += 3_600_000;
    expect((await login('wrong')).headers.get('Retry-After')).toBe('1');
    site.clock.jump -= 2 * 3_600_000;
    expect((await login('wrong')).headers.get('Retry-After')).toBe('1');
    site.clock.now += 1_000;
    expect((await login(administrator.password)).status).toBe(200);
    site.clock.jump = jump;
  });

  test('the rate limit still lasts ten minutes', async () => {
    for (let call = 0; call < 20; call += 1) await site.post('/api/submit-review', {});
    site.clock.jump -= day;
    expect(Number((await site.post('/api/submit-review', {})).headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    site.clock.jump = jump;
    site.clock.now += 600_000;
    expect((await site.post('/api/submit-review', reviewOf())).status).toBe(201);
  });
});

test('adjusting the clock by a minute signs no one out', async () => {
  const admin = await site.signIn();
  for (const jump of [-60_000, 60_000]) {
    site.clock.jump = jump;
    expect((await site.get('/api/audit-log', admin)).status).toBe(200);
  }
});
