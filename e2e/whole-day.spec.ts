import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { openRequest } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { todayAtTheClinic } from './testing/book-visit.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

// A day of a clinic with three practitioners and two people at the desk, from forty requests to the report of the week.

const { site, visit, visitAdmin, visitAs } = prepareVisits({ RATE_LIMITS: 'off', SEED: 'reference' });
const password = 'knees and shoulders bend';
const desk = { email: 'desk@example.com', password };
const nila = { email: 'nila@example.com', password };
const options = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const;
const today = todayAtTheClinic();
/** Visits of the day have begun, so that the report counts them. */
const startOfDay = Date.parse(`${today}T00:00+05:30`);
const now = new Date(Math.max(startOfDay, Math.floor(Date.now() / 300_000) * 300_000 - 900_000)).toISOString();
const later = addDays(today, 14 - new Date(today).getUTCDay() + 1);
const tomorrow = addDays(today, 1);

type Api = Awaited<ReturnType<typeof signInToApi>>;
let api: Api;
let practitioners: { id: number; name: string }[];

beforeAll(async () => {
  api = await signInToApi(site());
  const { version, ...profile } = await api.clinic.get();
  const team = ['Nila', 'Arjun', 'Meena'].map((name) => ({ name: `${name} Sample`, shown: false as const }));
  await api.clinic.update({ body: { ...profile, practitioners: team } }, { ifMatch: version });
  practitioners = (await api.schedules.getCalendar({})).practitioners;
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 1, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body: settings });
  await addColleague(site(), desk);
  await addColleague(site(), nila, 'practitioner', practitioners[0]?.id);
});

const messages = (page: Page) => page.getByRole('status', { name: 'Messages' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const find = async (name: string) =>
  (await api.appointments.list({ query: { q: name } })).body.find((request) => request.name === name);
const idOf = async (name: string) => (await find(name))?.id ?? 0;

/** Keeps the apps of the device closed, which links to tell someone would open. */
async function withoutApps(page: Page) {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="https://wa.me"], a[href^="sms:"]');
      if (link) event.preventDefault();
    }),
  );
}

async function book(name: string, starts_at: string, place: number) {
  const practitioner_id = practitioners[place]?.id ?? null;
  return api.visits.create({ body: { appointment_id: await idOf(name), starts_at, practitioner_id, anyway: true } });
}

/** Forty requests: eight with a wished time, a family of five on one number, and one person twice. */
async function receiveRequests() {
  const free = (await api.times.list()).days
    .slice(3)
    .flatMap(({ times }) => times.filter((_, place) => place % 3 === 0));
  const phoneOf = (index: number) => `+91 00000 01${String(index).padStart(3, '0')}`;
  const others = Array.from({ length: 25 }, (_, index) => ({
    name: `Plain ${String(index + 10)}`,
    phone: phoneOf(index),
  }));
  const people = [
    ...Array.from({ length: 8 }, (_, index) => ({
      name: `Wishing ${index + 1}`,
      phone: phoneOf(100 + index),
      wishes: { times: [{ starts_at: free[index] ?? '' }] },
    })),
    ...['Asha', 'Bela', 'Chitra', 'Divya', 'Esha'].map((name) => ({ name: `${name} Family`, phone: phoneOf(200) })),
    ...[1, 2].map(() => ({ name: 'Twice Sample', phone: phoneOf(201) })),
    ...others,
  ];
  const references: string[] = [];
  for (const { name, ...more } of people) references.push(await bookOverApi(site().url, name, more));
  return references;
}

test('the day of a clinic, from forty requests to the report', { timeout: 240_000 }, async () => {
  const frontDesk = await visitAs(desk, '/admin', {
    ...options,
    prepare: withoutApps,
    expected: [/ERR_INTERNET|ApiError|request failed/],
  });
  const references = await receiveRequests();
  expect(new Set(references).size).toBe(40);
  await frontDesk
    .getByText('40 of 40 pending')
    .or(frontDesk.getByRole('button', { name: /new request/ }))
    .first()
    .waitFor();
  await frontDesk.reload();
  await frontDesk.getByText('40 of 40 pending').waitFor();
  const owner = await visitAdmin('/admin', { ...options, prepare: withoutApps });
  await owner.getByText('40 of 40 pending').waitFor();

  // Confirmed and told, by clicks and by keys.
  for (const name of ['Wishing 1', 'Wishing 2']) {
    await button(frontDesk, `Confirm the request of ${name}`).click();
    await messages(frontDesk)
      .getByRole('link', { name: `Tell ${name} on WhatsApp` })
      .click();
    await expect.poll(async () => (await find(name))?.last_told?.message).toBe('confirmed');
  }
  for (const name of ['Wishing 3', 'Wishing 4']) {
    await rowOf(owner, name).getByRole('link').first().focus();
    await owner.keyboard.press('b');
    await messages(owner)
      .getByRole('link', { name: `Tell ${name} on WhatsApp` })
      .waitFor();
    await owner.keyboard.press('t');
    await expect.poll(async () => (await find(name))?.last_told?.message).toBe('confirmed');
  }

  // A colleague in the same sheet, and a call that is due.
  await openRequest(frontDesk, 'Plain 10');
  await openRequest(owner, 'Plain 10');
  await frontDesk.getByText('admin is here.').waitFor();
  await owner.getByText('desk is here.').waitFor();
  await button(frontDesk, 'No answer').click();
  await messages(frontDesk).getByText(appointmentMessages.attemptNoted).waitFor();
  await owner.getByText('Changed just now by desk.').waitFor();
  await owner.locator('.side-sheet-close').click();
  await frontDesk.keyboard.press('c');
  const callAgain = frontDesk.getByRole('dialog', { name: 'Call Plain 10 again' });
  await callAgain.getByLabel('Day').fill(today);
  await callAgain.getByRole('button', { name: 'Save' }).click();
  await messages(frontDesk).getByText(appointmentMessages.nextCallSaved).waitFor();
  await frontDesk.locator('.side-sheet-close').click();

  // Offline for a while: what was typed stays, and is saved afterwards.
  await openRequest(frontDesk, 'Plain 11');
  await frontDesk.context().setOffline(true);
  await frontDesk.getByText('You are offline.').waitFor();
  await frontDesk.getByLabel('Remarks').fill('Typed without a network.');
  await button(frontDesk, 'Add note').click();
  await messages(frontDesk).getByText(appointmentMessages.noteFailure).waitFor();
  await expect.poll(() => frontDesk.getByLabel('Remarks').inputValue()).toBe('Typed without a network.');
  await frontDesk.context().setOffline(false);
  await frontDesk.getByText('You are offline.').waitFor({ state: 'detached' });
  await button(frontDesk, 'Add note').click();
  await frontDesk.getByRole('region', { name: 'Notes' }).getByText('Typed without a network.').waitFor();
  await frontDesk.locator('.side-sheet-close').click();

  // Patients come, and one does not.
  for (const [place, name] of ['Asha Family', 'Bela Family', 'Chitra Family', 'Divya Family', 'Twice Sample'].entries())
    await book(name, now, place % 3);
  await railOf(frontDesk).getByRole('link', { name: 'Today' }).click();
  await button(frontDesk, 'Arrived (Bela Family)').click();
  await messages(frontDesk).getByText('Bela Family: Arrived.').waitFor();
  await button(frontDesk, 'Attended (Bela Family)').click();
  await messages(frontDesk).getByText('Bela Family: Attended.').waitFor();
  await button(frontDesk, 'Did not come (Chitra Family)').click();
  await messages(frontDesk).getByText('Chitra Family: Did not come.').waitFor();
  await button(frontDesk, 'Arrived (Twice Sample)').click();
  await messages(frontDesk).getByText('Twice Sample: Arrived.').waitFor();
  const theirs = await visitAs(nila, `/admin/calendar?day=${today}`, {
    ...options,
    expected: [/403|Only the front desk/],
  });
  await theirs.locator('.visit').filter({ hasText: 'Asha Family' }).click();
  await theirs.getByRole('complementary', { name: 'Asha Family' }).getByRole('button', { name: 'Attended' }).click();
  await messages(theirs).getByText('Asha Family: Attended.').waitFor();
  await expect.poll(() => theirs.locator('.visit').filter({ hasText: 'Bela Family' }).count()).toBe(0);

  // Attended in the request; then the next visit for one, and the end for another.
  await railOf(frontDesk).getByRole('link', { name: 'Appointments' }).click();
  await openRequest(frontDesk, 'Divya Family');
  const visits = frontDesk.getByRole('region', { name: 'Visits' });
  await visits.getByRole('button', { name: /^Attended/ }).click();
  await messages(frontDesk).getByText('Divya Family: Attended.').waitFor();
  // The marks stay under the pointer; once it leaves, what is below them moves up.
  await frontDesk.mouse.move(0, 0);
  await visits.getByRole('button', { name: /^Attended/ }).waitFor({ state: 'detached' });
  await visits.getByRole('button', { name: 'Book the next visit' }).click();
  const dialog = frontDesk.getByRole('dialog', { name: 'Book a time for Divya Family' });
  await dialog.getByRole('region', { name: 'Next free times' }).getByRole('button').first().click();
  await messages(frontDesk).getByRole('link', { name: 'Tell Divya Family on WhatsApp' }).waitFor();
  await frontDesk.locator('.side-sheet-close').click();
  await button(frontDesk, 'Finish the request of Bela Family').click();
  await messages(frontDesk).getByText(appointmentMessages.done).waitFor();

  // A free place for a patient who is known.
  await railOf(owner).getByRole('link', { name: 'Calendar' }).click();
  await button(owner, 'Book a time').click();
  const place = owner.getByRole('dialog', { name: 'Book a time' });
  await place.getByRole('searchbox').fill('Esha');
  await place
    .getByRole('radio', { name: /Esha Family/ })
    .first()
    .check();
  await place.getByRole('region', { name: 'Next free times' }).getByRole('button').first().click();
  await messages(owner).getByRole('link', { name: 'Tell Esha Family on WhatsApp' }).waitFor();

  // Someone is away: two visits move. One patient waits for an earlier time, one is told of tomorrow.
  const away = [await book('Plain 12', `${later}T10:00`, 1), await book('Plain 13', `${later}T11:00`, 1)];
  await owner.goto(`/admin/calendar?day=${later}`);
  await button(owner, 'Add leave for Arjun Sample').click();
  await button(owner, 'Add leave and move 2').click();
  await messages(owner).getByText('2 visits').waitFor();
  for (const { id, practitioner_id, starts_at } of away)
    await expect.poll(() => api.visits.get({ params: { id } })).not.toMatchObject({ practitioner_id, starts_at });
  await railOf(frontDesk).getByRole('link', { name: 'Appointments' }).click();
  await openRequest(frontDesk, 'Plain 12');
  await button(frontDesk, 'Wants an earlier time').click();
  const earlier = frontDesk.getByRole('dialog', { name: 'An earlier time for Plain 12' });
  await earlier.getByLabel('Until').fill(later);
  await earlier.getByRole('button', { name: 'Save' }).click();
  await frontDesk.getByText(/^Waits for: /).waitFor();
  await book('Plain 14', `${tomorrow}T10:00`, 2);
  await frontDesk.goto('/admin/tomorrow');
  const { visits: reminders } = await api.contactLog.listReminders();
  const told = reminders[0]?.appointment.name ?? '';
  await frontDesk.getByRole('link', { name: `Text message to ${told}`, exact: true }).click();
  await expect.poll(async () => (await find(told))?.last_told?.message).toBe('reminder');

  // Two patients help themselves on their pages.
  for (const [name, hour] of [
    ['Plain 15', 15],
    ['Plain 16', 16],
  ] as const)
    await book(name, `${later}T${hour}:00`, 2);
  const pathOf = async (name: string) => (await api.patientLinks.get({ params: { id: await idOf(name) } })).path;
  const phone = { ...options, viewport: { width: 390, height: 844 } };
  const mover = await visit(await pathOf('Plain 15'), phone);
  await mover.getByRole('link', { name: 'Move to another time' }).click();
  await mover
    .getByRole('group', { name: /^Free on/ })
    .getByRole('radio')
    .first()
    .check();
  await button(mover, 'Move my visit').click();
  await mover.getByRole('heading', { level: 1, name: 'Your visit has a new time' }).waitFor();
  const leaver = await visit(await pathOf('Plain 16'), phone);
  await leaver.getByText('Cancel this visit', { exact: true }).click();
  await button(leaver, 'Yes, cancel this visit').click();
  await expect.poll(async () => (await find('Plain 16'))?.next_visit_at).toBeNull();
  await expect.poll(async () => (await find('Plain 16'))?.next_call_at).not.toBeNull();

  // The report agrees, and nothing is lost.
  await owner.goto('/admin/reports');
  await owner.getByRole('table', { name: 'Requests', exact: true }).waitFor();
  const week = (await api.reports.get()).periods.at(-1);
  expect(week).toMatchObject({
    requests: 40,
    visits: 5,
    attended: 4,
    missed: 1,
    new_patients: 4,
    returning_patients: 0,
    followed_patients: 0,
  });
  const counts = await api.appointments.counts();
  expect(counts).toMatchObject({ all: 40, done: 1, pending: 39 });
  const stored = (await api.appointments.list({ query: { limit: '100' } })).body.map(({ reference }) => reference);
  expect(stored.toSorted()).toEqual(references.toSorted());
  expect(wallTime(now, 'Asia/Kolkata').day).toBe(today);
});
