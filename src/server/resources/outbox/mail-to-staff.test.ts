import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { deferred } from '#server/mail/refusals.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import {
  administrator,
  createTestApp,
  frontDesk,
  sessionSecret,
  siteOrigin,
  type TestApp,
} from '#server/testing/test-app.ts';
import { noteMail } from '../appointments/outbox.queries.ts';
import { reportTrouble } from './mail-to-staff.ts';
import { sendNext } from './send-messages.ts';
import type { Sender } from './sender.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

let site: TestApp;
let admin: { Authorization: string };
let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: Sender;
let queries: number;
beforeEach(async () => {
  server = await startMailServer();
  const settings = { url: server.url, from: 'Sample Clinic <visits@clinic.example>' };
  const mailer = createMailer(settings);
  site = await createTestApp({
    mail: { mailer, settings },
    onQuery() {
      queries += 1;
    },
  });
  admin = await site.signIn();
  await noteMail(site.db);
  const patientLinks = createSecretLinks(sessionSecret, 'patient link');
  sender = {
    db: site.db,
    clock: () => site.clock.now,
    sharedTime: async () => site.clock.now,
    mailer,
    siteUrl: new URL(siteOrigin),
    patientLinks,
  };
  return async () => {
    await site.close();
    mailer.close();
    await server.close();
  };
});

const minutes = (count: number) => {
  site.clock.now += count * 60_000;
};
async function sendAll() {
  while (await sendNext(sender));
}
const mailsTo = (address: string) =>
  Promise.all(server.received.filter(({ to }) => to.includes(address)).map(({ source }) => simpleParser(source)));
const waitingFor = async (message: string) =>
  (await site.db.selectFrom('outbox').select('message').execute()).filter((row) => row.message === message).length;

describe('a forgotten password', () => {
  const ask = (email: string, client?: string) => {
    const headers = { 'Content-Type': 'application/json' };
    return site.send('/api/password-link/mail', { method: 'POST', headers, body: JSON.stringify({ email }) }, client);
  };
  /** Asks, and waits for the work after the answer. */
  const askAndWait = async (email: string) => {
    const before = await waitingFor('new_password');
    expect((await ask(email)).status).toBe(204);
    await vi.waitUntil(async () => (await waitingFor('new_password')) > before);
  };
  const tokens = async () =>
    (await mailsTo(administrator.email)).map(({ text }) => /\/new-password#([\w-]{43})/.exec(text ?? '')?.[1] ?? '');
  const use = (token: string) => site.post('/api/password-link/use', { token, newPassword: 'umbrella ferry biscuit' });

  test('is replaced with a mailed link, which works once and ends all sessions', async () => {
    await askAndWait(' Admin@Example.com ');
    await sendAll();
    const [mail] = await mailsTo(administrator.email);
    expect(mail?.subject).toBe('Physiotherapy App: today, Friday, 20 November, 11:30 am');
    expect(mail?.text).not.toContain(administrator.email);
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    const [token = ''] = await tokens();
    expect((await use(token)).status).toBe(204);
    expect((await site.get('/api/administrators', admin)).status).toBe(401);
    expect((await use(token)).status).toBe(404);
    const signedIn = await site.post('/api/admin/login', { ...administrator, password: 'umbrella ferry biscuit' });
    expect(signedIn.status).toBe(200);
    expect(await waitingFor('new_password')).toBe(0);
  });

  test('leaves the second factor on, and the history says that someone has asked', async () => {
    await site.db.updateTable('administrators').set({ totp_secret: 'x' }).execute();
    await askAndWait(administrator.email);
    await sendAll();
    await use((await tokens())[0] ?? '');
    const row = await site.db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
    expect(row.totp_secret).toBe('x');
    const entries = await site.db.selectFrom('audit_log').selectAll().execute();
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['link-asked', 'password-changed']));
    expect(entries.find(({ action }) => action === 'link-asked')).toMatchObject({
      administrator_id: null,
      subject: administrator.email,
      client: expect.stringMatching(/./),
    });
  });

  test('has a link for 30 minutes, and a newer one ends it', async () => {
    await askAndWait(administrator.email);
    await sendAll();
    minutes(10);
    await askAndWait(administrator.email);
    await sendAll();
    const [first = '', second = ''] = await tokens();
    expect((await use(first)).status).toBe(404);
    minutes(29);
    expect((await site.post('/api/password-link', { token: second })).status).toBe(200);
    minutes(1);
    expect((await use(second)).status).toBe(404);
  });

  test('is answered alike, with the same queries, for unknown, blocked, removed and known addresses', async () => {
    const values = {
      password_hash: 'x',
      created_at: 1,
      role: 'owner' as const,
      totp_secret: null,
      totp_new_secret: null,
    };
    const none = { totp_used_step: null, last_sign_in_at: null, removed_at: null };
    await site.db
      .insertInto('administrators')
      .values([
        { ...values, ...none, email: 'blocked@example.com', disabled_at: 1 },
        { ...values, ...none, email: 'removed@example.com', disabled_at: 1, removed_at: 1 },
      ])
      .execute();
    const answers = [];
    for (const email of [administrator.email, 'unknown@example.com', 'blocked@example.com', 'removed@example.com']) {
      queries = 0;
      const { status, body, headers } = await ask(email);
      answers.push({ status, body, names: [...headers.keys()], queries });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 204, queries: 0 });
    await vi.waitUntil(async () => (await waitingFor('new_password')) > 0);
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([[administrator.email]]);
    expect(JSON.stringify(site.logged)).not.toContain('unknown@example.com');
  });

  test('is mailed three times an hour for an address, and ten times in ten minutes for a client', async () => {
    for (let index = 0; index < 3; index += 1) await askAndWait(administrator.email);
    expect((await ask(administrator.email, 'another client')).status).toBe(204);
    for (let index = 4; index < 11; index += 1) expect((await ask(`x${index}@example.com`)).status).toBe(204);
    expect((await ask('x@example.com')).status).toBe(429);
    await sendAll();
    expect(await mailsTo(administrator.email)).toHaveLength(1);
    minutes(61);
    await askAndWait(administrator.email);
  });

  test('gets no link that comes more than 30 minutes late, nor one after the access was blocked', async () => {
    await askAndWait(administrator.email);
    minutes(31);
    await sendAll();
    await askAndWait(administrator.email);
    await site.db.updateTable('administrators').set({ disabled_at: 1 }).execute();
    await sendAll();
    expect(server.received).toEqual([]);
    expect(await waitingFor('new_password')).toBe(0);
  });

  test('cannot be mailed without a mail server', async () => {
    expect((await site.get('/api/password-link')).body).toEqual({ by_mail: true });
    const other = await createTestApp();
    expect((await other.get('/api/password-link')).body).toEqual({ by_mail: false });
    expect((await other.post('/api/password-link/mail', { email: administrator.email })).status).toBe(204);
    await other.close();
  });
});

describe('administrators', () => {
  const choose = (wanted: object, headers = admin) =>
    site.put('/api/admin/mails', { new_request: false, cancellation: false, trouble: false, ...wanted }, headers);
  const book = async (changes: object = {}) => {
    const { body } = await site.post('/api/appointments', await bookingOf(site, { email: null, ...changes }));
    return body as { id: number; reference: string; link: string };
  };

  test('get nothing about requests unless they ask for it, and owners hear of trouble', async () => {
    const desk = await site.signIn('front-desk');
    const own = async (headers: { Authorization: string }) => (await site.get('/api/admin/mails', headers)).body;
    const off = { new_request: false, cancellation: false, by_mail: true };
    expect(await own(admin)).toEqual({ ...off, trouble: true });
    expect(await own(desk)).toEqual({ ...off, trouble: false });
    await choose({ new_request: true }, desk);
    expect(await own(desk)).toEqual({ ...off, new_request: true, trouble: false });
    expect(await own(admin)).toEqual({ ...off, trouble: true });
  });

  test('get the requests of three minutes in one mail: references and times, no names', async () => {
    await site.signIn('front-desk');
    await choose({ new_request: true });
    const first = await book({ name: 'Asha Secret' });
    minutes(2);
    const second = await book({ name: 'Ravi Hidden' });
    await sendAll();
    expect(server.received).toEqual([]);
    minutes(1);
    await sendAll();
    await sendAll();
    expect(await mailsTo(frontDesk.email)).toEqual([]);
    const [mail, ...more] = await mailsTo(administrator.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`New request ${first.reference}, today, Friday, 20 November, 11:30 am`);
    expect(mail?.text).toContain(`${siteOrigin}/admin?open=${second.reference}`);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Asha|Ravi|Secret|Hidden|pain/);
    expect((await site.get(`/api/appointments/${first.id}/messages`, admin)).body).toEqual([]);
  });

  test('get nothing of a request that is erased before, nor after they have turned it off', async () => {
    await choose({ new_request: true });
    const { id } = await book();
    await site.db.deleteFrom('appointments').where('id', '=', id).execute();
    await book();
    await choose({});
    minutes(4);
    await sendAll();
    expect(server.received).toEqual([]);
    expect(await waitingFor('new_request')).toBe(0);
  });

  test('hear of a visit that its patient has cancelled, but not of one that the front desk has', async () => {
    await choose({ cancellation: true });
    const nila = await addPractitioner(site, 'Nila');
    const { id, reference, link } = await book();
    const add = async (starts_at: string) =>
      (await site.post('/api/visits', { appointment_id: id, practitioner_id: nila, starts_at, anyway: true }, admin))
        .body;
    const [byDesk, byPatient] = [await add('2026-11-24T10:00'), await add('2026-11-25T10:00')];
    await site.put(`/api/visits/${byDesk.id}/status`, { status: 'cancelled', anyway: true }, admin);
    const token = link.replace('/visit/', '');
    const shown = (await site.post('/api/patient-page', { token })).body.visits[1];
    const cancellation = { token, visit_id: shown.id, visit_version: shown.version, starts_at: shown.starts_at };
    expect((await site.post('/api/patient-page/cancellation', cancellation)).status).toBe(200);
    expect(shown.id).toBe(byPatient.id);
    minutes(4);
    await sendAll();
    const [mail, ...more] = await mailsTo(administrator.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      `Request ${reference}: the patient has cancelled the visit of Wednesday, 25 November, 10:00 am`,
    );
  });

  test('hear once a day of messages that are refused, and of a mail server that is away', async () => {
    const message = { visit_id: null, message: 'received', created_at: site.clock.now, due_at: 9e12 } as const;
    const { id: appointment_id } = await book();
    const add = (says: string, row: { state: 'refused' | 'waiting'; settled_at: number | null; reason: string }) =>
      site.db
        .insertInto('outbox')
        .values({ ...message, appointment_id, says, ...row })
        .execute();
    const refused = { state: 'refused', settled_at: site.clock.now, reason: 'No.' } as const;
    await add('1', refused);
    await add('2', refused);
    await reportTrouble(sender);
    expect(await waitingFor('trouble')).toBe(0);
    await add('3', refused);
    await reportTrouble(sender);
    await reportTrouble(sender);
    minutes(4);
    await sendAll();
    const [mail, ...more] = await mailsTo(administrator.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('refused or may not have arrived in the last 24 hours: 3.');
    minutes(23 * 60);
    await add('4', { state: 'waiting', settled_at: null, reason: deferred.unreachable });
    await reportTrouble(sender);
    expect(await waitingFor('trouble')).toBe(0);
    minutes(60);
    await reportTrouble(sender);
    minutes(4);
    await sendAll();
    expect((await mailsTo(administrator.email))[1]?.text).toContain('has not been reached for an hour: 1.');
  });
});
