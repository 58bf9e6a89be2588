import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as waitMessages from '#contract/messages/wait-list.ts';
import type { PatientPage } from '#contract/patient-links.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import type { FreedTime } from '#contract/wait-list.ts';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { eraseAll, findAll } from '#server/testing/patient-records.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { createTestApp, sessionSecret, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { noteMail } from '../appointments/outbox.queries.ts';
import { offerFreedTimes } from '../wait-list/offers.service.ts';
import { sendNext } from './send-messages.ts';
import type { Sender } from './sender.ts';

// The clinic is open from 8 to 20 from Monday to Saturday, in Kochi. It is Friday, 2026-11-20, 11:30. Nila works from 10 to 11 on Mondays and
// Tuesdays, and all of her times are taken by visits of an hour.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: Sender;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  const hours = [{ days: ['Monday', 'Tuesday'], spans: [{ opens: '10:00', closes: '11:00' }] }];
  const row = { practitioner_id: nila, valid_from: '2026-11-01', valid_until: null, hours };
  await site.post('/api/working-hours', row, admin);
  await set({ offers_freed: true, offer_minutes: 30 });
  await startServer({});
  await noteMail(site.db);
  return async () => {
    const contradictions = await findContradictions(site.db, { now: site.clock.now });
    await site.close();
    expect(contradictions).toEqual([]);
  };
});

async function set(changes: object) {
  const settings = (await site.get('/api/visit-settings', admin)).body;
  const { status } = await site.put('/api/visit-settings', { ...settings, ...changes }, admin);
  expect(status).toBe(200);
}

async function startServer(options: Parameters<typeof startMailServer>[0]) {
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

async function until(time: number) {
  site.clock.now = time;
  admin = await site.signIn(); // a session locks when no one uses it
}
const minutes = (count: number) => until(site.clock.now + count * 60_000);

async function request(name: string, email: string | null = `${name.toLowerCase()}@example.com`) {
  const phone = `+91 00000 1${String(name.charCodeAt(0)).padStart(4, '0')}`;
  const body = { ...(await bookingOf(site)), name: `${name} Sample`, phone, email };
  return (await site.post('/api/admin/appointments', body, admin)).body.id as number;
}

async function book(name: string, starts_at: string, email?: string | null): Promise<CalendarVisit> {
  const visit = { appointment_id: await request(name, email), practitioner_id: nila, starts_at, minutes: 60 };
  const { body } = await site.post('/api/visits', { ...visit, anyway: true }, admin);
  // Told by phone, so that no other mail is due.
  const { id, appointment_id } = body as CalendarVisit;
  const told = [{ id, starts_at: body.starts_at, practitioner_id: nila, status: 'booked' }];
  const mark = { message: 'confirmed', channel: 'phone', visits: told };
  await site.post(`/api/appointments/${appointment_id}/told-marks`, mark, admin);
  return body;
}

const wish = async (visit: CalendarVisit, form: object = {}) => {
  const { status } = await site.put(
    `/api/appointments/${visit.appointment_id}/earlier-time`,
    { until: '2026-12-31', ...form },
    admin,
  );
  expect(status).toBe(200);
};
const cancel = ({ id }: { id: number }) => site.put(`/api/visits/${id}/status`, { status: 'cancelled' }, admin);
const restore = ({ id }: { id: number }) => site.put(`/api/visits/${id}/status`, { status: 'booked' }, admin);
const get = async ({ id }: { id: number }): Promise<CalendarVisit> => (await site.get(`/api/visits/${id}`, admin)).body;
const freed = async (): Promise<FreedTime[]> => (await site.get('/api/freed-times', admin)).body;
const statesOf = ({ offers }: { offers: FreedTime['offers'] }) =>
  offers.map(({ name, state }) => `${name.split(' ')[0]} ${state}`);
const states = async () => (await freed()).map((one) => [one.state, ...statesOf(one)]);
const decide = async (decision: string) => {
  const [first] = await freed();
  const offer_id = first?.offers.find(({ state }) => state === 'open')?.id ?? null;
  return site.put(`/api/freed-times/${first?.id}`, { decision, offer_id }, admin);
};
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}+05:30`).toISOString();

async function tick() {
  await offerFreedTimes(sender);
  while (await sendNext(sender));
}

const mailsTo = () => server.received.map(({ to }) => to[0]?.split('@')[0]);

async function pageOf(appointmentId: number) {
  const { path } = (await site.post(`/api/appointments/${appointmentId}/link`, {}, admin)).body;
  const token = String(path).split('/').at(-1);
  const find = async (): Promise<PatientPage> => (await site.post('/api/patient-page', { token })).body;
  return {
    find,
    answer: async (takes: boolean) => {
      const offer_id = (await find()).offer?.id;
      return site.post('/api/patient-page/offer', { token, offer_id, takes });
    },
    answerOf: (offer_id: number | undefined, takes: boolean) =>
      site.post('/api/patient-page/offer', { token, offer_id, takes }),
  };
}

/** All Mondays and Tuesdays are taken until the visits of Asha and Biju, who want an earlier time. */
async function fill() {
  const early = await book('Early', '2026-11-23T10:00', null);
  const asha = await book('Asha', '2026-11-24T10:00');
  await book('Other', '2026-11-30T10:00');
  const biju = await book('Biju', '2026-12-01T10:00');
  await wish(asha);
  await wish(biju);
  return { early, asha, biju };
}

describe('a freed time', () => {
  test('is offered to the first who waits, taken with one button, and so is the place that this leaves', async () => {
    const { early, asha, biju } = await fill();
    await cancel(early);
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    const mail = await simpleParser(server.received[0]?.source ?? '');
    expect(mail.subject).toMatch(/: Monday, 23 November, 10:00 am$/);
    expect(mail.text).toContain('We hold this time for you until today, Friday, 20 November, 12:00 pm.');
    const page = await pageOf(asha.appointment_id);
    expect((await page.find()).offer).toMatchObject({ is_open: true, starts_at: at('10:00') });
    await minutes(11);
    const { status, body } = await page.answer(true);
    expect([status, body.offer]).toEqual([200, null]);
    expect(await get(asha)).toMatchObject({ starts_at: at('10:00'), to_tell: null });
    expect((await freed())[0]).toMatchObject({ state: 'filled', refilled_in: '11 minutes' });
    const entry = (await site.get('/api/audit-log', admin)).body.find(
      ({ action }: { action: string }) => action === 'refilled',
    );
    expect(entry).toMatchObject({ administrator: null, fields: ['in 11 minutes'] });
    await tick();
    expect(mailsTo()).toEqual(['asha', 'biju']);
    const next = await pageOf(biju.appointment_id);
    expect((await next.find()).offer).toMatchObject({ is_open: true, starts_at: asha.starts_at });
    expect((await next.answer(true)).status).toBe(200);
    expect(await get(biju)).toMatchObject({ starts_at: asha.starts_at });
  });

  test('is held meanwhile: no one else gets it, and no free time shows it', async () => {
    const { early } = await fill();
    await cancel(early);
    await tick();
    const other = {
      appointment_id: await request('Zoya'),
      practitioner_id: nila,
      starts_at: early.starts_at,
      minutes: 60,
    };
    expect((await site.post('/api/visits', other, admin)).status).toBe(409);
    const { waiting } = (await site.get('/api/wait-list', admin)).body;
    expect(waiting.flatMap(({ fits }: { fits: unknown[] }) => fits)).toEqual([]);
    const calendar = (await site.get('/api/calendar?from=2026-11-23&to=2026-11-23', admin)).body;
    expect(calendar.holds).toMatchObject([{ name: 'Asha Sample', is_offer: true }]);
    const requests = (await site.get('/api/appointments', admin)).body;
    expect(requests.every(({ held }: { held: unknown }) => held === null)).toBe(true);
    expect((await site.get('/api/wait-list', admin)).body.taken).toEqual([]);
  });

  test('goes to the next when the minutes pass, when the patient says no, and to no one twice', async () => {
    const { early, asha, biju } = await fill();
    await cancel(early);
    await tick();
    await minutes(29);
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    await minutes(1);
    await tick();
    expect(mailsTo()).toEqual(['asha', 'biju']);
    const late = await pageOf(asha.appointment_id);
    expect((await late.find()).offer).toMatchObject({ is_open: false });
    expect((await late.answer(true)).body.detail).toBe(waitMessages.offerOver);
    expect(await get(asha)).toMatchObject({ starts_at: asha.starts_at });
    expect((await (await pageOf(biju.appointment_id)).answer(false)).body.offer).toBeNull();
    await tick();
    expect(await states()).toEqual([['no-one', 'Asha expired', 'Biju declined']]);
    expect((await restore(early)).status).toBe(200);
    await minutes(61);
    await cancel(early);
    await tick();
    expect(mailsTo()).toEqual(['asha', 'biju']);
    expect((await states())[1]).toEqual(['no-one']);
    expect((await site.get('/api/wait-list', admin)).body.taken).toEqual([]);
  });

  test('is offered only to those who have an address, got no message within the hour, and were not told by hand', async () => {
    const early = await book('Early', '2026-11-23T10:00');
    const silent = await book('Silent', '2026-11-24T10:00', null);
    const told = await book('Told', '2026-12-01T10:00');
    await wish(early, { until: '2026-11-30' });
    for (const one of [silent, told]) await wish(one);
    const mark = { message: 'earlier', channel: 'phone', visit_starts_at: early.starts_at };
    await site.post(`/api/appointments/${told.appointment_id}/told-marks`, mark, admin);
    await cancel(early);
    await tick();
    expect(mailsTo()).toEqual([]);
    expect(await states()).toEqual([['no-one']]);
    const again = await book('Again', '2026-11-30T10:00');
    await cancel(again);
    await tick();
    expect(mailsTo()).toEqual(['told']);
  });

  test('is offered in the order of the wait list, leaving out those who got a message within the hour', async () => {
    const { early, asha, biju } = await fill();
    await wish(biju, { until: '2026-11-30' });
    await cancel(early);
    await tick();
    expect(mailsTo()).toEqual(['biju']);
    await (await pageOf(biju.appointment_id)).answer(false);
    const second = await book('Second', '2026-11-16T10:00');
    await cancel(second);
    await tick();
    expect(mailsTo()).toEqual(['biju', 'asha']);
    expect(asha.id).toBeGreaterThan(0);
  });

  test('waits at night and while the clinic is closed, and ends with the notice of the visit', async () => {
    const { early } = await fill();
    await until(Date.parse(at('19:50', '2026-11-20')));
    await cancel(early);
    await tick();
    expect((await freed())[0]?.offers[0]?.held_until).toBe(at('20:00', '2026-11-20'));
    await minutes(10);
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    expect(await states()).toEqual([['open', 'Asha expired']]);
    await until(Date.parse(at('07:59', '2026-11-21')));
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    await until(Date.parse(at('08:01', '2026-11-21')));
    await tick();
    expect(mailsTo()).toEqual(['asha', 'biju']);
    await set({ notice_hours: 50 });
    await until(Date.parse(at('08:32', '2026-11-21')));
    await tick();
    expect(await states()).toEqual([['too-late', 'Asha expired', 'Biju expired']]);
  });

  test('is not offered without the switch, without a mail server, and when it is off meanwhile', async () => {
    const { early } = await fill();
    await set({ offers_freed: false });
    await cancel(early);
    await restore(early);
    await set({ offers_freed: true });
    await site.db.deleteFrom('job_runs').where('name', '=', 'mail').execute();
    await cancel(early);
    await restore(early);
    await tick();
    expect(await states()).toEqual([]);
    await noteMail(site.db);
    await cancel(early);
    await set({ offers_freed: false });
    await tick();
    expect(mailsTo()).toEqual([]);
    expect(await states()).toEqual([['stopped']]);
  });

  test('that was moved away is offered as well, by the front desk or the patient', async () => {
    const { early, asha } = await fill();
    await site.put(`/api/visits/${early.id}`, { starts_at: '2026-12-07T10:00', practitioner_id: nila }, admin);
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    await site.put(`/api/visits/${early.id}`, { starts_at: '2026-11-23T10:00', practitioner_id: nila }, admin);
    expect((await states())[0]).toEqual(['undone', 'Asha withdrawn']);
    expect(await get(early)).toMatchObject({ starts_at: at('10:00'), overbooked: false });
    expect((await (await pageOf(asha.appointment_id)).find()).offer).toMatchObject({ is_open: false });
  });
});

describe('Undo of a cancellation', () => {
  test('withdraws an offer without an answer, and the patient reads that the time is no longer free', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    const page = await pageOf(asha.appointment_id);
    const { offer } = await page.find();
    expect((await restore(early)).status).toBe(200);
    expect(await states()).toEqual([['undone', 'Asha withdrawn']]);
    expect((await page.find()).offer).toMatchObject({ is_open: false });
    expect((await page.answerOf(offer?.id, true)).body.detail).toBe(waitMessages.offerOver);
    await tick();
    expect(mailsTo()).toEqual(['asha']);
  });

  test('before the mail has left takes it back unsent', async () => {
    const { early } = await fill();
    await cancel(early);
    await offerFreedTimes(sender);
    await restore(early);
    await tick();
    expect(mailsTo()).toEqual([]);
  });

  test('is refused in words once the time is taken', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    await (await pageOf(asha.appointment_id)).answer(true);
    const { status, body } = await restore(early);
    expect([status, body.detail]).toEqual([409, 'Nila already has a visit at this time.']);
  });
});

describe('the front desk', () => {
  test('passes on to the next, and stops', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    expect((await decide('skip')).status).toBe(200);
    await tick();
    expect(mailsTo()).toEqual(['asha', 'biju']);
    expect(await states()).toEqual([['open', 'Asha skipped', 'Biju open']]);
    expect((await decide('stop')).body).toMatchObject([{ state: 'stopped' }]);
    expect((await decide('stop')).status).toBe(412);
    expect((await decide('skip')).status).toBe(412);
    await tick();
    expect(await states()).toEqual([['stopped', 'Asha skipped', 'Biju withdrawn']]);
    const list = (await site.get('/api/wait-list', admin)).body.waiting;
    const { id } = list.find(({ visit }: { visit: CalendarVisit }) => visit.id === asha.id);
    const booking = { starts_at: early.starts_at, practitioner_id: nila };
    expect((await site.post(`/api/wait-list/${id}/visit`, booking, admin)).status).toBe(200);
  });

  test('books for whom it is offered to, who has called', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    const { status, body } = await decide('book');
    expect([status, body[0].state]).toEqual([200, 'filled']);
    expect(await get(asha)).toMatchObject({ starts_at: early.starts_at, to_tell: 'changed' });
  });

  test('books a time that is offered anyway, which withdraws the offer', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    const page = await pageOf(asha.appointment_id);
    const { offer } = await page.find();
    expect(await book('Zoya', '2026-11-23T10:00')).toMatchObject({ overbooked: false });
    expect(await states()).toEqual([['booked', 'Asha withdrawn']]);
    expect((await page.answerOf(offer?.id, true)).body.detail).toBe(waitMessages.offerOver);
    expect((await page.find()).offer).toMatchObject({ is_open: false });
  });

  test('ends the offering by booking the time between two offers', async () => {
    const { early } = await fill();
    await cancel(early);
    await tick();
    await minutes(30);
    await book('Zoya', '2026-11-23T10:00');
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    expect(await states()).toEqual([['booked', 'Asha expired']]);
  });
});

describe('of those who act at once', () => {
  test.each([29, 30])('one gets the time, %i minutes after it was offered for 30', async (passed) => {
    const { early, asha } = await fill();
    await cancel(early);
    await tick();
    const page = await pageOf(asha.appointment_id);
    const offerId = (await page.find()).offer?.id;
    const other = {
      appointment_id: await request('Zoya'),
      practitioner_id: nila,
      starts_at: early.starts_at,
      minutes: 60,
    };
    await minutes(passed);
    const [taken] = await Promise.all([
      page.answerOf(offerId, true),
      page.answerOf(offerId, false),
      site.post('/api/visits', other, admin),
      restore(early),
      decide('skip'),
      offerFreedTimes(sender),
      offerFreedTimes(sender),
    ]);
    await tick();
    const day = (await site.get('/api/visits?from=2026-11-23&to=2026-11-23', admin)).body as CalendarVisit[];
    expect(day.filter(({ status }) => status === 'booked').length).toBeLessThanOrEqual(1);
    expect((await get(asha)).starts_at === early.starts_at).toBe(taken.status === 200);
    expect(new Set(mailsTo()).size).toBe(mailsTo().length);
  });

  test('two instances ask one person once, and a patient who presses twice takes it once', async () => {
    const { early, asha } = await fill();
    await cancel(early);
    await Promise.all([1, 2, 3, 4].map(() => offerFreedTimes(sender)));
    await Promise.all([1, 2, 3].map(() => sendNext(sender)));
    expect(mailsTo()).toEqual(['asha']);
    expect(await states()).toEqual([['open', 'Asha open']]);
    const page = await pageOf(asha.appointment_id);
    const offerId = (await page.find()).offer?.id;
    const answers = await Promise.all([1, 2, 3].map(() => page.answerOf(offerId, true)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await page.answerOf(offerId, true)).status).toBe(200);
    expect(await get(asha)).toMatchObject({ starts_at: early.starts_at });
    expect((await states())[0]).toEqual(['filled', 'Asha taken']);
  });

  test('two who cancel free one chair for one patient where only one practitioner was there', async () => {
    const { early } = await fill();
    const second = await book('Second', '2026-11-23T10:00');
    expect(second.overbooked).toBe(true);
    await Promise.all([cancel(early), cancel(second)]);
    await tick();
    await tick();
    expect(mailsTo()).toEqual(['asha']);
    const ended = (await states()).map(([state]) => state);
    expect([ended.includes('open'), ended.includes('no-one'), ended.length]).toEqual([true, true, 2]);
  });
});

const refuses = (responseCode: number, isRefused: (address: string) => boolean) =>
  startServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(isRefused(address) ? Object.assign(new Error('Not now, or never'), { responseCode }) : null),
  });

test('an offer whose mail is refused goes to the next', async () => {
  await refuses(550, (address) => address.startsWith('asha'));
  const { early } = await fill();
  await cancel(early);
  await tick();
  await tick();
  expect(mailsTo()).toEqual(['biju']);
  expect(await states()).toEqual([['open', 'Asha not-sent', 'Biju open']]);
});

test('an offer is held from when its mail leaves, and goes to the next if that fails for five minutes', async () => {
  let isDown = true;
  await refuses(451, () => isDown);
  const { early } = await fill();
  await cancel(early);
  await tick();
  await minutes(2);
  isDown = false;
  await tick();
  expect(mailsTo()).toEqual(['asha']);
  expect((await freed())[0]?.offers[0]).toMatchObject({ held_until: at('12:02', '2026-11-20') });
  isDown = true;
  await minutes(30);
  for (let tries = 0; tries < 8; tries += 1) {
    await tick();
    await minutes(1);
  }
  await tick();
  expect(await states()).toEqual([['no-one', 'Asha expired', 'Biju not-sent']]);
});

test('a patient who is erased leaves the time to the next, and one who never answers gets it offered once', async () => {
  const { early, asha } = await fill();
  await cancel(early);
  await tick();
  const contact = 'asha@example.com';
  const [found] = (await findAll(site, admin, contact)).appointments;
  expect(found).toMatchObject({ id: asha.appointment_id, offers: [{ state: 'open', starts_at: early.starts_at }] });
  await eraseAll(site, admin, contact);
  await tick();
  expect(mailsTo()).toEqual(['asha', 'biju']);
  for (let hours = 0; hours < 3; hours += 1) {
    await minutes(60);
    await tick();
  }
  expect(mailsTo()).toEqual(['asha', 'biju']);
  expect(await states()).toEqual([['no-one', 'Biju expired']]);
});
