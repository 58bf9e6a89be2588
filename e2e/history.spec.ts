import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDays } from '#web/shell/opening-hours.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

async function openHistory(path: string, width: number, entry = 'last day from') {
  const page = await visitAdmin(path, { viewport: { width, height: 900 } });
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByText('Before and after').or(dialog.getByText(entry)).first().waitFor();
  await expectAccessible(page);
  return { page, dialog };
}

test('an earlier version of a blog goes into the form, and is saved from there', async () => {
  const api = await signInToApi(site());
  const blog = { title: 'Restored knees', content: '<p>First words.</p>', status: 'Draft' } as const;
  const { id } = await api.blogs.create({ body: blog });
  await api.blogs.update({ params: { id }, body: { ...blog, content: '<p>Second words.</p>' } });
  const { page, dialog } = await openHistory(`/admin/blogs/${id}`, 1440);
  await dialog.getByText('Before and after').click();
  await dialog.getByText('First words.').waitFor();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('textbox', { name: 'Content' }).getByText('First words.').waitFor();
  await page.getByText('Not saved yet.').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect.poll(async () => (await api.blogs.get({ params: { id } })).content_html).toBe('<p>First words.</p>');
});

test('an earlier version of a condition comes back on a phone, and the history of a notice says what changed, from what to what', async () => {
  const api = await signInToApi(site());
  const condition = { name: 'Restored elbow', description: 'D', symptoms: 'S', causes: 'Tennis', treatment: 'T' };
  const { id } = await api.conditions.create({ body: condition });
  await api.conditions.update({ params: { id }, body: { ...condition, causes: 'Typing' } });
  const { page, dialog } = await openHistory(`/admin/conditions/${id}`, 390);
  await dialog.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect.poll(() => page.getByLabel('Causes, as plain text').inputValue()).toBe('Tennis');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await api.conditions.get({ params: { id } })).causes).toBe('Tennis');

  const notice = { text: 'Closed for repairs.', starts_on: '2026-01-01', ends_on: '2099-01-01', link: null };
  const added = await api.notices.create({ body: notice });
  await api.notices.update({ params: { id: added.id }, body: { ...notice, ends_on: '2099-01-02' } });
  const sheet = await openHistory(`/admin/notices?open=${added.id}`, 390);
  await sheet.dialog.getByText('changed the notice: last day from Thu 1 Jan to Fri 2 Jan').waitFor();
});

test('the histories of a gallery item, a symptom, a review and a request say on a phone what changed, without a word about the patient', async () => {
  const api = await signInToApi(site());
  const item = await api.gallery.create({ body: { title: 'Our gym', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' } });
  await api.gallery.update({ params: { id: item.id }, body: { title: 'Our new gym' } });
  const gallery = await openHistory(`/admin/gallery?open=${item.id}`, 390, 'changed the gallery item: title');
  await gallery.dialog.press('Escape');

  const symptom = await api.symptoms.create({ body: { name: 'Remembered tingling' } });
  await api.symptoms.update({
    params: { id: symptom.id },
    body: { name: 'Remembered tingling', urgent_help: 'Call.' },
  });
  const { page } = gallery;
  await page.goto('/admin/conditions/symptoms');
  await page.getByRole('button', { name: 'Edit Remembered tingling' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByText('changed the symptom: urgent help set to “Call.”').waitFor();

  const [review] = (await api.reviews.list({ query: { limit: '1' } })).body;
  await api.reviews.setVisibility({ params: { id: review?.id ?? 0 }, body: { isActive: false } });
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: `History of the review of ${review?.name}` }).click();
  await dialog.getByText('took the review off the website').waitFor();

  const reference = await bookOverApi(site().url, 'Remembered Sample');
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const id = request?.id ?? 0;
  await api.appointments.markDone({ params: { id }, body: { remarks: 'Called about the shoulder.' } });
  await page.goto(`/admin?status=all&open=${reference}`);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await dialog.getByText('marked the request as done').waitFor();
  const words = await dialog.innerText();
  expect(words).not.toContain('shoulder');
  expect(words).not.toContain('Remembered');
});

/** Sentence of the newest change of a thing, on the page of all changes. */
const newestOf = (page: Page, thing: string) => page.locator('.change').filter({ hasText: thing }).first();

test('the history says from what to what leave, working hours, prices and online booking changed, also when it is undone', async () => {
  const api = await signInToApi(site());
  const { practitioners } = await api.clinic.get();
  const { id: practitioner_id = 0, name = '' } = practitioners[0] ?? {};
  const today = Temporal.Now.plainDateISO();
  const [first, second, third] = [60, 61, 62].map((days) => today.add({ days }).toString()) as [string, string, string];
  const shown = (day: string) => formatDays(day, day);
  const leave = { practitioner_id, kind: 'leave', starts_at: first, ends_at: third } as const;
  const { id } = await api.absences.create({ body: leave });
  const page = await visitAdmin(`/admin/hours/leave?open=${id}`, { viewport: { width: 390, height: 900 } });
  const form = page.getByRole('dialog', { name: 'Edit the leave' });
  await form.getByLabel('Last day').fill(third);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: new RegExp(`^Delete the leave of .*${shown(third)}`) }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const spans = [{ opens: '09:00', closes: '13:00' }];
  const hours = { practitioner_id, valid_from: first, valid_until: null, hours: [{ days: ['Monday'], spans }] };
  const added = await api.workingHours.create({ body: { ...hours, hours: [{ days: ['Monday'], spans }] } });
  await api.workingHours.update({
    params: { id: added.id },
    body: { ...hours, hours: [{ days: ['Tuesday'], spans }] },
  });
  const [treatment] = await api.treatments.list();
  if (!treatment) throw new Error('There is no treatment.');
  const params = { id: treatment.id };
  await api.treatments.update({ params, body: { ...treatment, minutes: 30, price_from: 50_000 } });
  await api.treatments.update({ params, body: { ...treatment, minutes: 45, price_from: 65_000 } });
  const settings = await api.schedules.getSettings();
  await api.schedules.setSettings({ body: { ...settings, offers_times: true, hold_hours: 12 } });
  await api.schedules.setSettings({ body: { ...settings, offers_times: false, hold_hours: 24 } });

  await expect.poll(async () => (await api.auditLog.list({ query: { limit: '10' } })).body.some(isRestored)).toBe(true);
  await page.goto('/admin/changes');
  await newestOf(page, `brought back the leave of “${name}”: days ${shown(first)} – ${shown(third)}`).waitFor();
  await newestOf(
    page,
    `changed the leave of “${name}”: days from ${shown(first)} – ${shown(second)} to ${shown(first)} – ${shown(third)}`,
  ).waitFor();
  await newestOf(
    page,
    `changed the working hours of “${name}”: Monday from 9 am – 1 pm to no hours, Tuesday from no hours to 9 am – 1 pm`,
  ).waitFor();
  await newestOf(page, `: length from 30 minutes to 45 minutes, price from ₹500 to ₹650`).waitFor();
  await newestOf(
    page,
    'visitors choose times from yes to no, how long a time is held from 12 hours to 24 hours',
  ).waitFor();
  await expectAccessible(page);

  const inHindi = await visitAdmin('/hi/admin/changes');
  await newestOf(inHindi, `ने “${name}” के काम के समय को बदला: सोमवार`).waitFor();
  await newestOf(inHindi, 'फ़ीस ₹500 से ₹650').waitFor();
  await newestOf(inHindi, 'समय कितनी देर रुकेगा 12 घंटे से 24 घंटे').waitFor();
});

const isRestored = ({ kind, action }: { kind: string; action: string }) => kind === 'absence' && action === 'restored';
