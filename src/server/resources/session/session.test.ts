import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signClaims } from '#server/testing/bad-credentials.ts';
import { administrator, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const minute = 60_000;
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
const login = (body: object = administrator, headers = {}) => site.post('/api/admin/login', body, headers);
const read = async (headers: Record<string, string>) => (await site.get('/api/appointments/counts', headers)).status;
const write = (headers: Record<string, string>) => site.delete('/api/reviews/999999', headers);

describe('logging in', () => {
  test('answers with a token and its expiry in seconds only', async () => {
    const { status, body, headers } = await login();
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['exp', 'token']);
    expect(body.exp).toBe(decodeJwt(body.token).exp);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await read({ Authorization: `Bearer ${body.token}` })).toBe(200);
  });

  test('ignores the case of the e-mail address', async () => {
    expect((await login({ ...administrator, email: ` ${administrator.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('answers a wrong password and an unknown user in the same way', async () => {
    const wrong = await login({ ...administrator, password: 'a wrong password' });
    const unknown = await login({ ...administrator, email: 'nobody@example.com' });
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', detail: 'Invalid login credentials' },
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test.each([
    [{ email: administrator.email }, 'password'],
    [{ email: administrator.email, password: '' }, 'password'],
    [{ email: administrator.email, password: 'x'.repeat(201) }, 'password'],
    [{ password: administrator.password }, 'email'],
    [{ ...administrator, email: '' }, 'email'],
    [{ ...administrator, email: ['admin@example.com'] }, 'email'],
    [{ ...administrator, email: `${administrator.email}\0` }, 'email'],
  ])('refuses %j at its field', async (body, field) => {
    const { status, body: problem } = await login(body);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ field, message: 'Invalid login credentials' }]);
  });
});

describe('a script’s session', () => {
  test('needs only the token, for reading and writing', async () => {
    const { body, headers } = await login();
    expect(headers.getSetCookie()).toEqual([]);
    expect((await write({ Authorization: `Bearer ${body.token}` })).status).toBe(404);
  });

  test('ends after 60 minutes, even with activity', async () => {
    const { body } = await login();
    expect(body.exp * 1000).toBe(site.clock.now + 60 * minute);
    const headers = { Authorization: `Bearer ${body.token}` };
    for (const minutes of [20, 20, 19]) {
      site.clock.now += minutes * minute;
      expect(await read(headers)).toBe(200);
    }
    site.clock.now += minute;
    expect(await read(headers)).toBe(401);
  });

  test('ends at its stored expiry, whatever the token claims', async () => {
    const { Authorization } = await site.signIn();
    const claims = decodeJwt(Authorization.slice('Bearer '.length));
    const longer = await signClaims({ ...claims, exp: (claims.exp ?? 0) + 7_200 });
    await site.db
      .updateTable('sessions')
      .set({ last_seen_at: site.clock.now + 60 * minute })
      .execute();
    site.clock.now += 60 * minute;
    expect(await read({ Authorization: `Bearer ${longer}` })).toBe(401);
  });

  test('ends after 30 minutes without activity', async () => {
    const headers = await site.signIn();
    site.clock.now += 30 * minute - 1_000;
    expect(await read(headers)).toBe(200);
    site.clock.now += 30 * minute;
    expect(await read(headers)).toBe(401);
  });
});

describe('a browser’s session', () => {
  const attributes = (cookie = '') => cookie.split('; ').slice(1).toSorted();

  test.each([sameOrigin, { 'Sec-Fetch-Site': 'none' }, { Origin: siteOrigin }])(
    'starts with cookies for a login with %j',
    async (headers) => {
      const { body, headers: answered } = await login(administrator, headers);
      expect(body.exp * 1000).toBe(site.clock.now + 8 * 60 * minute);
      const [session, xsrf] = answered.getSetCookie();
      const expires = `Expires=${new Date(body.exp * 1000).toUTCString()}`;
      expect(session).toMatch(/^session=[\w-]{43}; /);
      expect(attributes(session)).toEqual([expires, 'HttpOnly', 'Path=/', 'SameSite=Strict']);
      expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; /);
      expect(attributes(xsrf)).toEqual([expires, 'Path=/', 'SameSite=Strict']);
      expect(answered.getSetCookie()).toHaveLength(2);
    },
  );

  test('does not accept the token or the cookie alone', async () => {
    const { Authorization, Cookie } = await site.signInAsBrowser();
    expect(await read({ Authorization })).toBe(401);
    expect(await read({ Cookie })).toBe(403);
    expect(await read({ Authorization, Cookie: 'session=guessed' })).toBe(401);
    expect(await read({ Authorization, Cookie })).toBe(200);
  });

  test('does not accept the cookie of another session', async () => {
    const one = await site.signInAsBrowser();
    const other = await site.signInAsBrowser();
    expect(await read({ Authorization: one.Authorization, Cookie: other.Cookie })).toBe(401);
  });

  test('requires its own XSRF token and cookie for writing', async () => {
    const all = await site.signInAsBrowser();
    const other = await site.signInAsBrowser();
    const { Authorization, Cookie } = all;
    const session = Cookie.split('; ').find((cookie) => cookie.startsWith('session=')) ?? '';
    const refused = [
      { Authorization, Cookie },
      { ...all, Cookie: session },
      { ...all, 'X-XSRF-TOKEN': 'guessed' },
      { Authorization, Cookie: `${session}; XSRF-TOKEN=x`, 'X-XSRF-TOKEN': 'x' },
      {
        Authorization,
        Cookie: `${session}; XSRF-TOKEN=${other['X-XSRF-TOKEN']}`,
        'X-XSRF-TOKEN': other['X-XSRF-TOKEN'],
      },
    ];
    for (const headers of refused) {
      expect(await write(headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await write(all)).status).toBe(404);
  });

  test('lasts at most 8 hours, even with activity', async () => {
    const headers = await site.signInAsBrowser();
    const start = site.clock.now;
    for (let minutes = 25; minutes < 8 * 60; minutes += 25) {
      site.clock.now = start + minutes * minute;
      expect(await read(headers)).toBe(200);
    }
    site.clock.now = start + 8 * 60 * minute;
    expect(await read(headers)).toBe(401);
  });

  test('ends after 30 minutes without activity', async () => {
    const headers = await site.signInAsBrowser();
    site.clock.now += 30 * minute;
    const { status, body, headers: answered } = await site.get('/api/appointments', headers);
    expect(status).toBe(401);
    expect(body.detail).toBe('Please sign in to do this.');
    expect(answered.get('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('the remaining time of a session', () => {
  const time = (headers: Record<string, string>) => site.get('/api/admin/session', headers);

  test('is returned in seconds, in all and without activity, with the e-mail address and the role', async () => {
    const browser = await site.signInAsBrowser();
    const script = await site.signIn();
    const { email } = administrator;
    expect((await time(browser)).body).toEqual({ email, role: 'owner', expires_in: 8 * 3_600, idle_expires_in: 1_800 });
    expect((await time(script)).body).toEqual({ email, role: 'owner', expires_in: 3_600, idle_expires_in: 1_800 });
  });

  test('without activity never exceeds the time in all', async () => {
    const headers = await site.signIn();
    for (const minutes of [25, 25]) {
      site.clock.now += minutes * minute;
      await read(headers);
    }
    expect((await time(headers)).body).toMatchObject({ expires_in: 600, idle_expires_in: 600 });
  });

  test('is not extended by reading it', async () => {
    const headers = await site.signIn();
    for (let minutes = 0; minutes < 29; minutes += 1) {
      site.clock.now += minute;
      expect((await time(headers)).status).toBe(200);
    }
    expect((await time(headers)).body.idle_expires_in).toBe(60);
    site.clock.now += minute;
    expect((await time(headers)).status).toBe(401);
  });

  test('is not extended by background calls', async () => {
    const headers = await site.signIn();
    for (const minutes of [10, 10, 9]) {
      site.clock.now += minutes * minute;
      expect(await read({ ...headers, 'X-Background': '1' })).toBe(200);
    }
    expect((await time(headers)).body.idle_expires_in).toBe(60);
    site.clock.now += minute;
    expect(await read(headers)).toBe(401);
  });

  test('is extended by every other call to the minute, and immediately on request', async () => {
    const headers = await site.signInAsBrowser();
    site.clock.now += minute - 1_000;
    await read(headers);
    expect((await time(headers)).body.idle_expires_in).toBe(1_741);
    const { status, body } = await site.post('/api/admin/session/prolong', undefined, headers);
    expect(status).toBe(200);
    expect(body).toEqual({
      email: administrator.email,
      role: 'owner',
      expires_in: 8 * 3_600 - 59,
      idle_expires_in: 1_800,
    });
    site.clock.now += minute;
    await read(headers);
    expect((await time(headers)).body.idle_expires_in).toBe(1_800);
  });

  test('cannot be extended by a page of another site', async () => {
    const { Authorization, Cookie } = await site.signInAsBrowser();
    expect((await site.post('/api/admin/session/prolong', undefined, { Authorization, Cookie })).status).toBe(403);
  });
});

describe('logging out', () => {
  test('ends only this session, and clears its cookies', async () => {
    const one = await site.signInAsBrowser();
    const other = await site.signInAsBrowser();
    const { status, headers } = await site.post('/api/admin/logout', undefined, one);
    expect(status).toBe(204);
    expect(headers.getSetCookie().toSorted()).toEqual([
      'XSRF-TOKEN=; Max-Age=0; Path=/',
      'session=; Max-Age=0; Path=/',
    ]);
    expect(await read(one)).toBe(401);
    expect(await read(other)).toBe(200);
    expect((await site.post('/api/admin/logout', undefined, one)).status).toBe(401);
  });

  test('everywhere ends all sessions', async () => {
    const sessions = [await site.signInAsBrowser(), await site.signInAsBrowser(), await site.signIn()];
    expect((await site.post('/api/admin/logout-everywhere', undefined, sessions[0])).status).toBe(204);
    for (const headers of sessions) expect(await read(headers)).toBe(401);
    expect(await read(await site.signIn())).toBe(200);
  });

  test('requires the XSRF token in a browser', async () => {
    const { Authorization, Cookie } = await site.signInAsBrowser();
    expect((await site.post('/api/admin/logout', undefined, { Authorization, Cookie })).status).toBe(403);
    expect(await read({ Authorization, Cookie })).toBe(200);
  });
});

test('the database contains no usable token or cookie', async () => {
  const { Authorization, Cookie } = await site.signInAsBrowser();
  const rows = JSON.stringify(await site.db.selectFrom('sessions').selectAll().execute());
  for (const secret of [Authorization.slice('Bearer '.length), /session=([\w-]+)/.exec(Cookie)?.[1] ?? 'missing']) {
    expect(rows).not.toContain(secret);
  }
});

test('expired sessions are deleted', async () => {
  await site.signIn();
  site.clock.now += 9 * 60 * minute;
  await site.signIn();
  expect(await site.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
