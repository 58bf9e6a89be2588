import { beforeEach, describe, expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import type { Role } from '#contract/roles.ts';
import { authenticatorCode } from '#server/testing/authenticator.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { administrator, createTestApp, frontDesk, type TestApp } from '#server/testing/test-app.ts';
import { resetPassword } from './people.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
  return () => site.close();
});

type Headers = Record<string, string>;

const proof = { currentPassword: administrator.password };
const ravi = { email: 'ravi@example.com', password: 'mango tractor evening' };
const people = '/api/administrators';
const login = (who: object, headers = {}) =>
  site.send('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(who),
  });
const signIn = async (who: object) => ({ Authorization: `Bearer ${(await login(who)).body.token}` });
const status = async (headers: Headers, path = '/api/reviews') => (await site.get(path, headers)).status;
const owners = () =>
  site.db
    .selectFrom('administrators')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute();
/** Entries without sign-ins. */
const entries = async () =>
  (await site.get('/api/audit-log', admin)).body.filter(({ client }: { client: string | null }) => client === null);
const actions = async () =>
  (await entries()).map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`);

async function add(role: Role = 'front-desk'): Promise<number> {
  return (await site.post(people, { ...ravi, role, ...proof }, admin)).body.id;
}

describe('roles', () => {
  const setRole = (id: number, body: object, headers: Headers = admin) =>
    site.put(`${people}/${id}/role`, { ...proof, ...body }, headers);

  test('change with the next call of open sessions, after the password was proved', async () => {
    const id = await add();
    const theirs = await signIn(ravi);
    expect(await status(theirs, '/api/audit-log')).toBe(403);
    const refused = await setRole(id, { role: 'owner', currentPassword: 'not the password' });
    expect(refused.body.errors).toEqual([{ field: 'currentPassword', message: administratorMessages.wrongPassword }]);
    expect(await status(theirs, '/api/audit-log')).toBe(403);
    expect((await setRole(id, { role: 'owner' })).body).toMatchObject({ id, role: 'owner' });
    expect(await status(theirs, '/api/audit-log')).toBe(200);
    expect((await setRole(id, { role: 'front-desk' })).status).toBe(200);
    expect(await status(theirs, '/api/audit-log')).toBe(403);
    expect(await actions()).toEqual([
      `made-front-desk ${ravi.email}`,
      `made-owner ${ravi.email}`,
      `added ${ravi.email}`,
    ]);
  });

  test.each(['owner', 'front-desk'])('someone is added as %s only with the password of the owner', async (role) => {
    const { body } = await site.post(people, { ...ravi, role }, admin);
    expect(body.errors).toEqual([{ field: 'currentPassword', message: administratorMessages.noPassword }]);
    expect((await owners()).length).toBe(1);
  });

  test('the last owner cannot be demoted, blocked or removed', async () => {
    await add();
    for (const answer of [
      await setRole(1, { role: 'front-desk' }),
      await site.put(`${people}/1/access`, { disabled: true }, admin),
      await site.delete(`${people}/1`, admin),
    ])
      expectProblem(answer, 'invalid', administratorMessages.notOneself);
    expect(await owners()).toEqual([{ id: 1 }]);
  });

  test.each([
    ['demote', (id: number, headers: Headers) => setRole(id, { role: 'front-desk' }, headers)],
    ['block', (id: number, headers: Headers) => site.put(`${people}/${id}/access`, { disabled: true }, headers)],
    ['remove', (id: number, headers: Headers) => site.delete(`${people}/${id}`, headers)],
  ])('of two owners who %s each other at the same moment, one stays', async (_what, change) => {
    const id = await add('owner');
    await site.db
      .updateTable('administrators')
      .set({ password_hash: (await hashOf(1)) ?? '' })
      .where('id', '=', id)
      .execute();
    const theirs = await signIn({ ...ravi, password: administrator.password });
    const answers = await Promise.all([change(id, admin), change(1, theirs)]);
    const won = answers.filter((answer) => answer.status < 300);
    expect(won).toHaveLength(1);
    const [lost] = answers.filter((answer) => answer.status >= 300);
    expect([401, 403]).toContain(lost?.status);
    expect(await owners()).toHaveLength(1);
  });

  const hashOf = async (id: number) =>
    (await site.db.selectFrom('administrators').select('password_hash').where('id', '=', id).executeTakeFirst())
      ?.password_hash;
});

describe('a link for a new password', () => {
  const make = async (id: number) => (await site.post(`${people}/${id}/password-link`, proof, admin)).body;
  const tokenOf = ({ path }: { path: string }) => /^\/new-password#([\w-]{43})$/.exec(path)?.[1] ?? '';
  const find = (token: string) => site.post('/api/password-link', { token });
  const use = (token: string, newPassword = 'umbrella ferry biscuit') =>
    site.post('/api/password-link/use', { token, newPassword });

  test('works once, and ends all sessions', async () => {
    const id = await add();
    const theirs = await signIn(ravi);
    const token = tokenOf(await make(id));
    expect((await find(token)).body).toEqual({ email: ravi.email });
    expect(await status(theirs)).toBe(200);
    const weak = await use(token, 'Password1234');
    expect(weak.body.errors).toEqual([{ field: 'newPassword', message: administratorMessages.weakPassword }]);
    expect((await use(token)).status).toBe(204);
    expect(await status(theirs)).toBe(401);
    expect((await login(ravi)).status).toBe(401);
    expect(await status(await signIn({ ...ravi, password: 'umbrella ferry biscuit' }))).toBe(200);
    for (const again of [await use(token), await find(token)])
      expectProblem(again, 'not-found', administratorMessages.linkIsOver);
  });

  test('ends when its owner changes the password, or gets another in the terminal', async () => {
    const id = await add();
    const changed = tokenOf(await make(id));
    const passwords = { currentPassword: ravi.password, newPassword: 'umbrella ferry biscuit' };
    expect((await site.put('/api/admin/password', passwords, await signIn(ravi))).status).toBe(204);
    expect((await use(changed)).status).toBe(404);
    const reset = tokenOf(await make(id));
    const inTerminal = { administratorId: null, at: site.clock.now, expectedVersion: undefined };
    await resetPassword({ db: site.db, change: inTerminal }, { email: ravi.email, password: 'mango tractor evening' });
    expect((await use(reset)).status).toBe(404);
  });

  test('used twice at the same moment works once', async () => {
    const token = tokenOf(await make(await add()));
    const answers = await Promise.all([use(token), use(token, 'another umbrella ferry')]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  test('expires after 24 hours, and ends with a newer one, a block or the removal of its owner', async () => {
    const id = await add();
    const expired = tokenOf(await make(id));
    site.clock.now += 24 * 3_600_000;
    admin = await site.signIn();
    expect((await use(expired)).status).toBe(404);
    const replaced = tokenOf(await make(id));
    const blocked = tokenOf(await make(id));
    expect((await find(replaced)).status).toBe(404);
    await site.put(`${people}/${id}/access`, { disabled: true }, admin);
    expectProblem(
      await site.post(`${people}/${id}/password-link`, proof, admin),
      'invalid',
      administratorMessages.linkForBlocked,
    );
    await site.put(`${people}/${id}/access`, { disabled: false }, admin);
    expect((await use(blocked)).status).toBe(404);
    const removed = tokenOf(await make(id));
    await site.delete(`${people}/${id}`, admin);
    expect((await use(removed)).status).toBe(404);
  });

  test('is stored as a hash only, and nothing about it is logged', async () => {
    const id = await add();
    const token = tokenOf(await make(id));
    await find(token);
    await use(token);
    const stored = JSON.stringify([
      await site.db.selectFrom('password_links').selectAll().execute(),
      await site.db.selectFrom('audit_log').selectAll().execute(),
      await site.get(people, admin),
      site.logged,
    ]);
    expect(stored).not.toContain(token);
  });

  test('comes with someone who is added without a password', async () => {
    const { body, status: created } = await site.post(people, { email: ravi.email, ...proof }, admin);
    expect(created).toBe(201);
    expect(body).toMatchObject({ role: 'front-desk', link_expires_at: body.password_link.expires_at });
    expect((await login({ ...ravi, password: 'A' })).status).toBe(401);
    expect((await use(tokenOf(body.password_link))).status).toBe(204);
    expect(await status(await signIn({ ...ravi, password: 'umbrella ferry biscuit' }))).toBe(200);
  });

  test('is made for others only, and tried thirty times a minute at most', async () => {
    expectProblem(
      await site.post(`${people}/1/password-link`, proof, admin),
      'invalid',
      administratorMessages.notOneself,
    );
    for (let call = 1; call <= 30; call += 1) expect((await find('x')).status).toBe(404);
    expect((await find('x')).status).toBe(429);
  });
});

describe('removing someone', () => {
  test('signs them out with a sentence, and the audit log still names them', async () => {
    const id = await add('owner');
    const theirs = await signIn(ravi);
    await site.post('/api/symptoms', { name: 'Numb fingers' }, theirs);
    expect((await site.delete(`${people}/${id}`, admin)).status).toBe(204);
    expectProblem(await site.get('/api/reviews', theirs), 'access-ended', sessionMessages.accessEnded);
    expect((await login(ravi)).status).toBe(401);
    expect((await site.get(people, admin)).body).toHaveLength(1);
    expect(await entries()).toMatchObject([
      { action: 'deleted', subject: ravi.email, administrator: administrator.email },
      { action: 'added', subject: 'Numb fingers', administrator: ravi.email },
      { action: 'added', subject: ravi.email },
    ]);
    for (const answer of [
      await site.delete(`${people}/${id}`, admin),
      await site.put(`${people}/${id}/access`, { disabled: false }, admin),
    ])
      expectProblem(answer, 'not-found', 'Administrator not found.');
  });

  test('lets them be added again, with nothing of before', async () => {
    const id = await add('owner');
    await site.db.updateTable('administrators').set({ totp_secret: 'x' }).where('id', '=', id).execute();
    await site.delete(`${people}/${id}`, admin);
    const { body } = await site.post(people, { ...ravi, ...proof, password: 'umbrella ferry biscuit' }, admin);
    expect(body).toMatchObject({
      id,
      role: 'front-desk',
      disabled: false,
      second_factor: false,
      last_sign_in_at: null,
    });
    expect((await login(ravi)).status).toBe(401);
    expect((await login({ ...ravi, password: 'umbrella ferry biscuit' })).status).toBe(200);
  });

  test('is no sign-out elsewhere: that is answered as before', async () => {
    const other = await site.signIn();
    await site.post('/api/admin/logout', undefined, other);
    expectProblem(await site.get('/api/reviews', other), 'unauthenticated', sessionMessages.signInFirst);
  });
});

test('an owner with a second factor proves it with each change, and turns off that of a colleague', async () => {
  const id = await add();
  const theirs = await signIn(ravi);
  await site.db.updateTable('administrators').set({ totp_secret: 'x' }).where('id', '=', id).execute();
  const { secret } = (await site.post('/api/admin/second-factor', proof, admin)).body;
  const code = () => authenticatorCode(secret, site.clock.now);
  await site.post('/api/admin/second-factor/confirmation', { code: code() }, admin);
  site.clock.now += 60_000;
  const turnOff = (body: object) => site.post(`${people}/${id}/second-factor/removal`, { ...proof, ...body }, admin);
  expect((await turnOff({})).body.errors).toEqual([{ field: 'code', message: sessionMessages.enterCode }]);
  expect((await turnOff({ code: '000000' })).body.errors).toEqual([
    { field: 'code', message: sessionMessages.wrongCode },
  ]);
  const spent = code();
  expect((await turnOff({ code: spent })).body).toMatchObject({ id, second_factor: false });
  expect(await status(theirs)).toBe(401);
  expect(await status(await signIn(ravi))).toBe(200);
  expect((await turnOff({ code: spent })).body.errors).toEqual([{ field: 'code', message: sessionMessages.wrongCode }]);
});

describe('devices', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
  const browser = { 'User-Agent': iphone, 'Sec-Fetch-Site': 'same-origin' };
  const devices = async (path = '/api/devices', headers: Headers = admin) => (await site.get(path, headers)).body;

  test('are listed with what they are called, last active first, until their session ends', async () => {
    const theirs = await site.signIn('front-desk');
    site.clock.now += 60_000;
    await login(administrator, browser);
    const listed = await devices(); // which counts as activity of this one
    expect(listed.slice(2)).toMatchObject([{ email: frontDesk.email, name: 'A script', is_this: false }]);
    expect(listed.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: administrator.email, name: 'Safari on an iPhone', is_this: false }),
        expect.objectContaining({ email: administrator.email, name: 'A script', is_this: true }),
      ]),
    );
    expect(await devices('/api/admin/devices', { ...theirs, 'X-Background': '1' })).toMatchObject([
      { email: frontDesk.email, is_this: true },
    ]);
    site.clock.now += 29 * 60_000; // theirs is locked, which does not sign them out
    expect(await devices()).toHaveLength(3);
    const ended = { expires_at: site.clock.now };
    await site.db.updateTable('sessions').set(ended).where('id', '=', listed[2].id).execute();
    expect(await devices()).toHaveLength(2);
  });

  test('are signed out: one’s own by everyone, all by an owner', async () => {
    const theirs = await site.signIn('front-desk');
    const other = await site.signIn('front-desk');
    const [mine] = await devices('/api/admin/devices', admin);
    expect((await site.delete(`/api/admin/devices/${mine.id}`, theirs)).status).toBe(404);
    expect(await status(admin)).toBe(200);
    const own = (await devices('/api/admin/devices', theirs)).find(({ is_this }: { is_this: boolean }) => !is_this);
    expect((await site.delete(`/api/admin/devices/${own.id}`, theirs)).status).toBe(204);
    expect(await status(other)).toBe(401);
    const listed = (await devices()).find(({ email }: { email: string }) => email === frontDesk.email);
    expect((await site.delete(`/api/devices/${listed.id}`, admin)).status).toBe(204);
    expect(await status(theirs)).toBe(401);
    expectProblem(
      await site.delete(`/api/devices/${listed.id}`, admin),
      'not-found',
      administratorMessages.deviceIsGone,
    );
    expect((await actions()).slice(0, 2)).toEqual([`signed-out ${frontDesk.email}`, `signed-out ${frontDesk.email}`]);
  });

  test('leave an entry when someone signs out', async () => {
    const theirs = await site.signIn('front-desk');
    expect((await site.post('/api/admin/logout', {}, theirs)).status).toBe(204);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'signed-out', subject: frontDesk.email, client: expect.any(String) });
  });
});
