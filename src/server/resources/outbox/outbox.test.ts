import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CalendarVisit } from '#contract/visits.ts';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { createTestApp, sessionSecret, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { claimNext, listMessages, noteMail } from '../appointments/outbox.queries.ts';
import { addReminders, sendNext } from './send-messages.ts';
import type { Sender } from './sender.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: Sender;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  await useServer({});
  await noteMail(site.db);
  return () => site.close();
});

async function useServer(options: Parameters<typeof startMailServer>[0]) {
  server = await startMailServer(options);
  const { close } = server;
  const mailer = createMailer({ url: server.url, from: 'Sample Clinic <visits@clinic.example>' });
  onTestFinished(async () => {
    mailer.close();
    await close();
  });
  sender = {
    db: site.db,
    clock: () => site.clock.now,
    sharedTime: async () => site.clock.now,
    mailer,
    siteUrl: new URL(siteOrigin),
    patientLinks: createSecretLinks(sessionSecret, 'patient link'),
  };
}

/** The front desk enters it. */
async function request(email = 'patient@example.com') {
  const body = { ...(await bookingOf(site)), email };
  return (await site.post('/api/admin/appointments', body, admin)).body.id as number;
}
async function book(starts_at = '2026-11-23T10:00', appointment_id?: number): Promise<CalendarVisit> {
  const place = { practitioner_id: nila, starts_at, anyway: true };
  return (await site.post('/api/visits', { appointment_id: appointment_id ?? (await request()), ...place }, admin))
    .body;
}
const get = async (id: number): Promise<CalendarVisit> => (await site.get(`/api/visits/${id}`, admin)).body;
const move = async (id: number, starts_at: string) => {
  const { status, body } = await site.put(
    `/api/visits/${id}`,
    { starts_at, practitioner_id: nila, room_id: null, anyway: true },
    admin,
  );
  expect(body).toMatchObject({ id });
  expect(status).toBe(200);
};
const cancel = (id: number) => site.put(`/api/visits/${id}/status`, { status: 'cancelled', anyway: true }, admin);
const statesOf = async (visit: CalendarVisit) =>
  (await listMessages(site.db, visit.appointment_id)).map(({ message, state }) => `${message} ${state}`);

function toldOf({ id, starts_at, practitioner_id }: CalendarVisit) {
  return { message: 'confirmed', channel: 'phone', visits: [{ id, starts_at, practitioner_id, status: 'booked' }] };
}

const minutes = (count: number) => {
  site.clock.now += count * 60_000;
};
async function sendAll() {
  while (await sendNext(sender));
}

test('a booked visit is confirmed by mail after three minutes, and the patient has been told', async () => {
  const visit = await book();
  minutes(2.9);
  await sendAll();
  expect(server.received).toHaveLength(0);
  minutes(0.2);
  await sendAll();
  await sendAll();
  expect(server.received).toHaveLength(1);
  const mail = await simpleParser(server.received[0]?.source ?? '');
  expect(mail.subject).toMatch(/: Monday, 23 November, 10:00 am$/);
  expect(mail.text).toContain('is confirmed: Monday, 23 November, 10:00 am.');
  expect(mail.html).toContain(`<a href="${siteOrigin}/visit/`);
  const source = server.received[0]?.source ?? '';
  expect(source.length).toBeLessThan(12_000);
  const parts = [...source.matchAll(/^Content-Type: ([a-z/]+)(?:;.* method=([A-Z]+))?/gm)];
  expect(parts.map(([, type, method]) => [type, method].filter(Boolean).join(' '))).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'text/html',
    'text/calendar REQUEST',
    'application/ics',
  ]);
  const [file] = mail.attachments;
  expect(file?.content.toString()).toContain('METHOD:REQUEST');
  expect(await get(visit.id)).toMatchObject({ to_tell: null, told: { channel: 'email' } });
  expect(await statesOf(visit)).toEqual(['confirmed sent']);
});

test('visits of one request are one mail, with an invitation for each that a strict program reads', async () => {
  const first = await book();
  const second = await book('2026-11-24T10:00', first.appointment_id);
  minutes(4);
  await sendAll();
  expect(server.received).toHaveLength(1);
  const mail = await simpleParser(server.received[0]?.source ?? '');
  expect(mail.text).toContain('Monday, 23 November, 10:00 am; Tuesday, 24 November, 10:00 am');
  const invitations = new Set(mail.attachments.map(({ content }) => content.toString()));
  const events = [...invitations].flatMap((file) => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    return calendar.getAllSubcomponents('vevent');
  });
  const valuesOf = (name: string) => events.map((event) => String(event.getFirstPropertyValue(name)));
  expect(valuesOf('dtstart')).toEqual(['2026-11-23T04:30:00Z', '2026-11-24T04:30:00Z']);
  expect(new Set(valuesOf('uid')).size).toBe(2);
  expect(valuesOf('attendee')).toEqual(['mailto:patient@example.com', 'mailto:patient@example.com']);
  expect(valuesOf('organizer')).toEqual(['mailto:visits@clinic.example', 'mailto:visits@clinic.example']);
  for (const { id } of [first, second]) expect(await get(id)).toMatchObject({ to_tell: null });
});

const passTime = (ms: number) =>
  site.db
    .updateTable('job_runs')
    .set((eb) => ({ ran_at: eb('ran_at', '-', ms) }))
    .where('name', '=', 'mail')
    .execute();

test('mail stays on while one instance has a mail server, and ends five minutes after the last one said so', async () => {
  await passTime(4 * 60_000);
  expect(await statesOf(await book())).toEqual(['confirmed waiting']);
  await noteMail(site.db);
  await passTime(4 * 60_000);
  expect(await statesOf(await book('2026-11-23T12:00'))).toEqual(['confirmed waiting']);
  await passTime(2 * 60_000);
  expect(await statesOf(await book('2026-11-23T14:00'))).toEqual([]);
});

test('without a mail server, an owner sees the mails that would go out next, and nothing is stored', async () => {
  await site.db.deleteFrom('job_runs').where('name', '=', 'mail').execute();
  const told = await book('2026-11-24T10:00');
  await site.post(`/api/appointments/${told.appointment_id}/told-marks`, toldOf(told), admin);
  const fresh = await book('2026-11-23T10:00', await request('fresh@example.com'));
  const links = () => site.db.selectFrom('patient_links').selectAll().execute();
  const before = await links();
  const { body } = await site.get('/api/mail/next', admin);
  expect(body).toMatchObject([
    { message: 'confirmed', to: 'fresh@example.com', due_at: '2026-11-20T06:03:00.000Z', has_calendar_file: true },
    { message: 'reminder', to: 'patient@example.com', due_at: '2026-11-23T04:30:00.000Z', has_calendar_file: true },
  ]);
  expect(body[0].text).toContain('is confirmed: Monday, 23 November, 10:00 am.');
  expect(body[1].subject).toMatch(/: tomorrow, Tuesday, 24 November, 10:00 am$/);
  expect(await links()).toEqual(before);
  expect(await statesOf(fresh)).toEqual([]);
  expect(server.received).toEqual([]);
});

test('what Undo takes back within three minutes is never sent', async () => {
  const visit = await book();
  minutes(1);
  await cancel(visit.id);
  minutes(5);
  await sendAll();
  expect(server.received).toHaveLength(0);
  expect(await statesOf(visit)).toEqual([]);
});

test('a moved and a cancelled visit are told as they are when the mail is sent', async () => {
  const visit = await book();
  minutes(4);
  await sendAll();
  await move(visit.id, '2026-11-23T11:00');
  minutes(2);
  await move(visit.id, '2026-11-23T12:00');
  minutes(4);
  await sendAll();
  await cancel(visit.id);
  minutes(4);
  await sendAll();
  const mails = await Promise.all(server.received.map(({ source }) => simpleParser(source)));
  expect(mails.map(({ subject }) => subject?.split(', ').at(-1))).toEqual(['10:00 am', '12:00 pm', '12:00 pm']);
  const files = mails.map(({ attachments: [file] }) => file?.content.toString() ?? '');
  expect(files[2]).toContain('METHOD:CANCEL');
  const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]));
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
  expect(await statesOf(visit)).toEqual(['cancelled sent', 'changed sent', 'confirmed sent']);
  expect((await site.get('/api/to-tell', admin)).body.visits).toEqual([]);
});

test('what the front desk has told by hand is not sent', async () => {
  const visit = await book();
  await site.post(`/api/appointments/${visit.appointment_id}/told-marks`, toldOf(visit), admin);
  minutes(4);
  await sendAll();
  expect(server.received).toHaveLength(0);
});

test('a patient without an e-mail address and a sample get none', async () => {
  await book('2026-11-23T10:00', await request(''));
  const sample = await request();
  await site.db.updateTable('appointments').set({ is_sample: 1 }).where('id', '=', sample).execute();
  await book('2026-11-23T12:00', sample);
  minutes(4);
  await sendAll();
  expect(server.received).toHaveLength(0);
});

const subjects = async () =>
  (await Promise.all(server.received.map(({ source }) => simpleParser(source)))).map(({ subject }) => subject ?? '');

test('a request by a visitor is acknowledged at once, and one that the front desk enters is not', async () => {
  await request('caller@example.com');
  await site.post('/api/appointments', { ...(await bookingOf(site)), email: 'patient@example.com' });
  await sendAll();
  expect(server.received.map(({ to }) => to)).toEqual([['patient@example.com']]);
});

test('a patient is reminded a day before, by day, once, and not within an hour of another message', async () => {
  const visit = await book('2026-11-25T07:30');
  minutes(4);
  await sendAll();
  const remind = async () => {
    await addReminders(sender);
    await sendAll();
  };
  const before = server.received.length;
  site.clock.now = Date.parse('2026-11-24T06:00:00+05:30');
  await remind();
  site.clock.now = Date.parse('2026-11-24T07:59:00+05:30');
  await remind();
  expect(server.received).toHaveLength(before);
  site.clock.now = Date.parse('2026-11-24T08:00:00+05:30');
  await remind();
  await remind();
  expect(server.received).toHaveLength(before + 1);
  expect((await subjects()).at(-1)).toMatch(/: tomorrow, Wednesday, 25 November, 7:30 am$/);
  admin = await site.signIn();
  expect(await get(visit.id)).toMatchObject({ to_tell: null });
  expect((await site.get('/api/reminders', admin)).body.visits).toEqual([]);
});

test.each([
  ['ends', '2027-10-20', '2027-11-01T07:30', '2027-10-31T08:00+01:00'],
  ['begins', '2027-03-20', '2027-03-29T08:30', '2027-03-28T08:30+02:00'],
])(
  'where summer time %s on the day before, a reminder leaves by the clock of that day',
  async (_what, now, starts_at, first) => {
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const berlin = JSON.stringify({ ...JSON.parse(profile), timeZone: 'Europe/Berlin' });
    await site.db.updateTable('clinic_profile').set({ profile: berlin }).execute();
    site.clock.now = Date.parse(`${now}T10:00Z`);
    admin = await site.signIn();
    await book(starts_at);
    minutes(4);
    await sendAll();
    const before = server.received.length;
    for (const time of [Date.parse(first) - 60_000, Date.parse(first)]) {
      expect(server.received).toHaveLength(before);
      site.clock.now = time;
      await addReminders(sender);
      await sendAll();
    }
    expect(server.received).toHaveLength(before + 1);
  },
);

async function choose(reminders: number[], reminds_first_visits = false) {
  admin = await site.signIn();
  const settings = (await site.get('/api/visit-settings', admin)).body;
  const { status } = await site.put('/api/visit-settings', { ...settings, reminders, reminds_first_visits }, admin);
  expect(status).toBe(200);
}

/** The times of the clinic at which a reminder came, of those at which the program looks. */
async function remindedAt(...times: string[]) {
  const reminded: string[] = [];
  for (const time of times) {
    site.clock.now = Date.parse(`${time}+05:30`);
    const before = server.received.length;
    await addReminders(sender);
    await sendAll();
    await addReminders(sender);
    await sendAll();
    if (server.received.length > before) reminded.push(time);
    expect(server.received.length - before).toBeLessThan(2);
  }
  return reminded;
}

const aroundWednesday = [
  '2026-11-22T13:00',
  '2026-11-22T15:00',
  '2026-11-23T13:30',
  '2026-11-23T14:00',
  '2026-11-24T14:00',
  '2026-11-25T10:59',
  '2026-11-25T11:00',
  '2026-11-25T13:00',
];

test('patients are reminded as often as the clinic chooses, each time once', async () => {
  await choose([3, 48]);
  await book('2026-11-25T14:00');
  minutes(4);
  await sendAll();
  expect(await remindedAt(...aroundWednesday)).toEqual(['2026-11-23T14:00', '2026-11-25T11:00']);
  expect(await listMailsOf('reminder')).toHaveLength(2);
});

test('a clinic that wants no reminders sends none', async () => {
  await choose([]);
  await book('2026-11-25T14:00');
  minutes(4);
  await sendAll();
  expect(await remindedAt(...aroundWednesday)).toEqual([]);
});

test('other hours send no second reminder, and an outage leaves out those that are late', async () => {
  await choose([24]);
  await book('2026-11-25T14:00');
  minutes(4);
  await sendAll();
  expect(await remindedAt('2026-11-24T14:00')).toHaveLength(1);
  await choose([26]);
  expect(await remindedAt('2026-11-24T16:00')).toEqual([]);
  await choose([20]);
  expect(await remindedAt('2026-11-24T18:00', '2026-11-24T20:00')).toEqual([]);
  await choose([48, 24, 3]);
  expect(await remindedAt('2026-11-25T12:00', '2026-11-25T13:05')).toEqual(['2026-11-25T12:00']);
});

test('a patient who says that they will come gets no further reminder, unless the visit is moved', async () => {
  await choose([48, 3]);
  const visit = await book('2026-11-25T14:00');
  minutes(4);
  await sendAll();
  expect(await remindedAt('2026-11-23T14:00')).toHaveLength(1);
  const coming = (starts_at: string) =>
    site.db
      .updateTable('visits')
      .set({ coming_for: Date.parse(starts_at) })
      .where('id', '=', visit.id)
      .execute();
  await coming(visit.starts_at);
  expect(await remindedAt('2026-11-25T11:00', '2026-11-25T13:00')).toEqual([]);
  admin = await site.signIn();
  await move(visit.id, '2026-11-28T14:00');
  minutes(4);
  await sendAll();
  expect(await remindedAt('2026-11-26T14:30', '2026-11-28T11:00')).toHaveLength(2);
});

test('who says that they will come while a reminder waits does not get it', async () => {
  await choose([48]);
  const visit = await book('2026-11-25T14:00');
  minutes(4);
  await sendAll();
  site.clock.now = Date.parse('2026-11-23T14:00+05:30');
  await addReminders(sender);
  await site.db
    .updateTable('visits')
    .set({ coming_for: Date.parse(visit.starts_at) })
    .execute();
  const before = server.received.length;
  await sendAll();
  expect(server.received).toHaveLength(before);
});

test('a first visit gets one more reminder, a day before the others, where the clinic wants that', async () => {
  await choose([24], true);
  const first = await book('2026-11-25T14:00');
  await book('2026-11-27T14:00', first.appointment_id);
  minutes(4);
  await sendAll();
  expect(await remindedAt(...aroundWednesday)).toEqual(['2026-11-23T14:00', '2026-11-24T14:00']);
  admin = await site.signIn();
  await site.put(`/api/visits/${first.id}/status`, { status: 'fulfilled', anyway: true }, admin);
  expect(await remindedAt('2026-11-25T15:00', '2026-11-26T14:00')).toEqual(['2026-11-26T14:00']);
});

const mark = async ({ id }: CalendarVisit, status: string) =>
  expect((await site.put(`/api/visits/${id}/status`, { status, anyway: true }, admin)).status).toBe(200);

async function missedAfter(isOn: boolean) {
  const { body: templates } = await site.get('/api/message-templates', admin);
  const { id, text } = templates.find(({ key }: { key: string }) => key === 'missed');
  if (isOn) await site.put(`/api/message-templates/${id}`, { text, by_mail: true }, admin);
  const visit = await book('2026-11-23T10:00');
  minutes(4);
  await sendAll();
  site.clock.now = Date.parse('2026-11-23T11:00+05:30');
  admin = await site.signIn();
  await mark(visit, 'noshow');
  return visit;
}

test('who missed a visit is written to kindly, once, where an owner wants it, and has nothing new to know', async () => {
  const visit = await missedAfter(true);
  minutes(2);
  await sendAll();
  expect(await listMailsOf('missed')).toEqual([]);
  minutes(2);
  await sendAll();
  const mail = await simpleParser(server.received.at(-1)?.source ?? '');
  expect(mail.text).toContain('we missed you at');
  expect(mail.text).toContain('today, Monday, 23 November, 10:00 am.');
  expect(mail.text).toContain(`${siteOrigin}/visit/`);
  expect(mail.attachments).toEqual([]);
  await mark(visit, 'fulfilled');
  await mark(visit, 'noshow');
  minutes(4);
  await sendAll();
  expect(await statesOf(visit)).toEqual(['missed sent', 'confirmed sent']);
  expect((await get(visit.id)).told).toMatchObject({ status: 'booked', starts_at: visit.starts_at });
});

test('no one is written to about a missed visit unless an owner turns it on', async () => {
  const visit = await missedAfter(false);
  minutes(4);
  await sendAll();
  expect(await statesOf(visit)).toEqual(['confirmed sent']);
});

test.each([
  ['Undo', (visit: CalendarVisit) => mark(visit, 'booked')],
  [
    'a message by hand',
    async ({ appointment_id, starts_at }: CalendarVisit) =>
      site.post(
        `/api/appointments/${appointment_id}/told-marks`,
        { message: 'missed', channel: 'phone', visit_starts_at: starts_at },
        admin,
      ),
  ],
])('%s within three minutes takes back the message about a missed visit', async (_, act) => {
  const visit = await missedAfter(true);
  expect(await statesOf(visit)).toEqual(['missed waiting', 'confirmed sent']);
  await act(visit);
  minutes(4);
  await sendAll();
  expect(await statesOf(visit)).toEqual(['confirmed sent']);
});

const listMailsOf = (message: 'reminder' | 'missed') =>
  site.db.selectFrom('outbox').selectAll().where('message', '=', message).where('state', '=', 'sent').execute();

test('a visit that was booked within a day of it, moved or cancelled gets no reminder of its former time', async () => {
  await book('2026-11-21T10:00');
  const moved = await book('2026-11-23T10:00');
  const cancelled = await book('2026-11-23T12:00');
  minutes(4);
  await sendAll();
  site.clock.now = Date.parse('2026-11-22T12:30:00+05:30');
  await addReminders(sender);
  admin = await site.signIn();
  await move(moved.id, '2026-11-26T10:00');
  await cancel(cancelled.id);
  minutes(61);
  const before = server.received.length;
  await sendAll();
  expect((await subjects()).slice(before).map((subject) => subject.split(': ')[1])).toEqual([
    'Thursday, 26 November, 10:00 am',
    'tomorrow, Monday, 23 November, 12:00 pm',
  ]);
});

test('three instances at once send each message once', async () => {
  const visits: CalendarVisit[] = [];
  for (let count = 0; count < 12; count += 1)
    visits.push(await book(`2026-11-23T${10 + Math.floor(count / 4)}:${15 * (count % 4)}`.replace(/:0$/, ':00')));
  minutes(4);
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  const ids = server.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]);
  expect(ids).toHaveLength(visits.length);
  expect(new Set(ids).size).toBe(visits.length);
});

test('a program that was killed while it sent leaves a confirmation unknown, and sends a change once more', async () => {
  const visit = await book();
  minutes(4);
  await claimNext(site.db, site.clock.now, false);
  minutes(4);
  await sendAll();
  expect(await statesOf(visit)).toEqual(['confirmed unknown']);
  await site.post(`/api/appointments/${visit.appointment_id}/told-marks`, toldOf(visit), admin);
  await move(visit.id, '2026-11-23T12:00');
  minutes(4);
  await claimNext(site.db, site.clock.now, false);
  minutes(4);
  await sendAll();
  expect(await statesOf(visit)).toEqual(['changed sent', 'confirmed unknown']);
  expect(server.received).toHaveLength(1);
});

test('a patient who is erased while a mail is sent leaves nothing', async () => {
  const visit = await book();
  await useServer({
    onData(stream, _session, callback) {
      text(stream).then(async () => {
        await site.db.deleteFrom('appointments').where('id', '=', visit.appointment_id).execute();
        callback();
      }, expect.fail);
    },
  });
  minutes(4);
  await sendAll();
  expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom('told_marks').selectAll().execute()).toEqual([]);
});

test('what cannot wait goes before reminders', async () => {
  const visit = await book('2026-11-24T10:00');
  await sendAll();
  minutes(4);
  await sendAll();
  site.clock.now = Date.parse('2026-11-23T10:30:00+05:30');
  admin = await site.signIn();
  await addReminders(sender);
  minutes(-10);
  await request('other@example.com');
  const other = await site.post('/api/appointments', await bookingOf(site, { email: 'new@example.com' }));
  expect(other.status).toBe(201);
  minutes(10);
  server.received.length = 0;
  await sendAll();
  expect(server.received.map(({ to }) => to[0])).toEqual(['new@example.com', 'patient@example.com']);
  expect(await statesOf(visit)).toEqual(['reminder sent', 'confirmed sent']);
});

describe('a mail server that', () => {
  test('refuses for good is named in words, and the visit is still to be told', async () => {
    await useServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })),
    });
    const visit = await book();
    minutes(4);
    await sendAll();
    const [message] = await listMessages(site.db, visit.appointment_id);
    expect(message).toMatchObject({ state: 'refused', reason: 'There is no such e-mail address.' });
    expect(await get(visit.id)).toMatchObject({ to_tell: 'new' });
  });

  test('is away for a day is tried again, and then sends only what is still true', async () => {
    const visit = await book();
    const other = await book('2026-11-20T15:00');
    const { mailer } = sender;
    sender.mailer = createMailer({ url: 'smtp://127.0.0.1:1', from: mailer?.from ?? '' });
    for (let hour = 0; hour < 23; hour += 1) {
      minutes(60);
      await sendAll();
    }
    expect(await statesOf(visit)).toEqual(['confirmed waiting']);
    const trouble = { waiting: 1, reason: expect.stringContaining('cannot be reached') };
    admin = await site.signIn(); // the session has ended meanwhile
    expect((await site.get('/api/today', admin)).body.mail).toEqual(trouble);
    sender.mailer = mailer;
    minutes(60);
    await sendAll();
    expect(server.received).toHaveLength(1);
    expect(await statesOf(visit)).toEqual(['confirmed sent']);
    expect(await statesOf(other)).toEqual([]);
    admin = await site.signIn();
    expect((await site.get('/api/today', admin)).body.mail).toBeNull();
    const asked = await site.post('/api/patient-data/find', { contact: 'patient@example.com' }, admin);
    expect(asked.body.appointments.flatMap(({ mails }: { mails: object[] }) => mails)).toMatchObject([
      { message: 'confirmed', state: 'sent' },
    ]);
  });

  test('closes the connection after the text leaves a confirmation unknown, and gets a change once more', async () => {
    const visit = await book();
    const ids: string[] = [];
    await useServer({
      onData(stream) {
        text(stream).then((source) => {
          ids.push(/Message-ID: (\S+)/i.exec(source)?.[1] ?? '');
          server.dropConnections();
        }, expect.fail);
      },
    });
    minutes(4);
    await sendAll();
    expect(await statesOf(visit)).toEqual(['confirmed unknown']);
    expect(await get(visit.id)).toMatchObject({ to_tell: 'new' });
    await site.post(`/api/appointments/${visit.appointment_id}/told-marks`, toldOf(visit), admin);
    await move(visit.id, '2026-11-23T12:00');
    minutes(4);
    await sendAll();
    minutes(4);
    await sendAll();
    expect(await statesOf(visit)).toEqual(['changed unknown', 'confirmed unknown']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });
});
