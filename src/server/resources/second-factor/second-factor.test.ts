import { beforeEach, describe, expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { renewEncryption } from '#server/auth/encrypted.queries.ts';
import { createSecondFactor } from '#server/auth/second-factor.ts';
import { hashToken } from '#server/auth/tokens.ts';
import { authenticatorCode } from '#server/testing/authenticator.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { administrator, createTestApp, sessionSecret, type TestApp } from '#server/testing/test-app.ts';

const { wrongCode, enterCode } = sessionMessages;
const { password: currentPassword } = administrator;

let site: TestApp;
let admin: { Authorization: string };
let secret: string;
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
  return () => site.close();
});

type Headers = Record<string, string>;

const at = '/api/admin/second-factor';
const minute = 60_000;
const begin = (body: object = { currentPassword }) => site.post(at, body, admin);
const confirm = (code: unknown) => site.post(`${at}/confirmation`, { code }, admin);
const state = async () => (await site.get(at, admin)).body;
const login = (code?: string, body: object = administrator) => site.post('/api/admin/login', { ...body, code });
const read = async (headers: Headers) => (await site.get('/api/audit-log', headers)).status;
const code = (distance = 0) => authenticatorCode(secret, site.clock.now + distance * 30_000);
const errorsOf = ({ body }: { body: { errors: unknown } }) => body.errors;
const changes = async () =>
  (
    await site.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('client', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ action, subject }) => `${action} ${subject}`);

/** Returns the recovery codes. Advances the time, because the code that confirmed cannot be used again. */
async function turnOn(): Promise<string[]> {
  secret = (await begin()).body.secret;
  const { body } = await confirm(code());
  site.clock.now += minute;
  return body.recovery_codes;
}

describe('setting it up', () => {
  test('returns a secret for the app, as text and as a URI, and changes nothing yet', async () => {
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.address).toBe(
      `otpauth://totp/Physiotherapy%20App:admin%40example.com?secret=${body.secret}&issuer=Physiotherapy%20App`,
    );
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await login()).status).toBe(200);
  });

  test('is complete once a code confirms it, which returns ten recovery codes', async () => {
    secret = (await begin()).body.secret;
    const { status, body } = await confirm(code());
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const each of body.recovery_codes) expect(each).toMatch(/^\d{5}(-\d{5}){3}$/);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await site.get('/api/administrators', admin)).body).toMatchObject([{ second_factor: true }]);
    expect(await changes()).toEqual([`second-factor-on ${administrator.email}`]);
  });

  test('ends the sessions that started without a code, except for this one', async () => {
    const other = await site.signInAsBrowser();
    await turnOn();
    expect([await read(other), await read(admin)]).toEqual([401, 200]);
  });

  test('requires the password, and counts a wrong one as a failed login', async () => {
    for (let i = 0; i < 5; i += 1) {
      const answer = await begin({ currentPassword: 'not the password' });
      expect(errorsOf(answer)).toEqual([{ field: 'currentPassword', message: administratorMessages.wrongPassword }]);
    }
    expect((await begin()).status).toBe(429);
    expect((await login()).status).toBe(429);
  });

  test('can be retried after a wrong code, and a restart invalidates the previous secret', async () => {
    secret = (await begin()).body.secret;
    expect(errorsOf(await confirm('000000'))).toEqual([{ field: 'code', message: wrongCode }]);
    const before = code();
    secret = (await begin()).body.secret;
    expect((await confirm(before)).status).toBe(422);
    expect((await confirm(` ${code().slice(0, 3)} ${code().slice(3)} `)).status).toBe(200);
  });

  test('is refused if it was not started or is already complete', async () => {
    expectProblem(await confirm('123456'), 'invalid', secondFactorMessages.startAgain);
    await turnOn();
    expectProblem(await begin(), 'invalid', secondFactorMessages.alreadyOn);
    expectProblem(await confirm(code()), 'invalid', secondFactorMessages.startAgain);
  });
});

describe('a sign-in with it', () => {
  let recoveryCodes: string[];
  beforeEach(async () => {
    recoveryCodes = await turnOn();
  });

  test('asks for the code only after the right password', async () => {
    for (const withCode of [undefined, code(), recoveryCodes[0]]) {
      expectProblem(await login(withCode, { ...administrator, password: 'wrong' }), 'unauthenticated');
    }
    site.clock.now += minute;
    for (const missing of [undefined, '', ' ']) {
      const answer = await login(missing);
      expectProblem(answer, 'second-factor-required', enterCode);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('succeeds with the code of the app, with the usual answer', async () => {
    const { status, body } = await login(code());
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['exp', 'token']);
    expect(await read({ Authorization: `Bearer ${body.token}` })).toBe(200);
  });

  test('accepts every code once, and no code older than a used one', async () => {
    expect((await login(code(1))).status).toBe(200);
    for (const used of [code(1), code(), code(-1)])
      expectProblem(await login(used), 'second-factor-required', wrongCode);
    site.clock.now += minute;
    expect((await login(code())).status).toBe(200);
  });

  test('accepts the same code only once when it is sent concurrently', async () => {
    const answers = await Promise.all([login(code()), login(code())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const [recovery] = recoveryCodes;
    const again = await Promise.all([login(recovery), login(recovery)]);
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('accepts every recovery code once, with hyphens or spaces', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first)).status).toBe(200);
    expectProblem(await login(first), 'second-factor-required', wrongCode);
    expect((await login(second.replaceAll('-', ' '))).status).toBe(200);
    expect((await state()).recovery_codes_left).toBe(8);
  });

  test('delays repeated guesses of the code, and a right password does not reset the count', async () => {
    for (let i = 0; i < 5; i += 1) {
      expectProblem(await login('000000'), 'second-factor-required', wrongCode);
      expectProblem(await login(), 'second-factor-required', enterCode);
    }
    const refused = await login(code());
    expectProblem(refused, 'too-many');
    expect(refused.headers.get('Retry-After')).toBe('1');
    site.clock.now += 1_000;
    expect((await login(code())).status).toBe(200);
  });

  describe('guessed from many addresses by someone who knows the password', () => {
    const guess = (index: number, code = '000000') =>
      site.send(
        '/api/admin/login',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...administrator, code }),
        },
        `192.0.2.${index}`,
      );

    test('is delayed all the same, and the audit log says so once', async () => {
      for (let index = 0; index < 5; index += 1) expectProblem(await guess(index), 'second-factor-required', wrongCode);
      for (const seconds of [1, 2, 4]) {
        const refused = await guess(9);
        expectProblem(refused, 'too-many');
        expect(refused.headers.get('Retry-After')).toBe(String(seconds));
        site.clock.now += seconds * 1_000;
        expect((await guess(10 + seconds)).status).toBe(401);
      }
      expect((await changes()).slice(1)).toEqual([`codes-guessed ${administrator.email}`]);
    });

    test('counts simultaneous guesses too', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
      expect(Map.groupBy(answers, ({ status }) => status).get(401)).toHaveLength(5);
    });

    test('restarts after the right code', async () => {
      for (let index = 0; index < 4; index += 1) await guess(index);
      expect((await guess(5, code())).status).toBe(200);
      for (let index = 0; index < 4; index += 1) expect((await guess(index)).status).toBe(401);
      expect(await changes()).toHaveLength(1);
    });
  });

  test('creates no session when it fails', async () => {
    const sessions = () => site.db.selectFrom('sessions').select('id').execute();
    const before = await sessions();
    const rows = await site.db.selectFrom('administrators').selectAll().execute();
    for (const wrong of ['', '000000', '1'.repeat(20)]) await login(wrong);
    expect(await sessions()).toEqual(before);
    expect(await site.db.selectFrom('administrators').selectAll().execute()).toEqual(rows);
  });

  test('is answered like a wrong password when the administrator is disabled', async () => {
    await site.db.updateTable('administrators').set({ disabled_at: 1 }).execute();
    expectProblem(await login(), 'unauthenticated', sessionMessages.invalidLogin);
  });

  test('is still required after a change of the password, which itself needs no code', async () => {
    const newPassword = 'umbrella ferry biscuit';
    expect((await site.put('/api/admin/password', { currentPassword, newPassword }, admin)).status).toBe(204);
    expectProblem(await login(undefined, { ...administrator, password: newPassword }), 'second-factor-required');
    expect((await login(code(), { ...administrator, password: newPassword })).status).toBe(200);
  });

  test('still accepts a recovery code after the session secret was lost', async () => {
    const { encryptSecret } = createSecondFactor('another secret of thirty-two characters', () => site.clock.now);
    const totp_secret = encryptSecret(1, Buffer.from('12345678901234567890'));
    await site.db.updateTable('administrators').set({ totp_secret }).execute();
    expectProblem(await login(code()), 'second-factor-required', wrongCode);
    expect((await login(recoveryCodes[0])).status).toBe(200);
  });

  test('accepts a recovery code of an earlier version, whose hash has no salt, once', async () => {
    const code_hash = hashToken('12345678901234567890');
    await site.db.deleteFrom('recovery_codes').execute();
    await site.db.insertInto('recovery_codes').values({ administrator_id: 1, code_hash }).execute();
    expect((await login('12345-67890-12345-67890')).status).toBe(200);
    expectProblem(await login('12345-67890-12345-67890'), 'second-factor-required', wrongCode);
  });

  test('stores neither the secret nor a recovery code in plain text, and logs no code', async () => {
    const used = code();
    await login(used);
    const tables = [
      await site.db.selectFrom('administrators').selectAll().execute(),
      await site.db.selectFrom('recovery_codes').selectAll().execute(),
    ];
    const hashes = await site.db.selectFrom('recovery_codes').select('code_hash').execute();
    expect(hashes.every(({ code_hash }) => code_hash.startsWith('argon2id$'))).toBe(true);
    const stored = JSON.stringify([tables, site.logged]);
    for (const each of [secret, used, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(stored).not.toContain(each);
  });
});

test('while SESSION_SECRET is changed, stored secrets are encrypted with the new one', async () => {
  await turnOn();
  const next = 'another secret of thirty-two characters';
  const stored = () => site.db.selectFrom('administrators').select('totp_secret').executeTakeFirstOrThrow();
  const isRight = async (sessionSecret: string) =>
    createSecondFactor(sessionSecret, () => site.clock.now).findStep(1, (await stored()).totp_secret, code()) !== null;
  expect(await isRight(next)).toBe(false);
  expect(await isRight(`${next},${sessionSecret}`)).toBe(true);
  await renewEncryption(site.db, `${next},${sessionSecret}`);
  expect([await isRight(next), await isRight(sessionSecret)]).toEqual([true, false]);
});

describe.each([
  ['turning it off', 'removal'],
  ['new recovery codes', 'recovery-codes'],
])('%s', (_name, path) => {
  const ask = (body: object) => site.post(`${at}/${path}`, { currentPassword, code: code(), ...body }, admin);

  test('requires the password and a code, reports each at its field, and otherwise changes nothing', async () => {
    await turnOn();
    const before = await state();
    const { wrongPassword } = administratorMessages;
    for (const [body, field, message] of [
      [{ currentPassword: 'not it' }, 'currentPassword', wrongPassword],
      [{ currentPassword: '' }, 'currentPassword', 'Please enter the password that you use now.'],
      [{ code: '000000' }, 'code', wrongCode],
      [{ code: '' }, 'code', 'Please enter the code.'],
      [{ code: undefined }, 'code', wrongCode],
    ] as const)
      expect(errorsOf(await ask(body))).toEqual([{ field, message }]);
    expect(await state()).toEqual(before);
    expect(await changes()).toHaveLength(1);
  });

  test('delays repeated guesses of the code, here and at the login', async () => {
    await turnOn();
    for (let i = 0; i < 5; i += 1) expect((await ask({ code: '000000' })).status).toBe(422);
    expect((await ask({})).status).toBe(429);
    expect((await login(code())).status).toBe(429);
  });

  test('is refused when two-step sign-in is off', async () => {
    expectProblem(await ask({ code: '123456' }), 'invalid', secondFactorMessages.isOff);
  });
});

test('after turning it off, the password alone is enough, and nothing of it is stored', async () => {
  await turnOn();
  const { status } = await site.post(`${at}/removal`, { currentPassword, code: code() }, admin);
  expect(status).toBe(204);
  expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
  expect((await login()).status).toBe(200);
  const row = await site.db.selectFrom('administrators').selectAll().executeTakeFirst();
  expect(row).toMatchObject({ totp_secret: null, totp_new_secret: null, totp_used_step: null });
  expect((await changes()).at(-1)).toBe(`second-factor-off ${administrator.email}`);
});

test('a recovery code can turn it off too, for someone who has lost the phone but is signed in', async () => {
  const [recovery] = await turnOn();
  expect((await site.post(`${at}/removal`, { currentPassword, code: recovery }, admin)).status).toBe(204);
});

test('new recovery codes replace the old ones', async () => {
  const [old] = await turnOn();
  const { body } = await site.post(`${at}/recovery-codes`, { currentPassword, code: code() }, admin);
  expect(body.recovery_codes).toHaveLength(10);
  expect((await state()).recovery_codes_left).toBe(10);
  expectProblem(await login(old), 'second-factor-required', wrongCode);
  expect((await login(body.recovery_codes[9])).status).toBe(200);
  expect((await changes()).at(-1)).toBe(`recovery-codes-renewed ${administrator.email}`);
});
