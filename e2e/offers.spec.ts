import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekDays } from '#contract/clinic-form.ts';
import * as linkMessages from '#contract/messages/patient-links.ts';
import * as scheduleMessages from '#contract/messages/schedules.ts';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { findViolations } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { dayAfterMonday, monday } from './testing/weeks-ahead.ts';

const server = await startMailServer();
afterAll(() => server.close());
const { site, visit, visitAdmin } = prepareVisits({
  RATE_LIMITS: 'off',
  SMTP_URL: server.url,
  MAIL_FROM: 'Sample Clinic <visits@clinic.example>',
});
const phone = { viewport: { width: 390, height: 844 } };

/** A time zone in which it is day now: no one is asked at night. */
function zoneOfDay() {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'America/Los_Angeles'];
  const hourIn = (timeZone: string) => Temporal.Now.zonedDateTimeISO(timeZone).hour;
  return zones.find((zone) => hourIn(zone) >= 8 && hourIn(zone) < 20) ?? '';
}

/** The clinic is open around the clock, and sends no other mail, after which patients would not be asked for an hour. */
beforeAll(() => {
  const database = new DatabaseSync(path.join(site().dataDir, 'clinic.sqlite'), { timeout: 5_000 });
  const hours = JSON.stringify([{ days: weekDays, spans: [{ opens: '00:00', closes: '23:59' }] }]);
  database
    .prepare("update clinic_profile set profile = json_set(profile, '$.timeZone', ?, '$.openingHours', json(?))")
    .run(zoneOfDay(), hours);
  database.exec(
    'update message_templates set by_mail = 0; delete from closures; delete from absences; delete from working_hours; delete from wait_list',
  );
  database.close();
});

const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address)).length;
const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

async function book(name: string, starts_at: string) {
  const api = await signInToApi(site());
  const reference = await bookOverApi(site().url, name, { email: addressOf(name) });
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const params = { id: request?.id ?? 0 };
  const [practitioner] = (await api.schedules.getCalendar({ query: { from: monday, to: monday } })).practitioners;
  const practitioner_id = practitioner?.id ?? null;
  const { id } = await api.visits.create({ body: { appointment_id: params.id, starts_at, practitioner_id } });
  const wait = () =>
    api.waitList.set({ params, body: { practitioner_id, days: [], parts: [], until: starts_at.slice(0, 10) } });
  return { id, api, wait, params, path: (await api.patientLinks.get({ params })).path };
}

test('an owner turns on that freed times are offered', async () => {
  const page = await visitAdmin('/admin/hours/settings', phone);
  await page.getByRole('switch', { name: 'Offer freed times by e-mail' }).click();
  await page.getByRole('textbox', { name: 'Minutes to answer' }).fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(scheduleMessages.settingsSaved).waitFor();
  const { offers_freed, offer_minutes } = await (await signInToApi(site())).schedules.getSettings();
  expect([offers_freed, offer_minutes]).toEqual([true, 45]);
});

test.each([
  // Places that the first one leaves are later than the visits of the second, and suit none of its patients.
  [true, 4, '05'],
  [false, 2, '07'],
])(
  'scripts %s: a freed time goes to the first who waits and then to the next, and the front desk watches',
  async (js, after, hour) => {
    const day = dayAfterMonday(after);
    const early = await book(`Early Offered${hour}`, `${day}T${hour}:00`);
    const [first, second] = [`First Offered${hour}`, `Second Offered${hour}`];
    const asha = await book(first, `${day}T${hour}:30`);
    const biju = await book(second, `${day}T1${hour[1]}:30`);
    await asha.wait();
    await biju.wait();
    const { api } = early;
    const frontDesk = await visitAdmin('/admin/wait-list', phone);
    await api.visits.setStatus({ params: { id: early.id }, body: { status: 'cancelled' } });
    await expect.poll(() => mailsTo(addressOf(first)), { timeout: 30_000 }).toBe(1);
    const row = frontDesk
      .getByRole('region', { name: 'Freed times, offered by e-mail' })
      .getByRole('listitem')
      .filter({ hasText: first });
    await row.getByText(/Offered to First .*, held until/).waitFor();
    expect(await findViolations(frontDesk)).toEqual([]);

    const page = await visit(asha.path, { ...phone, javaScriptEnabled: js });
    await page.getByRole('heading', { name: 'An earlier time is free' }).waitFor();
    if (js) expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await page.getByText(linkMessages.outcomes.decline).waitFor();
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    await expect.poll(() => mailsTo(addressOf(second)), { timeout: 30_000 }).toBe(1);
    await row.getByText(/Offered to Second/).waitFor();
    await row.getByText('Asked before: First').waitFor();

    const other = await visit(biju.path, { ...phone, javaScriptEnabled: js });
    const late = await visit(biju.path, { ...phone, javaScriptEnabled: js, expected: [/status of 422/] });
    await other.getByRole('button', { name: 'Take this time' }).click();
    await other.getByText(`${linkMessages.outcomes.take}.`).waitFor();
    await row.getByText(/Refilled in \d+ minutes?: Second/).waitFor();
    const before = (await api.visits.get({ params: { id: early.id } })).starts_at;
    expect((await api.visits.get({ params: { id: biju.id } })).starts_at).toBe(before);
    // A page that is still open in another tab takes nothing back.
    await late.getByRole('button', { name: 'No, thank you' }).click();
    await late.getByText(linkMessages.takenAlready).waitFor();
    expect((await api.visits.get({ params: { id: biju.id } })).starts_at).toBe(before);
    await api.waitList.remove({ params: asha.params });
  },
);

test('the front desk passes on, and the patient reads that the time is no longer free', async () => {
  const early = await book('Early Offered09', `${monday}T09:00`);
  const asha = await book('First Offered09', `${monday}T09:30`);
  await asha.wait();
  const page = await visitAdmin('/admin/wait-list', phone);
  await early.api.visits.setStatus({ params: { id: early.id }, body: { status: 'cancelled' } });
  await expect.poll(() => mailsTo(addressOf('First Offered09')), { timeout: 30_000 }).toBe(1);
  const row = page
    .getByRole('region', { name: 'Freed times, offered by e-mail' })
    .getByRole('listitem')
    .filter({ hasText: 'First Offered09' });
  const own = await visit(asha.path, { ...phone, expected: [/status of 422/] });
  await own.getByRole('button', { name: 'Take this time' }).waitFor();
  await row.getByRole('button', { name: /^Stop/ }).click();
  await page.getByText(waitMessages.decided.stop).waitFor();
  await row.getByText(waitMessages.freedLabels.stopped).waitFor();
  await own.getByRole('button', { name: 'Take this time' }).click();
  await own.getByText(waitMessages.offerOver).waitFor();
  await own.getByText('is no longer free. Nothing has changed for you.').waitFor();
});
