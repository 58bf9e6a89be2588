import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { createTestApp, sessionSecret, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { getAppointment } from '../appointments/appointment-record.queries.ts';
import { noteMail } from '../appointments/outbox.queries.ts';
import { sendNext, writeMail } from './send-messages.ts';

let site: TestApp;
let owner: { Authorization: string };
let nila: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  owner = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  await noteMail(site.db);
  await speak('hi');
  return () => site.close();
});

async function speak(...languages: string[]) {
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
  expect((await site.put('/api/clinic', { ...profile, languages }, owner)).status).toBe(200);
}

/** A visitor asks on a page in a language. */
async function ask(language: string, changes: object = {}) {
  const answer = await site.post('/api/appointments', await bookingOf(site, changes), { 'Accept-Language': language });
  expect(answer.status).toBe(201);
  return answer.body.id as number;
}
async function cardOf(request: number) {
  const row = site.db.selectFrom('appointments').select('patient_id').where('id', '=', request);
  const { patient_id } = await row.executeTakeFirstOrThrow();
  return (await site.get(`/api/patients/${patient_id}`, owner)).body;
}
async function choose(request: number, chosen: string | null) {
  const { id, name, phone, email, note } = await cardOf(request);
  const card = { name, phone, email, note, may_message: false, language: chosen };
  expect((await site.put(`/api/patients/${id}`, card, owner)).status).toBe(200);
}
const languageEntries = async () =>
  (await site.get('/api/audit-log', owner)).body.filter(
    ({ kind, fields }: AuditLogEntry) => kind === 'patient' && fields.includes('language'),
  );

describe('the language of a patient', () => {
  test('is that of the page on which they ask first', async () => {
    const request = await ask('hi');
    expect(await cardOf(request)).toMatchObject({ language: 'hi' });
    await ask('en');
    expect(await cardOf(request)).toMatchObject({ language: 'hi' });
    expect(await languageEntries()).toEqual([]);
  });

  test('is added to the card of a patient without one, as a change of the card', async () => {
    const request = await ask('en');
    const before = await cardOf(request);
    expect(before.language).toBeNull();
    site.clock.now += 60_000;
    await ask('hi');
    expect(await cardOf(request)).toMatchObject({ language: 'hi', version: before.version + 1 });
    expect(await languageEntries()).toMatchObject([{ action: 'changed', subject_id: before.id, administrator: null }]);
  });

  test('stays as the front desk has chosen it', async () => {
    const request = await ask('hi');
    await choose(request, 'ml');
    await ask('hi');
    expect(await cardOf(request)).toMatchObject({ language: 'ml' });
  });

  test('is not guessed for a caller, nor from a language that the clinic has switched off', async () => {
    const body = await bookingOf(site, { name: 'Ravi Sample' });
    const called = await site.post('/api/admin/appointments', body, { ...owner, 'Accept-Language': 'hi' });
    expect((await cardOf(called.body.id)).language).toBeNull();
    await speak();
    expect((await cardOf(await ask('hi', { name: 'Asha Sample' }))).language).toBeNull();
  });

  test('does not come from another attempt with the same form', async () => {
    const token = (await site.post('/api/form-tokens')).body.key;
    const sent = async (language: string) =>
      site.post('/api/appointments', await bookingOf(site), { 'Accept-Language': language, 'Idempotency-Key': token });
    const [first, again] = [await sent('en'), await sent('hi')];
    expect(again.body).toEqual(first.body);
    expect((await cardOf(first.body.id)).language).toBeNull();
  });
});

async function book(appointment_id: number) {
  const visit = { appointment_id, practitioner_id: nila, starts_at: '2026-11-23T10:00', anyway: true };
  expect((await site.post('/api/visits', visit, owner)).status).toBe(201);
}

/** Books a visit for the request, and reads the mail that confirms it. */
async function confirmationOf(appointment_id: number) {
  const server = await startMailServer();
  const mailer = createMailer({ url: server.url, from: 'Sample Clinic <visits@clinic.example>' });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  await book(appointment_id);
  site.clock.now += 4 * 60_000;
  const sender = {
    ...site,
    clock: () => site.clock.now,
    sharedTime: async () => site.clock.now,
    mailer,
    siteUrl: new URL(siteOrigin),
    patientLinks: createSecretLinks(sessionSecret, 'patient link'),
  };
  while (await sendNext(sender));
  const mail = await simpleParser(server.received.at(-1)?.source ?? '');
  const file = mail.attachments[0]?.content.toString().replaceAll('\r\n ', '') ?? '';
  return { subject: mail.subject, text: mail.text ?? '', html: String(mail.html), file };
}

function expectEnglish({ text, html, file }: Awaited<ReturnType<typeof confirmationOf>>) {
  expect(text).toContain('is confirmed: Monday, 23 November, 10:00 am.');
  expect(html).toContain(`<a href="${siteOrigin}/visit/`);
  expect(text + html + file).not.toMatch(/\p{Script=Devanagari}/u);
}

describe('a confirmation by mail', () => {
  test('is in Hindi for a patient who asked in Hindi, leads to their page in Hindi, and names no treatment', async () => {
    const request = await ask('hi');
    const { subject, text, html, file } = await confirmationOf(request);
    expect(subject).toMatch(/: सोमवार, 23 नवंबर, सुबह 10:00 बजे$/);
    expect(text).toMatch(/^नमस्ते Meera Sample, .* में आपकी विज़िट पक्की है: सोमवार, 23 नवंबर, सुबह 10:00 बजे।/);
    expect(text).toContain('इसका जवाब कोई नहीं पढ़ता');
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(`<a href="${siteOrigin}/hi/visit/`);
    expect(file).toMatch(/^SUMMARY:.* में विज़िट\r$/m);
    const lists = await Promise.all(['en', 'hi'].map((lang) => site.get(`/api/treatment?lang=${lang}`)));
    const names = lists.flatMap(({ body }) =>
      body.map((one: { treatment_description: string }) => one.treatment_description),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => (subject + text + file).includes(name))).toEqual([]);
  });

  test('is shown in Hindi before there is a mail server, and so is the calendar file of the patient’s page', async () => {
    await site.db.deleteFrom('job_runs').where('name', '=', 'mail').execute();
    await book(await ask('hi'));
    const [mail] = (await site.get('/api/mail/next', owner)).body;
    expect(mail.text).toContain('आपकी विज़िट पक्की है');
    const [, page] = /\/hi(\/visit\/[\w-]+)/.exec(mail.text) ?? [];
    expect((await site.get(`${page}/visits.ics`)).body).toMatch(/^SUMMARY:.* में विज़िट\r$/m);
  });

  test('has the words of the clinic in Hindi, and is in English where these have none', async () => {
    const request = await ask('hi');
    const template = (await site.get('/api/message-templates', owner)).body.find(
      ({ key }: { key: string }) => key === 'confirmed',
    );
    const own = { text: 'Dear {name}, is confirmed: {when}. {link}', by_mail: true };
    expect((await site.put(`/api/message-templates/${template.id}`, own, owner)).status).toBe(200);
    expectEnglish(await confirmationOf(request));
    const words = { text: 'प्रिय {name}, पक्की: {when}। {link}' };
    const path = `/api/translations/hi/message-template/${template.id}`;
    expect((await site.put(path, { words }, owner)).status).toBe(200);
    const other = await ask('hi', { name: 'Ravi Sample' });
    expect((await confirmationOf(other)).text).toMatch(/^प्रिय Ravi Sample, पक्की: सोमवार/);
  });

  test('is in English for a patient whose language the clinic has switched off', async () => {
    const request = await ask('hi');
    await speak();
    expectEnglish(await confirmationOf(request));
    expect(await cardOf(request)).toMatchObject({ language: 'hi' });
  });

  test('is in English for a patient who speaks a language that the program does not', async () => {
    const request = await ask('hi');
    await choose(request, 'ml');
    expectEnglish(await confirmationOf(request));
  });
});

test('a request for a review leads to pages in Hindi, and mail programs stop it at the address without a language', async () => {
  const request = await getAppointment(site.db, await ask('hi'));
  const stopAt = `${siteOrigin}/stop/secret`;
  const writer = { db: site.db, siteUrl: new URL(siteOrigin), from: '', linkOf: async () => '' };
  const mail = await writeMail(writer, { request, message: 'review', visits: [], now: site.clock.now, stopAt });
  expect(mail.stopAt).toBe(stopAt);
  expect(mail.text.match(/https?:\S+/g)).toEqual([`${siteOrigin}/hi/review`, `${siteOrigin}/hi/stop/secret`]);
});

describe('a message that the front desk sends by hand', () => {
  const templates = async () => (await site.get('/api/message-templates', owner)).body;

  test('is there in the languages of the clinic, and names the clinic as it is called in each', async () => {
    const [received] = await templates();
    expect(received.other_texts.hi).toMatch(/^नमस्ते \{name\}/);
    expect(received.other_texts.hi).not.toContain('{clinic}');
    expect((await site.get(`/api/message-templates/${received.id}`, owner)).body).not.toHaveProperty('other_texts');
    await site.put(`/api/message-templates/${received.id}`, { text: 'Own words, {name}.' }, owner);
    expect((await templates())[0].other_texts).toEqual({});
    await speak();
    expect((await templates())[0]).not.toHaveProperty('other_texts');
  });

  test('is to be in the language of the patient, which every list of requests says', async () => {
    const request = await ask('hi');
    const said = async () => (await site.get(`/api/appointments?status=all`, owner)).body[0].patient_language;
    expect(await said()).toBe('hi');
    await choose(request, null);
    expect(await said()).toBe(null);
    await ask('en', { name: 'Ravi Sample' });
    expect(await said()).toBe(null);
  });
});
