import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { createMemoryLimitStore } from '#server/limits/limit-store.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { watchHashing } from '#server/testing/watch-hashing.ts';
import { createLoginLimits } from './login-limits.ts';

let guarded: TestApp;
beforeEach(async () => {
  guarded = await createTestApp();
  return () => guarded.close();
});

const attempt = (password: string, { email = administrator.email, from = '192.0.2.1' } = {}) => {
  const body = JSON.stringify({ email, password });
  return guarded.send(
    '/api/admin/login',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
    from,
  );
};
const failFiveTimes = async () => {
  for (let i = 0; i < 5; i += 1) expect((await attempt('wrong')).status).toBe(401);
};

test('after five failed logins the wait starts at a second and doubles with each further one, up to 15 minutes', async () => {
  await failFiveTimes();
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    const { status, body, headers } = await attempt(administrator.password);
    expect(status).toBe(429);
    expect(body.code).toBe('too-many');
    expect(headers.get('Retry-After')).toBe(String(seconds));
    guarded.clock.now += seconds * 1_000 - 1;
    expect((await attempt(administrator.password)).headers.get('Retry-After')).toBe('1');
    guarded.clock.now += 1;
    expect((await attempt('wrong')).status).toBe(401);
  }
});

test('a successful login resets the count', async () => {
  await failFiveTimes();
  guarded.clock.now += 1_000;
  expect((await attempt(administrator.password)).status).toBe(200);
  await failFiveTimes();
  expect((await attempt(administrator.password)).headers.get('Retry-After')).toBe('1');
});

test('the message says how long to wait', async () => {
  await failFiveTimes();
  expect((await attempt('wrong')).body.detail).toBe('Too many failed attempts. Please wait 1 second and try again.');
});

test('simultaneous failed logins count too', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array(5).fill(401),
    ...Array(7).fill(429),
  ]);
});

test('failed logins are counted per client and user', async () => {
  await failFiveTimes();
  expect((await attempt(administrator.password, { from: '192.0.2.2' })).status).toBe(200);
  expect((await attempt('wrong', { email: 'other@example.com' })).status).toBe(401);
  expect((await attempt(administrator.password)).status).toBe(429);
  expect((await attempt(administrator.password, { email: administrator.email.toUpperCase() })).status).toBe(429);
});

describe('wrong passwords for one account from many addresses', () => {
  const signInAs = (cookie: string, password = administrator.password, from = '192.0.2.1') =>
    guarded.send(
      '/api/admin/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
        body: JSON.stringify({ ...administrator, password }),
      },
      from,
    );
  const cookieOf = async () => {
    const { headers } = await signInAs('');
    const cookie = headers.getSetCookie().find((each) => each.startsWith('known-browser='));
    expect(cookie).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    return cookie?.split(';')[0] ?? '';
  };
  const guess = (index: number) => attempt('wrong', { from: `198.51.100.${index}` });

  /** Addresses whose five free failures are used up. */
  const useUpFailures = async (addresses: number) => {
    const answers = [];
    for (let i = 0; i < 5; i += 1)
      answers.push(...(await Promise.all(Array.from({ length: addresses }, (_, index) => guess(index)))));
    return answers.map(({ status }) => status);
  };

  test('wait after ten, at most 30 seconds, once five from the same address were wrong, and owners are told', async () => {
    expect(await useUpFailures(20)).toEqual(Array(100).fill(401));
    const waits: (string | null)[] = [];
    guarded.clock.now += 30_000;
    // Each address has to wait for itself, too, if it comes again.
    for (let index = 0; index < 8; index += 1) {
      expect((await guess(index)).status).toBe(401);
      const { headers } = await guess(index + 1);
      waits.push(headers.get('Retry-After'));
      guarded.clock.now += Number(headers.get('Retry-After')) * 1_000;
    }
    expect(waits).toEqual(['2', '4', '8', '16', '30', '30', '30', '30']);
    const { guessed } = (await guarded.get('/api/today', await guarded.signIn())).body;
    expect(guessed).toEqual([{ email: administrator.email, count: 108 }]);
    expect((await guarded.get('/api/today', await guarded.signIn('front-desk'))).body.guessed).toEqual([]);
  });

  test('keep no one out who has not failed: all of 15 sign-ins from new addresses succeed at once', async () => {
    const until = guarded.clock.now + 1_800_000;
    let checked = 0;
    let waiting = 0;
    const signIns: number[] = [];
    while (guarded.clock.now < until) {
      const guesses = Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
      if (signIns.length < 15) {
        const { status } = await attempt(administrator.password, { from: `203.0.113.${signIns.length}` });
        signIns.push(status);
      }
      for (const { status } of await guesses) {
        if (status === 401) checked += 1;
        else waiting += 1;
      }
      guarded.clock.now += 20_000;
    }
    expect(signIns).toEqual(Array(15).fill(200));
    // Five of each address, ten after each sign-in, and one in thirty seconds.
    expect(checked).toBeLessThanOrEqual(40 * 5 + 15 * 15 + 1_800 / 30);
    expect(waiting).toBeGreaterThan(3_000);
  });

  test('leave someone who has mistyped a password four more attempts', async () => {
    await useUpFailures(20);
    for (let i = 0; i < 4; i += 1) expect((await attempt('wrong', { from: '203.0.113.1' })).status).toBe(401);
    expect((await attempt(administrator.password, { from: '203.0.113.1' })).status).toBe(200);
  });

  test('are hashed after those of people without failures, two at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => attempt('wrong', invented(index))));
    const answered: string[] = [];
    const { runs, atOnce } = await watchHashing(async () => {
      const guesses = Array.from({ length: 30 }, async (_, index) => {
        await attempt('wrong', invented(index));
        answered.push('guess');
      });
      await attempt('their first', { from: '203.0.113.1' });
      answered.push('first');
      await Promise.all(guesses);
    });
    expect(answered.indexOf('first')).toBeLessThanOrEqual(5);
    expect({ runs, atOnce }).toEqual({ runs: 31, atOnce: 2 });
  });
  const invented = (index: number) => ({ email: `nobody-${index}@example.com`, from: `198.51.100.${index}` });

  test('do not delay a browser that has signed in before, not even from its own address', async () => {
    const cookie = await cookieOf();
    await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    await Promise.all(Array.from({ length: 40 }, () => attempt('wrong')));
    expect((await signInAs('')).status).toBe(429);
    expect((await signInAs(`${cookie}x`)).status).toBe(429);
    expect((await signInAs(cookie)).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect((await signInAs(cookie, 'wrong', `203.0.113.${i}`)).status).toBe(401);
    expect((await signInAs(cookie)).headers.get('Retry-After')).toBe('1');
  });
});

test('no one waits with RATE_LIMITS off', async () => {
  const open = await createTestApp({ rateLimits: false });
  const login = (password: string) => open.post('/api/admin/login', { ...administrator, password });
  for (let i = 0; i < 7; i += 1) expect((await login('wrong')).status).toBe(401);
  expect((await login(administrator.password)).status).toBe(200);
  await open.close();
});

test('an unknown user, a wrong password and a disabled user cost the same work', async () => {
  const { runs: wrong } = await watchHashing(() => attempt('wrong'));
  const { runs: unknown } = await watchHashing(() => attempt('wrong', { email: 'nobody@example.com' }));
  await guarded.db.updateTable('administrators').set({ disabled_at: 1 }).execute();
  const { runs: disabled } = await watchHashing(() => attempt(administrator.password));
  expect([wrong, unknown, disabled]).toEqual([1, 1, 1]);
});

test('no password is hashed for a client that has to wait', async () => {
  await failFiveTimes();
  expect(await watchHashing(() => attempt('wrong'))).toEqual({ runs: 0, atOnce: 0 });
});

test('two of many simultaneous logins run at once, and other requests are still answered', async () => {
  const logins = Array.from({ length: 20 }, (_, index) => ({ email: `nobody-${index}@example.com` }));
  let open = 0;
  const { runs, atOnce } = await watchHashing(async () => {
    const answers = Promise.all(logins.map((who) => attempt('wrong', who)));
    open = (await guarded.get('/api/approved-reviews')).status;
    expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(401));
  });
  expect({ open, runs, atOnce }).toEqual({ open: 200, runs: 20, atOnce: 2 });
});

test('a login that could not be checked does not count as failed', async () => {
  const limits = createLoginLimits(
    createMemoryLimitStore(() => guarded.clock.now),
    async () => {},
  );
  const caller = { address: '192.0.2.1', client: '', knownBrowser: () => null };
  const who = { caller, email: administrator.email };
  const fail = () => limits.checkPassword(who, () => Promise.reject(new AppError('unavailable')));
  for (let i = 0; i < 9; i += 1) await expect(fail()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await limits.checkPassword(who, () => Promise.resolve(null))).toBeNull();
});

describe('many attempts of one client with ever new e-mail addresses', () => {
  const guess = (index: number) => attempt('wrong', { email: `nobody-${index}@example.com` });

  test('are refused from the 31st in a minute on, and no one else is locked out', async () => {
    const guesses = Promise.all(Array.from({ length: 130 }, (_, index) => guess(index)));
    expect((await attempt(administrator.password, { from: '192.0.2.2' })).status).toBe(200);
    const statuses = (await guesses).map(({ status }) => status);
    expect(Map.groupBy(statuses, (status) => status)).toEqual(
      new Map([
        [401, Array(30).fill(401)],
        [429, Array(100).fill(429)],
      ]),
    );
    const refused = await guess(130);
    expect(refused.body.detail).toBe('There were too many requests. Please wait a moment and try again.');
    expect(refused.headers.get('Retry-After')).toBe('60');
    guarded.clock.now += 60_000;
    expect((await guess(130)).status).toBe(401);
  });

  test('wait for each other, while the next client waits for two hashes at most', async () => {
    const answered: string[] = [];
    const note = async (who: string, answer: ReturnType<typeof attempt>) => {
      await answer;
      answered.push(who);
    };
    // Each hash takes longer than all else that a login does.
    await watchHashing(async () => {
      const guesses = Array.from({ length: 20 }, (_, index) => note('guess', guess(index)));
      await note('owner', attempt(administrator.password, { from: '192.0.2.2' }));
      expect(answered.length).toBeLessThanOrEqual(5);
      await Promise.all(guesses);
    });
  });
});
