import { beforeEach, describe, expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { limits } from '#contract/plain/limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
  return () => site.close();
});

const anita = { email: 'anita@example.com', password: 'mango tractor evening', role: 'owner' };
const proof = { currentPassword: administrator.password };
const add = (body: object = anita) => site.post('/api/administrators', { ...proof, ...body }, admin);
const list = async (headers = admin) => (await site.get('/api/administrators', headers)).body;
const login = (who: object) => site.post('/api/admin/login', who);
const read = async (headers: Record<string, string>) => (await site.get('/api/audit-log', headers)).status;
const setAccess = (id: number, disabled: unknown, headers = admin) =>
  site.put(`/api/administrators/${id}/access`, { disabled }, headers);
const auditLog = async (count: number) => (await site.get(`/api/audit-log?limit=${count}`, admin)).body;

async function signIn(who: object) {
  const { body } = await login(who);
  return { Authorization: `Bearer ${body.token}` };
}

describe('the list', () => {
  test('has all administrators, oldest first, and marks the caller', async () => {
    site.clock.now += 1_000;
    await add();
    const created_at = new Date(site.clock.now).toISOString();
    expect(await list()).toEqual([
      {
        id: 1,
        email: administrator.email,
        name: null,
        known_as: 'admin',
        role: 'owner',
        practitioner_id: null,
        created_at: new Date(site.clock.now - 1_000).toISOString(),
        last_sign_in_at: new Date(site.clock.now - 1_000).toISOString(),
        disabled: false,
        second_factor: false,
        link_expires_at: null,
        is_self: true,
      },
      {
        id: 2,
        email: anita.email,
        name: null,
        known_as: 'anita',
        role: 'owner',
        practitioner_id: null,
        created_at,
        last_sign_in_at: null,
        disabled: false,
        second_factor: false,
        link_expires_at: null,
        is_self: false,
      },
    ]);
  });

  test('has the time of the last sign-in', async () => {
    await add();
    site.clock.now += 60_000;
    const headers = await signIn(anita);
    const [, second] = await list(headers);
    expect(second).toMatchObject({ last_sign_in_at: new Date(site.clock.now).toISOString(), is_self: true });
  });
});

describe('adding', () => {
  test('creates an administrator who can sign in immediately; the case of the address does not matter', async () => {
    const { status, body } = await add({ ...anita, email: ' Anita@Example.com ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: anita.email, disabled: false, is_self: false });
    expect(await read(await signIn(anita))).toBe(200);
  });

  test('stores only a hash of the password, and does not return or log it', async () => {
    const { body } = await add();
    const rows = await site.db.selectFrom('administrators').selectAll().execute();
    expect(JSON.stringify([body, rows, await auditLog(5), site.logged])).not.toContain(anita.password);
  });

  test('adds the front desk unless another role is asked for', async () => {
    const { email, password } = anita;
    expect((await add({ email, password })).body).toMatchObject({ role: 'front-desk' });
    expect(await read(await signIn(anita))).toBe(403);
  });

  test('refuses a duplicate address', async () => {
    await add();
    const again = await add({ ...anita, email: 'ANITA@example.com' });
    expectProblem(again, 'invalid', administratorMessages.emailTaken);
    expect(again.body.errors).toEqual([{ field: 'email', message: administratorMessages.emailTaken }]);
    expect(await list()).toHaveLength(2);
  });

  test('refuses what is wrong at its field', async () => {
    const failures = await failuresOf(
      [
        [{ email: '' }, 'email', 'Please enter an e-mail address.'],
        [{ email: 'anita' }, 'email', 'Please enter an e-mail address like name@example.com.'],
        [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Please use at most 254 characters.'],
        [{ password: '' }, 'password', 'Please enter a password.'],
        [{ password: 'elevenchars' }, 'password', 'Please use at least 12 characters.'],
        [{ password: 'long '.repeat(41) }, 'password', 'Please use at most 200 characters.'],
        [{ password: 'mango tractor\0evening' }, 'password', 'This text has a character that cannot be stored.'],
        [{ password: 'Password1234' }, 'password', administratorMessages.weakPassword],
        [{ password: 'anita@example.com' }, 'password', administratorMessages.weakPassword],
        [{ password: 'PhysiotherapyApp1' }, 'password', administratorMessages.weakPassword],
        [{ role: 'admin' }, 'role', 'Please choose what they may do.'],
      ],
      async ([change, field, message]) => {
        const { status, body } = await add({ ...anita, ...change });
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field, message }]);
        expect(await list()).toHaveLength(1);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('disabling', () => {
  let id: number;
  beforeEach(async () => {
    id = (await add()).body.id;
  });

  test('ends all sessions immediately and answers a login like a wrong password', async () => {
    const sessions = [await signIn(anita), await signIn(anita)];
    const { status, body } = await setAccess(id, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, disabled: true });
    for (const headers of sessions) expect(await read(headers)).toBe(401);
    const refused = await login(anita);
    const wrong = await login({ ...anita, password: 'not the password' });
    expectProblem(refused, 'unauthenticated', sessionMessages.invalidLogin);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(await read(admin)).toBe(200);
  });

  test('can be undone, and each actual change is recorded in the audit log', async () => {
    await setAccess(id, true);
    await setAccess(id, true);
    await setAccess(id, false);
    const actions = (await auditLog(3)).map(({ action, subject }: Record<string, string>) => `${action} ${subject}`);
    expect(actions).toEqual([`enabled ${anita.email}`, `disabled ${anita.email}`, `added ${anita.email}`]);
    expect((await login(anita)).status).toBe(200);
  });

  test('oneself is refused, so that someone can always sign in', async () => {
    const { status, body } = await setAccess(1, true);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'disabled', message: administratorMessages.notOneself }]);
    expect(await read(admin)).toBe(200);
    expect((await setAccess(1, false)).status).toBe(200);
  });

  test('each other concurrently leaves one administrator who can sign in', async () => {
    const hers = await signIn(anita);
    const answers = await Promise.all([setAccess(id, true), setAccess(1, true, hers)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const rows = await site.db.selectFrom('administrators').select('disabled_at').execute();
    expect(rows.filter(({ disabled_at }) => disabled_at === null)).toHaveLength(1);
  });

  test('during a login never leaves a session open', async () => {
    const [, { body }] = await Promise.all([setAccess(id, true), login(anita)]);
    if (body.token) expect(await read({ Authorization: `Bearer ${body.token}` })).toBe(401);
    expect(await site.db.selectFrom('sessions').selectAll().where('administrator_id', '=', id).execute()).toEqual([]);
  });

  test('an administrator who does not exist is answered with 404', async () => {
    expectProblem(await setAccess(999, true), 'not-found', 'Administrator not found.');
  });

  test('accepts only true and false', async () => {
    const failures = await failuresOf([undefined, 'yes', 1], async (disabled) => {
      expect((await setAccess(id, disabled)).status).toBe(422);
    });
    expect(failures).toEqual([]);
  });
});

describe('the name for colleagues', () => {
  const setName = (id: number, name: unknown, headers = admin) =>
    site.put(`/api/administrators/${id}/name`, { name }, headers);
  const namedIn = async (path: string) => (await site.get(path, admin)).body;

  test('is the given one, else that of the practitioner, else what stands before the @', async () => {
    const practitioner_id = await addPractitioner(site, 'Nila Thomas');
    const nila = { ...anita, email: 'nila@example.com', role: 'practitioner', practitioner_id };
    const [{ id }, theirs] = [(await add()).body, (await add(nila)).body];
    const names = async () => (await list()).map(({ known_as }: { known_as: string }) => known_as);
    expect(await names()).toEqual(['admin', 'anita', 'Nila Thomas']);
    expect((await setName(id, ' Anita Rao ')).body).toMatchObject({ name: 'Anita Rao', known_as: 'Anita Rao' });
    await setName(theirs.id, 'Nila T.');
    await setName(1, 'Asha');
    expect(await names()).toEqual(['Asha', 'Anita Rao', 'Nila T.']);
    expect((await setName(id, '')).body).toMatchObject({ name: null, known_as: 'anita' });
    expect((await auditLog(1))[0]).toMatchObject({
      administrator_name: 'Asha',
      subject: anita.email,
      texts: [{ label: 'name', before: 'Anita Rao', after: '' }],
    });
  });

  test('stands wherever someone is said to have done something', async () => {
    await setName(1, 'Asha Rao');
    const { id } = (await site.post('/api/appointments', await bookingOf(site))).body;
    await site.post(`/api/appointments/${id}/notes`, { kind: 'note', text: 'Called.' }, admin);
    await site.post(`/api/appointments/${id}/told-marks`, { message: 'not-reached', channel: 'sms' }, admin);
    const [request] = await namedIn('/api/appointments?limit=1');
    expect(request).toMatchObject({ last_note: { author: 'Asha Rao' }, last_told: { author: 'Asha Rao' } });
    expect(await namedIn(`/api/patients/${request.patient_id}/summary`)).toMatchObject({
      told: [{ author: 'Asha Rao' }],
    });
    expect((await namedIn(`/api/history/appointment/${id}`))[0].administrator_name).toBe('Asha Rao');
    const file = new TextDecoder().decode((await site.get('/api/appointments/export', admin)).bytes);
    expect(file).toContain('Asha Rao: Called.');
    expect(file).not.toContain(administrator.email);
  });

  test('is given by owners alone, to someone who is there, and has a limit', async () => {
    const frontDesk = await site.signIn('front-desk');
    expectProblem(await setName(1, 'Boss', frontDesk), 'owners-only');
    expect((await setName(99, 'No one')).status).toBe(404);
    expect((await setName(1, 'x'.repeat(limits.name + 1))).status).toBe(422);
  });
});

describe('the language of one’s own admin area', () => {
  const choose = (language: unknown, headers = admin) => site.put('/api/admin/language', { language }, headers);
  const chosen = async (headers = admin) => (await site.get('/api/admin/session', headers)).body.language;

  test('is that of the address until it is chosen, and each has their own', async () => {
    await add();
    const hers = await signIn(anita);
    expect(await chosen()).toBe(null);
    expect((await choose('hi')).status).toBe(204);
    expect([await chosen(), await chosen(hers), await chosen(await site.signIn())]).toEqual(['hi', null, 'hi']);
    expect((await choose('en')).status).toBe(204);
    expect(await chosen()).toBe('en');
  });

  test('is one of those that the admin area has', async () => {
    const failures = await failuresOf(['mr', 'ta', 'xx', '', null, undefined], async (language) => {
      const { status, body } = await choose(language);
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'language', message: administratorMessages.noSuchLanguage }],
      ]);
    });
    expect(failures).toEqual([]);
    expect(await chosen()).toBe(null);
  });
});

describe('changing one’s own password', () => {
  const newPassword = 'umbrella ferry biscuit';
  const change = (body: object, headers: Record<string, string> = admin) =>
    site.put('/api/admin/password', { currentPassword: administrator.password, newPassword, ...body }, headers);

  test('takes effect immediately and ends all other sessions but not this one', async () => {
    const others = [await site.signIn(), await site.signInAsBrowser()];
    await add();
    const hers = await signIn(anita);
    expect((await change({})).status).toBe(204);
    for (const headers of others) expect(await read(headers)).toBe(401);
    expect(await read(admin)).toBe(200);
    expect(await read(hers)).toBe(200);
    expect((await login(administrator)).status).toBe(401);
    expect((await login({ ...administrator, password: newPassword })).status).toBe(200);
  });

  test('a wrong current password is refused at its field and changes nothing', async () => {
    const other = await site.signIn();
    const { status, body } = await change({ currentPassword: 'not the password' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'currentPassword', message: administratorMessages.wrongPassword }]);
    expect(await read(other)).toBe(200);
    expect((await login(administrator)).status).toBe(200);
  });

  test('a wrong current password counts as a failed login', async () => {
    for (let i = 0; i < 5; i += 1) expect((await change({ currentPassword: 'not the password' })).status).toBe(422);
    const { status, headers } = await change({});
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('1');
    expect((await login(administrator)).status).toBe(429);
    site.clock.now += 1_000;
    expect((await change({})).status).toBe(204);
  });

  test('of two concurrent changes, one succeeds', async () => {
    const second = 'another umbrella ferry';
    const answers = await Promise.all([change({}), change({ newPassword: second })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    const made = answers[0].status === 204 ? newPassword : second;
    expect((await login({ ...administrator, password: made })).status).toBe(200);
  });

  test('refuses what is wrong at its field', async () => {
    const failures = await failuresOf(
      [
        [{ currentPassword: '' }, 'currentPassword', 'Please enter the password that you use now.'],
        [{ newPassword: 'elevenchars' }, 'newPassword', 'Please use at least 12 characters.'],
        [{ newPassword: '123456789012' }, 'newPassword', administratorMessages.weakPassword],
        [{ newPassword: 'AppAppApp physiotherapy' }, 'newPassword', administratorMessages.weakPassword],
      ],
      async ([body, field, message]) => {
        const answer = await change(body);
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual([{ field, message }]);
        expect((await login(administrator)).status).toBe(200);
      },
    );
    expect(failures).toEqual([]);
  });
});
