import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
});
afterAll(() => site.close());

async function stored(table: 'appointments' | 'reviews') {
  return (await site.db.selectFrom(table).select('id').execute()).length;
}

async function book(key: string, changes: object = {}) {
  return site.post('/api/appointments', await bookingOf(site, changes), { 'Idempotency-Key': key });
}

describe('an idempotency key', () => {
  test('sent twice makes one booking and the same answer', async () => {
    const before = await stored('appointments');
    const first = await book('script-1');
    const second = await book('script-1');
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await stored('appointments')).toBe(before + 1);
  });

  test('sent fifty times at once makes one booking', async () => {
    const before = await stored('appointments');
    const answers = await Promise.all(Array.from({ length: 50 }, () => book('script-race')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored('appointments')).toBe(before + 1);
  });

  test('with another body is refused', async () => {
    await book('script-2');
    const { status, body } = await book('script-2', { name: 'Someone Else' });
    expect(status).toBe(422);
    expect(body.detail).toBe('This form was sent already with other entries. Please open it again.');
  });

  test('of a refused booking can be reused', async () => {
    expect((await book('script-3', { city: 999_999 })).status).toBe(422);
    expect((await book('script-3')).status).toBe(201);
  });

  test('works for reviews too, fifty times at once', async () => {
    const review = async (changes = {}) =>
      site.post('/api/submit-review', reviewOf(changes), { 'Idempotency-Key': 'review-1' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => review()));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect(await stored('reviews')).toBe(1);
    expect((await review({ rating: 1 })).status).toBe(422);
  });

  test('counts within its endpoint', async () => {
    const key = { 'Idempotency-Key': 'scope-1' };
    const booked = await book('scope-1');
    const reviewed = await site.post('/api/submit-review', reviewOf(), key);
    const added = await site.post('/api/admin/appointments', await bookingOf(site), {
      ...key,
      ...(await site.signIn()),
    });
    expect([booked.status, reviewed.status, added.status]).toEqual([201, 201, 201]);
    expect(added.body.reference).not.toBe(booked.body.reference);
    expect((await site.post('/api/submit-review', reviewOf(), key)).body).toEqual(reviewed.body);
  });

  test('counts within an administrator, in all of their sessions', async () => {
    const admin = await site.signIn();
    const colleague = { email: 'second@example.com', password: 'wombat-quartz-lantern' };
    await site.post('/api/administrators', { ...colleague, currentPassword: administrator.password }, admin);
    const { token } = (await site.post('/api/admin/login', colleague)).body;
    const add = async (session: object) => {
      const headers = { 'Idempotency-Key': 'scope-2', ...session };
      return (await site.post('/api/admin/appointments', await bookingOf(site), headers)).body.reference;
    };
    const first = await add(admin);
    expect(await add({ Authorization: `Bearer ${token}` })).not.toBe(first);
    expect(await add(await site.signIn())).toBe(first);
  });

  test('expires after a day', async () => {
    const { body: first } = await book('script-4');
    site.clock.now += 24 * 3_600_000 + 1;
    expect((await book('script-4')).body.reference).not.toBe(first.reference);
  });

  test('of more than 200 characters is refused', async () => {
    expect((await book('x'.repeat(201))).status).toBe(400);
  });
});

describe('a form token', () => {
  async function newToken(): Promise<string> {
    return (await site.get('/api/form-token')).body.key;
  }

  test('is new every time and never cached', async () => {
    const { headers } = await site.get('/api/form-token');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await newToken()).not.toBe(await newToken());
  });

  test('is also served at the former path', async () => {
    const { key: token } = (await site.get('/api/form-key')).body;
    site.clock.now += 500;
    expect((await book(token)).status).toBe(201);
  });

  test('is accepted once a person had the time to fill in the form', async () => {
    const token = await newToken();
    site.clock.now += 500;
    expect((await book(token)).status).toBe(201);
  });

  test('is refused when the form was filled in faster than a person can', async () => {
    const token = await newToken();
    site.clock.now += 499;
    const { status, body } = await book(token);
    expect(status).toBe(422);
    expect(body.detail).toBe('That was very quick. Please check what you entered and send it again.');
  });

  test('is refused after a day', async () => {
    const token = await newToken();
    site.clock.now += 24 * 3_600_000 + 1;
    expect((await book(token)).status).toBe(422);
  });

  test('is refused when it is forged or its time has been changed', async () => {
    const token = await newToken();
    site.clock.now += 5_000;
    const older = token.replace(/^form\.\w+/, 'form.abc');
    for (const forged of [older, `${token}x`, 'form.', 'form.x.y.z']) expect((await book(forged)).status).toBe(422);
    expect((await book(token)).status).toBe(201);
  });

  test('is accepted after the clock has been set back', async () => {
    const token = await newToken();
    site.clock.jump = -3_600_000;
    expect((await book(token)).status).toBe(201);
    site.clock.jump = 0;
  });
});
