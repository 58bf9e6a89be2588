import { beforeAll, expect, test } from 'vitest';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { dayAfterMonday, monday } from './testing/weeks-ahead.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

/** A Monday and a Tuesday within the days of a feed: no one works on some other days. */
const days = [monday, dayAfterMonday(1)];

let practitioners: { id: number; name: string }[];

beforeAll(async () => {
  const api = await signInToApi(site());
  practitioners = (await api.schedules.getCalendar({})).practitioners.slice(0, 2);
  for (const [index, { id: practitioner_id }] of practitioners.entries()) {
    const reference = await bookOverApi(site().url, 'Fed Patient');
    const [request] = (await api.appointments.list({ query: { q: reference } })).body;
    const body = { appointment_id: request?.id ?? 0, starts_at: `${days[index]}T10:00`, practitioner_id };
    await api.visits.create({ body });
  }
});

/** Fetches the address as a calendar program does. */
async function read(address: string) {
  const response = await fetch(new URL(new URL(address).pathname, site().url));
  return { status: response.status, text: await response.text() };
}

test('on a phone, an owner turns on a calendar feed, allows names, and changes its address', async () => {
  const { name } = practitioners[1] ?? { name: '' };
  const page = await visitAdmin('/admin/calendar', {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
  await press('Calendar feeds');
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  const isOn = dialog.getByRole('switch', { name, exact: true });
  await isOn.click();
  await dialog.getByText(feedMessages.turnedOn).waitFor();
  const field = dialog.getByLabel(`Address of the calendar of ${name}`);
  const address = await field.inputValue();
  await expectAccessible(page);
  await press(`Copy the address of ${name}`);
  await dialog.getByText(feedMessages.copied).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await read(address)).text).toContain('SUMMARY:F. P.');

  const names = dialog.getByRole('switch', { name: `Names instead of initials for ${name}` });
  await names.click();
  const proof = page.getByRole('dialog', { name: `Names in the calendar feed of ${name}` });
  await proof.getByLabel('Your password').fill(site().admin.password);
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Show names' }).click();
  await expect.poll(async () => (await read(address)).text).toContain('SUMMARY:Fed Patient');

  await press(`New address for ${name}`);
  const question = page.getByRole('alertdialog', { name: `Make a new address for ${name}?` });
  await question.waitFor();
  await expectAccessible(page);
  await press('Make a new address');
  await dialog.getByText(feedMessages.renewed).waitFor();
  expect(await read(address)).toEqual({ status: 404, text: expect.stringContaining(feedMessages.isOver) });
  await expect.poll(() => field.inputValue()).not.toBe(address);
  const renewed = await field.inputValue();
  expect((await read(renewed)).text).toContain('SUMMARY:Fed Patient');
  await names.click();
  await expect.poll(async () => (await read(renewed)).text).toContain('SUMMARY:F. P.');

  await isOn.click();
  await press('Turn off');
  await dialog.getByText(feedMessages.turnedOff).waitFor();
  expect((await read(renewed)).status).toBe(404);
  await field.waitFor({ state: 'detached' });
});
