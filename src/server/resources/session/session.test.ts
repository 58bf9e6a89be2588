import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { authenticatorCode } from '#server/testing/authenticator.ts';
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
const list = (headers: Record<string, string>) => site.get('/api/appointments', headers);
const unlock = (headers: Record<string, string>, body: object = {}, address?: string) =>
  site.send(
    '/api/admin/session/unlock',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ currentPassword: administrator.password, ...body }),
    },
    address,
  );
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

  test('refuses what is wrong at its field', async () => {
    const failures = await failuresOf<[object, string]>(
      [
        [{ email: administrator.email }, 'password'],
        [{ email: administrator.email, password: '' }, 'password'],
        [{ email: administrator.email, password: 'x'.repeat(201) }, 'password'],
        [{ password: administrator.password }, 'email'],
        [{ ...administrator, email: '' }, 'email'],
        [{ ...administrator, email: ['admin@example.com'] }, 'email'],
        [{ ...administrator, email: `${administrator.email}\0` }, 'email'],
      ],
      async ([body, field]) => {
        const { status, body: problem } = await login(body);
        expect(status).toBe(422);
        expect(problem.errors).toEqual([{ field, message: 'Invalid login credentials' }]);
      },
    );
    expect(failures).toEqual([]);
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

  test('is locked after 30 minutes without activity', async () => {
    const headers = await site.signIn();
    site.clock.now += 30 * minute - 1_000;
    expect(await read(headers)).toBe(200);
    site.clock.now += 30 * minute;
    expect((await list(headers)).body.code).toBe('session-locked');
    expect((await unlock(headers)).status).toBe(200);
    expect(await list(headers)).toMatchObject({ status: 200 });
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
      expect(answered.getSetCookie()).toHaveLength(3); // and that of a known browser
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

  test('ends when the same browser signs in again', async () => {
    const before = await site.signInAsBrowser();
    const after = await login(administrator, { ...sameOrigin, Cookie: before.Cookie });
    expect(after.status).toBe(200);
    expect(await read(before)).toBe(401);
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
});

describe('a session that no one has used for 30 minutes', () => {
  const answering = new Set(
    allEndpoints.filter((endpoint) => endpoint.whileLocked).map(({ method, path }) => `${method} ${path}`),
  );
  const guarded = allEndpoints
    .filter(({ access }) => access !== 'public')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  const lockSession = async () => {
    const headers = await site.signInAsBrowser();
    site.clock.now += 30 * minute;
    return headers;
  };

  test('answers nothing but the number of waiting requests and its stream, locking, unlocking and signing out', () => {
    expect([...answering].toSorted()).toEqual([
      'GET /api/appointments/counts',
      'GET /api/appointments/events',
      'POST /api/admin/logout',
      'POST /api/admin/session/lock',
      'POST /api/admin/session/unlock',
    ]);
  });

  test('answers every other call of the admin area with the same 401', async () => {
    const headers = await lockSession();
    expect(
      await failuresOf(
        guarded.filter(([name]) => !answering.has(name)),
        async ([name, { method, path }]) => {
          const answer = await site.send(path.replace(/\{\w+\}/g, '1'), { method, headers });
          expect(answer, name).toMatchObject({
            status: 401,
            body: { code: 'session-locked', detail: 'This session is locked. Please enter your password to go on.' },
          });
        },
      ),
    ).toEqual([]);
  });

  test('still says how many requests wait, and nothing about them', async () => {
    const headers = await lockSession();
    const { status, body } = await site.get('/api/appointments/counts', headers);
    expect(status).toBe(200);
    expect(Object.values(body).every((value) => typeof value === 'number')).toBe(true);
    site.clock.now += minute;
    expect((await list(headers)).body.code).toBe('session-locked');
  });

  test('goes on where it was once the password is entered, until the 8 hours are over', async () => {
    const headers = await lockSession();
    const answer = await unlock(headers);
    expect(answer).toMatchObject({ status: 200, body: { email: administrator.email, idle_expires_in: 1_800 } });
    expect(answer.body.expires_in).toBe(7.5 * 3_600);
    expect((await list(headers)).status).toBe(200);
    site.clock.now += 7.5 * 60 * minute;
    expect(await unlock(headers)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test('stays locked after a wrong password, and slows down guessing like the login', async () => {
    const headers = await lockSession();
    const guess = () => unlock(headers, { currentPassword: 'a wrong password' }, 'guesser');
    expect(await guess()).toMatchObject({ status: 422, body: { errors: [{ field: 'currentPassword' }] } });
    for (let count = 0; count < 4; count += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await unlock(headers, {}, 'guesser')).status).toBe(429);
    expect((await list(headers)).body.code).toBe('session-locked');
    site.clock.now += 1_000;
    expect((await unlock(headers)).status).toBe(200);
  });

  test('cannot be unlocked by a page of another site, nor without its cookie', async () => {
    const { Authorization, Cookie, ...xsrf } = await lockSession();
    expect((await unlock({ Authorization, Cookie })).status).toBe(403);
    expect((await unlock({ Authorization, ...xsrf })).status).toBe(401);
  });

  test('can be signed out', async () => {
    const headers = await lockSession();
    expect((await site.post('/api/admin/logout', undefined, headers)).status).toBe(204);
    expect(await unlock(headers)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test('is not opened by a longer time or a clock that is set back', async () => {
    const headers = await lockSession();
    expect((await list(headers)).status).toBe(401);
    await site.db.updateTable('clinic_profile').set({ lock_minutes: 60 }).execute();
    site.clock.jump -= 20 * minute;
    expect((await list(headers)).body.code).toBe('session-locked');
    expect((await unlock(headers)).status).toBe(200);
    site.clock.jump = 0;
    await site.db.updateTable('clinic_profile').set({ lock_minutes: 30 }).execute();
  });

  test('is locked sooner or later as the clinic chooses', async () => {
    const owner = await site.signInAsBrowser();
    const setMinutes = (minutes: unknown) => site.put('/api/clinic/lock', { minutes }, owner);
    for (const minutes of [15, 60, 30]) {
      expect(await setMinutes(minutes)).toMatchObject({ status: 200, body: { minutes } });
      const headers = await site.signInAsBrowser();
      expect((await site.get('/api/admin/session', headers)).body).toMatchObject({
        idle_expires_in: minutes * 60,
        lock_minutes: minutes,
      });
      site.clock.now += minutes * minute - 1_000;
      expect((await list(headers)).status).toBe(200);
      site.clock.now += minutes * minute;
      expect((await list(headers)).body.code).toBe('session-locked');
      await unlock(owner);
    }
    expect((await setMinutes(20)).status).toBe(422);
  });
});

test('a session can be locked at once, for all tabs', async () => {
  const headers = await site.signInAsBrowser();
  expect((await site.post('/api/admin/session/lock', undefined, headers)).status).toBe(204);
  expect((await list(headers)).body.code).toBe('session-locked');
  expect((await unlock(headers)).status).toBe(200);
  expect((await list(headers)).status).toBe(200);
});

test('typed text is encrypted with a key for each administrator, the same in every session', async () => {
  const keyOf = async (headers: Record<string, string>) =>
    (await site.get('/api/admin/session', headers)).body.page_key as string;
  const key = await keyOf(await site.signInAsBrowser());
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf(await site.signInAsBrowser())).toBe(key);
});

describe('the remaining time of a session', () => {
  const time = (headers: Record<string, string>) => site.get('/api/admin/session', headers);

  test('is returned in seconds, in all and without activity, with the e-mail address and the role', async () => {
    const browser = await site.signInAsBrowser();
    const script = await site.signIn();
    const { email } = administrator;
    expect((await time(browser)).body).toMatchObject({
      email,
      role: 'owner',
      expires_in: 8 * 3_600,
      idle_expires_in: 1_800,
    });
    expect((await time(script)).body).toMatchObject({
      email,
      role: 'owner',
      expires_in: 3_600,
      idle_expires_in: 1_800,
    });
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
    expect((await list(headers)).status).toBe(401);
  });

  test('is extended by every other call to the minute, and immediately on request', async () => {
    const headers = await site.signInAsBrowser();
    site.clock.now += minute - 1_000;
    await read(headers);
    expect((await time(headers)).body.idle_expires_in).toBe(1_741);
    const { status, body } = await site.post('/api/admin/session/prolong', undefined, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
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

describe('before anything else, a browser’s session', () => {
  const setUpCalls = new Set(
    allEndpoints.filter((endpoint) => endpoint.whileSettingUp).map(({ method, path }) => `${method} ${path}`),
  );
  const refused = async (headers: Record<string, string>) => {
    const codes = new Set<string>();
    for (const { method, path, access } of allEndpoints)
      if (access !== 'public' && !setUpCalls.has(`${method} ${path}`)) {
        const { status, body } = await site.send(path.replace(/\{\w+\}/g, '1'), { method, headers });
        codes.add(`${status} ${body.code}`);
      }
    return [...codes];
  };
  const set = (values: object) => site.db.updateTable('administrators').set(values).where('id', '=', 1).execute();
  const needs = async (headers: Record<string, string>) => (await site.get('/api/admin/session', headers)).body.needs;

  test('changes a password that someone else knows; a script’s does not', async () => {
    await set({ must_change_password: 1 });
    const browser = await site.signInAsBrowser();
    expect(await needs(browser)).toBe('new-password');
    expect(await refused(browser)).toEqual(['403 new-password-required']);
    expect(await read(await site.signIn())).toBe(200);
    const change = (newPassword: string) =>
      site.put('/api/admin/password', { currentPassword: administrator.password, newPassword }, browser);
    expect((await change(administrator.password)).body.errors).toMatchObject([{ field: 'newPassword' }]);
    expect((await change('umbrella ferry biscuit')).status).toBe(204);
    expect([await needs(browser), await read(browser)]).toEqual([null, 200]);
    const hash = await hashPassword(administrator.password);
    await set({ password_hash: hash });
  });

  test('sets up two-step sign-in where the clinic demands it of its owners', async () => {
    const headers = await site.signInAsBrowser();
    const staff = await site.signInAsBrowser('front-desk');
    const proof = { currentPassword: administrator.password };
    const setUp = async () => {
      const { secret } = (await site.post('/api/admin/second-factor', proof, headers)).body;
      const code = authenticatorCode(secret, site.clock.now);
      expect((await site.post('/api/admin/second-factor/confirmation', { code }, headers)).status).toBe(200);
      return secret;
    };
    const demand = (required: boolean, secret?: string) => {
      if (secret) site.clock.now += 30_000; // each code works once
      const code = secret && authenticatorCode(secret, site.clock.now);
      return site.put('/api/clinic/two-step-rule', { required, ...proof, code }, headers);
    };
    expect((await demand(true)).body.errors).toMatchObject([{ field: 'required' }]);
    const secret = await setUp();
    expect((await demand(true)).body.errors).toMatchObject([{ field: 'code' }]);
    expect((await demand(true, secret)).status).toBe(200);
    await set({ totp_secret: null });
    expect(await needs(headers)).toBe('second-factor');
    expect(await refused(headers)).toEqual(['403 second-factor-missing']);
    expect([await read(await site.signIn()), await read(staff)]).toEqual([403, 200]);
    const own = await setUp();
    expect([await needs(headers), await read(headers)]).toEqual([null, 200]);
    expect((await demand(false, own)).status).toBe(200);
    const [entry] = (await site.get('/api/audit-log?limit=1', headers)).body;
    expect(entry).toMatchObject({ kind: 'clinic-profile', fields: ['two-step sign-in of owners'] });
    await set({ totp_secret: null });
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
