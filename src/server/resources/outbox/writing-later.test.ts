import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { noAddressForLater } from '#server/mail/refusals.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { createTestApp, sessionSecret, type TestApp } from '#server/testing/test-app.ts';
import { enqueue, noteMail } from '../appointments/outbox.queries.ts';
import { addReviews, sendNext } from './send-messages.ts';
import type { Sender } from './sender.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

const siteUrl = 'https://clinic.test';
let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: Sender;
beforeEach(async () => {
  server = await startMailServer();
  site = await createTestApp({ rateLimits: false, siteUrl });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  await noteMail(site.db);
  useMailer('Sample Clinic <news@clinic.example>');
  return async () => {
    await site.close();
    sender.mailer?.close();
    await server.close();
  };
});

function useMailer(fromLater: string | undefined) {
  const mailer = createMailer({ url: server.url, from: 'Sample Clinic <visits@clinic.example>', fromLater });
  const patientLinks = createSecretLinks(sessionSecret, 'patient link');
  sender = {
    db: site.db,
    clock: () => site.clock.now,
    sharedTime: async () => site.clock.now,
    mailer,
    siteUrl: new URL(siteUrl),
    patientLinks,
  };
}

async function turnOn(key: string, by_mail = true) {
  const templates: { id: number; key: string; text: string }[] = (await site.get('/api/message-templates', admin)).body;
  const { id, text } = templates.find((one) => one.key === key) ?? { id: 0, text: '' };
  expect((await site.put(`/api/message-templates/${id}`, { text, by_mail }, admin)).status).toBe(200);
}

interface Booked {
  id: number;
  link: string;
}
async function ask(changes: object = {}): Promise<Booked> {
  const body = await bookingOf(site, { email: 'asha@example.com', may_message: true, ...changes });
  const booked = await site.post('/api/appointments', body);
  expect(booked.status).toBe(201);
  return booked.body;
}
async function mayMessage({ id }: Booked) {
  const { may_message_since } = await site.db
    .selectFrom('patients')
    .innerJoin('appointments', 'appointments.patient_id', 'patients.id')
    .select('may_message_since')
    .where('appointments.id', '=', id)
    .executeTakeFirstOrThrow();
  return may_message_since !== null;
}
async function book({ id }: Booked, starts_at = '2026-11-20T12:00') {
  const body = { appointment_id: id, practitioner_id: nila, starts_at, anyway: true };
  return (await site.post('/api/visits', body, admin)).body.id as number;
}
const mark = async (id: number, status: string) => {
  expect((await site.put(`/api/visits/${id}/status`, { status, anyway: true }, admin)).status).toBe(200);
};
/** Goes to a time, and signs in again. */
const at = async (time: string) => {
  site.clock.now = Date.parse(`${time}+05:30`);
  admin = await site.signIn();
};
async function tick() {
  await addReviews(sender);
  while (await sendNext(sender));
}
const later = async () => {
  const mails = await Promise.all(server.received.map(({ source }) => simpleParser(source)));
  return mails.filter(({ from }) => from?.value[0]?.address === 'news@clinic.example');
};
const rowsOf = async (message: string) =>
  (await site.db.selectFrom('outbox').select(['message', 'state', 'reason']).execute()).filter(
    (row) => row.message === message,
  );

describe('consent to be written to later', () => {
  test('comes with the tick of the booking form, and not without it', async () => {
    const ticked = await ask({ name: 'Asha Ticked' });
    expect(await mayMessage(ticked)).toBe(true);
    for (const [name, changes] of [
      ['Asha Without', { may_message: undefined }],
      ['Asha Unticked', { may_message: false }],
    ] as const)
      expect(await mayMessage(await ask({ name, ...changes }))).toBe(false);
    expect(await mayMessage(await ask({ name: 'Asha Ticked', may_message: false }))).toBe(true);
    expect((await site.post('/api/appointments', await bookingOf(site, { may_message: 'yes' }))).status).toBe(422);
  });

  test('is given and taken back on the patient’s page, and the history says so', async () => {
    const booked = await ask({ may_message: false });
    const token = booked.link.replace('/visit/', '');
    const say = async (may_message: boolean) =>
      (await site.post('/api/patient-page/consent', { token, may_message })).body.may_message;
    expect((await site.post('/api/patient-page', { token })).body.may_message).toBe(false);
    expect(await say(true)).toBe(true);
    expect(await say(true)).toBe(true);
    expect(await mayMessage(booked)).toBe(true);
    expect(await say(false)).toBe(false);
    expect(await mayMessage(booked)).toBe(false);
    const entries = (await site.get('/api/audit-log?kind=patient&limit=10', admin)).body;
    const changes = entries.filter(({ action }: { action: string }) => action === 'changed');
    expect(changes.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['consent to messages'],
      ['consent to messages'],
    ]);
  });
});

describe('“Please review us”', () => {
  test('goes out once, some hours after the first attended visit, from an address of its own', async () => {
    await turnOn('review');
    const booked = await ask();
    const visit = await book(booked);
    await at('2026-11-20T12:40:00');
    await mark(visit, 'fulfilled');
    await tick();
    expect(await later()).toEqual([]);
    await at('2026-11-20T16:05:00');
    await tick();
    await tick();
    const [mail, ...more] = await later();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Physiotherapy App');
    expect(mail?.text).toContain(`${siteUrl}/review`);
    const stop = /https:\/\/clinic\.test\/stop\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? 'none';
    const source = server.received.at(-1)?.source.replaceAll(/\r\n\s+/g, ' ') ?? '';
    expect(source).toContain(`List-Unsubscribe: <${stop}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await book(booked, '2026-11-23T10:00');
    await at('2026-11-23T12:00:00');
    await site.db.updateTable('visits').set({ status: 'fulfilled' }).execute();
    await at('2026-11-23T18:00:00');
    await tick();
    expect(await later()).toHaveLength(1);
  });

  test('waits for the morning, and is gone when the mark is undone or the consent taken back', async () => {
    await turnOn('review');
    const [undone, stopped, asked] = [
      await ask({ name: 'Undone Sample', email: 'undone@example.com' }),
      await ask({ name: 'Stopped Sample', email: 'stopped@example.com' }),
      await ask({ name: 'Asked Sample', email: 'asked@example.com' }),
    ];
    const visits = [await book(undone), await book(stopped, '2026-11-20T13:00'), await book(asked, '2026-11-20T14:00')];
    await at('2026-11-20T20:00:00');
    for (const visit of visits) await mark(visit, 'fulfilled');
    await addReviews(sender);
    expect(await rowsOf('review')).toHaveLength(3);
    await at('2026-11-20T21:30:00');
    await tick();
    expect(await later()).toEqual([]);
    await mark(visits[0] ?? 0, 'booked');
    expect(await rowsOf('review')).toHaveLength(2);
    const token = stopped.link.replace('/visit/', '');
    await site.post('/api/patient-page/consent', { token, may_message: false });
    await at('2026-11-21T08:30:00');
    await tick();
    expect((await later()).map(({ to }) => [to].flat()[0]?.text)).toEqual(['asked@example.com']);
  });

  test('is not sent without the switch, the consent, an address of its own, or where reviews are not shown', async () => {
    const attend = async (name: string, changes: object = {}) => {
      const visit = await book(await ask({ name, email: `${name}@example.com`, ...changes }), '2026-11-20T12:00');
      await mark(visit, 'fulfilled');
    };
    await attend('off');
    await tick();
    await at('2026-11-20T16:05:00');
    await tick();
    await turnOn('review');
    useMailer(undefined);
    await tick();
    useMailer('news@clinic.example');
    const { body: profile } = await site.get('/api/clinic/profile', admin);
    await site.put('/api/clinic', { ...profile, showsReviews: false }, admin);
    await tick();
    expect(await rowsOf('review')).toEqual([]);
    await site.put('/api/clinic', { ...profile, showsReviews: true }, admin);
    await attend('unasked', { may_message: false });
    await tick();
    expect((await later()).map(({ to }) => [to].flat()[0]?.text)).toEqual(['off@example.com']);
  });

  test('asks no one twice within 180 days, in whichever request', async () => {
    await turnOn('review');
    for (const day of ['2026-11-20', '2026-12-21', '2027-06-21']) {
      await at(`${day}T10:00:00`);
      const visit = await book(await ask(), `${day}T11:00`);
      await noteMail(site.db);
      await tick();
      await at(`${day}T12:00:00`);
      await mark(visit, 'fulfilled');
      await at(`${day}T17:00:00`);
      await noteMail(site.db);
      await tick();
    }
    expect(await later()).toHaveLength(2);
  });
});

/** A patient who has come on Friday at noon, and whose next call is agreed for a day. */
async function attended(next_call: string | null) {
  const booked = await ask();
  await tick();
  await mark(await book(booked), 'fulfilled');
  await callOn(booked, next_call);
  return booked;
}
async function callOn({ id }: Booked, next_call: string | null) {
  const answer = await site.put(`/api/appointments/${id}/next-call`, { next_call }, admin);
  expect(answer.status).toBe(200);
}

describe('“Time to come back”', () => {
  test('goes out on the day of the next call, and another day replaces it', async () => {
    await turnOn('recall');
    const booked = await attended('2026-11-23');
    await callOn(booked, '2026-11-24');
    await at('2026-11-23T12:00:00');
    await tick();
    expect(await later()).toEqual([]);
    await at('2026-11-24T12:00:00');
    await tick();
    const [mail, ...more] = await later();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${siteUrl}/visit/`);
    await callOn(booked, '2026-11-30');
    await callOn(booked, null);
    expect((await rowsOf('recall')).map(({ state }) => state)).toEqual(['sent']);
  });

  test('does not go out once the patient has a visit, or without the switch', async () => {
    const booked = await attended('2026-11-23');
    expect(await rowsOf('recall')).toEqual([]);
    await turnOn('recall');
    await callOn(booked, '2026-11-24');
    expect(await rowsOf('recall')).toHaveLength(1);
    await book(booked, '2026-11-25T10:00');
    expect(await rowsOf('recall')).toEqual([]);
    await at('2026-11-24T12:00:00');
    await tick();
    expect(await later()).toEqual([]);
  });

  test('is not sent to a patient who has not agreed', async () => {
    await turnOn('recall');
    const booked = await attended('2026-11-23');
    await site.post('/api/patient-page/consent', { token: booked.link.replace('/visit/', ''), may_message: false });
    await at('2026-11-23T12:00:00');
    await tick();
    expect(await later()).toEqual([]);
    expect(await rowsOf('recall')).toEqual([]);
  });

  test('says why it is not sent without an address of its own', async () => {
    await turnOn('recall');
    await attended('2026-11-23');
    useMailer(undefined);
    await at('2026-11-23T12:00:00');
    await tick();
    expect(await rowsOf('recall')).toEqual([{ message: 'recall', state: 'refused', reason: noAddressForLater }]);
  });
});

describe('the address that stops such mails', () => {
  async function sentTo() {
    await turnOn('recall');
    const booked = await attended('2026-11-23');
    await at('2026-11-23T12:00:00');
    await tick();
    const token = /\/stop\/([\w-]+)/.exec((await later())[0]?.text ?? '')?.[1] ?? '';
    return { booked, token };
  }
  const stop = (token: string) => site.post('/api/patient-page/stop', { token });

  test('takes the consent back, and answers alike for any token', async () => {
    const { booked, token } = await sentTo();
    const answers = [await stop('unknown'), await stop(token), await stop(token)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await mayMessage(booked)).toBe(false);
    expect((await site.post('/api/patient-page', { token })).status).toBe(404);
  });

  test('has the same answer once the request is erased', async () => {
    const { booked, token } = await sentTo();
    await site.db.deleteFrom('appointments').where('id', '=', booked.id).execute();
    expect((await stop(token)).status).toBe(204);
  });

  test('stands in no service message', async () => {
    await turnOn('recall');
    const { id } = await ask({ email: 'service@example.com' });
    const visit = await book({ id, link: '' }, '2026-11-25T10:00');
    site.clock.now += 240_000;
    await tick();
    await site.db
      .transaction()
      .execute((trx) =>
        enqueue(
          trx,
          [{ appointment_id: id, visit_id: visit, message: 'cancelled', says: 'x' }],
          site.clock.now,
          site.clock.now,
        ),
      );
    await tick();
    expect(server.received.length).toBeGreaterThan(2);
    for (const { source } of server.received) expect(source).not.toMatch(/^List-/m);
    expect(await later()).toEqual([]);
  });
});
