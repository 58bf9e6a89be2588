import { afterAll, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as outboxMessages from '#contract/messages/outbox.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { todayAtTheClinic } from './testing/book-visit.ts';
import { fillBooking, meera, sendBooking, takeTime } from './testing/booking-page.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const server = await startMailServer({
  onRcptTo: ({ address }, _session, callback) =>
    address.startsWith('nobody')
      ? callback(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
      : callback(),
});
afterAll(() => server.close());
const { site, visit, visitAdmin } = prepareVisits({
  RATE_LIMITS: 'off',
  SMTP_URL: server.url,
  MAIL_FROM: 'Sample Clinic <visits@clinic.example>',
  MAIL_FROM_LATER: 'Sample Clinic <news@clinic.example>',
});
const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address));

async function findRequest(reference: string) {
  const { body } = await (await signInToApi(site())).appointments.list({ query: { q: reference } });
  return body[0]?.id ?? 0;
}

test.each(widths(1440, 390))(
  'at %i px, the front desk sees what waits, stops it and sends it after all',
  async (width) => {
    const email = `asha${width}@example.com`;
    const reference = await bookOverApi(site().url, `Asha Mailed${width}`, { email });
    const id = await findRequest(reference);
    const api = await signInToApi(site());
    const starts_at = `${addDays(todayAtTheClinic(), 3)}T${width === 390 ? '05' : '06'}:00`;
    const visit = await api.visits.create({ body: { appointment_id: id, starts_at, anyway: true } });
    const page = await visitAdmin(`/admin?open=${reference}`, { viewport: { width, height: 844 } });
    const list = page.getByRole('list', { name: `Messages to Asha Mailed${width}` });
    await list.getByText('We have your request: sent').waitFor();
    expect(mailsTo(email)).toHaveLength(1);
    await list.getByText('Your visit is confirmed: waiting, to be sent').waitFor();
    await list.getByRole('button', { name: 'Do not send' }).click();
    await page.getByText(outboxMessages.stopped).waitFor();
    await list.getByText('Your visit is confirmed: stopped').waitFor();
    await list.getByRole('button', { name: 'Try again' }).click();
    await list.getByText('Your visit is confirmed: sent').waitFor();
    expect(mailsTo(email)).toHaveLength(2);
    expect(await api.visits.get({ params: { id: visit.id } })).toMatchObject({ to_tell: null });
    await page.reload();
    await list.getByText('Your visit is confirmed: sent').waitFor();
  },
);

test('the front desk reads why a message did not arrive', async () => {
  const reference = await bookOverApi(site().url, 'Ravi Refused', { email: 'nobody@example.com' });
  const page = await visitAdmin(`/admin?open=${reference}`);
  const list = page.getByRole('list', { name: 'Messages to Ravi Refused' });
  await list.getByText('There is no such e-mail address.').waitFor();
  await list.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(outboxMessages.retried).waitFor();
  await expect.poll(() => list.getByText('There is no such e-mail address.').count()).toBe(1);
});

test.each(widths(1440, 390))(
  'at %i px, messages stand beside the visit, on the patient and in Not told yet',
  async (width) => {
    const email = `nobody${width}@example.com`;
    const name = `Mira Unreached${width}`;
    const reference = await bookOverApi(site().url, name, { email });
    const api = await signInToApi(site());
    const day = addDays(todayAtTheClinic(), 4);
    const starts_at = `${day}T${width === 390 ? '05' : '06'}:30`;
    const place = { appointment_id: await findRequest(reference), starts_at, anyway: true };
    const visit = await api.visits.create({ body: place });
    const page = await visitAdmin(`/admin?open=${reference}`, { viewport: { width, height: 844 } });
    const list = page.getByRole('list', { name: `Messages to ${name}` });
    await list.getByText('Your visit is confirmed: waiting').waitFor();
    await page.goto(`/admin/calendar?day=${day}&open=${visit.id}`);
    await list.getByRole('button', { name: 'Do not send' }).click();
    await list.getByText('Your visit is confirmed: stopped').waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.goto(`/admin/patients/${visit.patient_id}`);
    const confirmed = list.getByRole('listitem').filter({ hasText: 'Your visit is confirmed' });
    await confirmed.getByRole('button', { name: 'Try again' }).click();
    await confirmed.getByText('There is no such e-mail address.').waitFor();
    await page.goto('/admin/untold');
    await page.getByRole('row').filter({ hasText: name }).getByText('There is no such e-mail address.').waitFor();
  },
);

test.each(widths(1440, 390))('at %i px, an owner sends a test and looks whether mail can arrive', async (width) => {
  const page = await visitAdmin('/admin/system', { viewport: { width, height: 844 } });
  const card = page.getByRole('region', { name: 'E-mail' });
  await card.getByText('Sent by Sample Clinic <visits@clinic.example>').waitFor();
  const before = mailsTo(site().admin.email).length;
  await card.getByRole('button', { name: 'Send me a test' }).click();
  await card.getByText(`A test is on its way to ${site().admin.email}.`).waitFor();
  expect(mailsTo(site().admin.email)).toHaveLength(before + 1);
  await card.getByRole('button', { name: 'Can our mail arrive?' }).click();
  const found = card.getByRole('list', { name: 'What mail servers find out' }).getByRole('listitem');
  await expect.poll(() => found.count()).toBe(4);
});

test.each(widths(1440, 390))(
  'at %i px, someone who has forgotten the password chooses a new one with a mailed link',
  async (width) => {
    const person = { email: `forgetful${width}@example.com`, password: 'mango tractor evening' };
    await addColleague(site(), person, 'front-desk');
    const page = await visit('/login', { viewport: { width, height: 844 }, expected: [/status of 404|ApiError/] });
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgotten your password?' }).waitFor();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText(administratorMessages.asked).waitFor();
    await expect.poll(() => mailsTo(person.email).length).toBe(1);
    const link =
      /\/new-password#[\w-]+/.exec(mailsTo(person.email)[0]?.source.replaceAll('=\r\n', '') ?? '')?.[0] ?? '';
    const theirs = await visit(link, { viewport: { width, height: 844 }, expected: [/status of 404|ApiError/] });
    await theirs.getByLabel('New password', { exact: true }).fill('umbrella ferry biscuit');
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await theirs.getByText('Your password is set.').waitFor();
    const again = await visit(link, { expected: [/status of 404|ApiError/] });
    await again.getByText(administratorMessages.linkIsOver).waitFor();
    await again.getByRole('button', { name: 'Send me a link' }).waitFor();
  },
);

test('an owner chooses which mails come', async () => {
  const page = await visitAdmin('/admin/account');
  const card = page.getByRole('region', { name: 'E-mail to you' });
  await expect
    .poll(() => card.getByRole('switch', { name: 'Messages to patients do not go out' }).isChecked())
    .toBe(true);
  await card.getByRole('switch', { name: 'A new request has come' }).click();
  await page.getByText(outboxMessages.ownMailsSaved).waitFor();
  await page.reload();
  await expect.poll(() => card.getByRole('switch', { name: 'A new request has come' }).isChecked()).toBe(true);
});

test.each(widths(1440, 390))(
  'at %i px, a patient ticks “You may write to me later”, and stops it with scripts or without',
  async (width) => {
    const name = `Asha Later${width}`;
    const viewport = { width, height: 844 };
    const page = await visit('/appointment', { viewport });
    await fillBooking(page, { ...meera, name });
    await page.getByLabel('You may write to me later').check();
    await takeTime(page);
    await sendBooking(page);
    await page.getByText(appointmentMessages.submitted).first().waitFor();
    const api = await signInToApi(site());
    const find = async () => (await api.patients.list({ query: { q: `Later${width}` } })).body[0];
    await expect.poll(async () => (await find())?.may_message_since).toMatch(/^20/);
    const { id = 0 } = (await api.appointments.list({ query: { q: `Later${width}` } })).body[0] ?? {};
    const { path } = await api.patientLinks.get({ params: { id } });
    const own = await visit(path, { viewport, javaScriptEnabled: width === 1440 });
    await own.getByRole('button', { name: 'Do not write to me later' }).click();
    await own.getByText('We will not write to you later.').waitFor();
    expect((await find())?.may_message_since).toBeNull();
    await own.getByRole('button', { name: 'You may write to me later' }).click();
    await own.getByText('Thank you. We may write to you later.').waitFor();
    expect((await find())?.may_message_since).toMatch(/^20/);
  },
);

test('a program of a mail service stops messages with one post, and opening the address changes nothing', async () => {
  const address = new URL(`/stop/${'x'.repeat(43)}`, site().url);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const posted = await fetch(address, { method: 'POST', body });
  expect(posted.status).toBe(200);
  expect(posted.headers.get('Set-Cookie')).toBeNull();
  const page = await visit(address.pathname, { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { level: 1, name: 'Stop messages' }).waitFor();
  await page.getByRole('button', { name: 'Stop these messages' }).click();
  await page.getByText('We will not write to you about reviews or further visits.').waitFor();
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
});
