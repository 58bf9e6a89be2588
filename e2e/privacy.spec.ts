import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import { defaultPrivacyVersion as noticeVersion } from '#contract/plain/text-fields.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { fillBooking, meera, sendBooking } from './testing/booking-page.ts';
import { watchOtherSites } from './testing/first-visit.ts';
import { arrived, asha, fillReview, pressSend } from './testing/review-page.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

describe('a visitor who looks around', () => {
  // first-visit.spec.ts and every-page.spec.ts show it of the pages that are there.
  test('is sent to no other site before a click, and gets no cookies, by a page that is missing', async () => {
    const page = await visit('about:blank', { startPopup: true, expected: [/status of 404/] });
    const asked = watchOtherSites(page, site().url);
    await page.goto('/nothing-here', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

describe('the notice', () => {
  test('is part of both forms, which set no cookies when they are sent; its version is stored', async () => {
    const page = await visit('/appointment');
    await page.getByText('We use your details to call you and prepare your visit. Clinic staff see it.').waitFor();
    await fillBooking(page);
    await sendBooking(page);
    await page.getByText('Your reference', { exact: true }).waitFor();
    await page.goto('/review');
    await page.getByText('Only if you agree, we show your name, stars and words').waitFor();
    await fillReview(page);
    await pressSend(page);
    await page.getByRole('heading', { name: arrived }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    const api = await signInToApi(site());
    const booking = (await api.appointments.list()).body[0];
    const review = (await api.reviews.list()).body[0];
    expect([booking?.name, booking?.privacy_notice]).toEqual([meera.name, noticeVersion]);
    expect([review?.name, review?.privacy_notice]).toEqual([asha.name, noticeVersion]);
  });

  test('links to the page about privacy, which search engines do not index', async () => {
    const page = await visit('/appointment', { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'More about your privacy' });
    await expect.poll(() => page.locator('input[name="privacy_notice"]').getAttribute('value')).toBe(noticeVersion);
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await readSitemap(site())).not.toContain('/privacy');
  });

  test('says how long the clinic stores data, once a period is set', async () => {
    const text = async (path: string) => (await fetch(site().url + path)).text();
    expect(await text('/privacy')).toContain('until you ask us to erase it');
    await (await signInToApi(site())).patientData.setRetention({
      body: { months: 36, currentPassword: site().admin.password },
    });
    for (const path of ['/privacy', '/appointment', '/review'])
      expect(await text(path)).toContain('for 3 years, or until you ask us to erase it');
  });
});

describe('the admin area', () => {
  test('looks someone up, and exports and erases what they have sent, with the keyboard', async () => {
    const reference = await bookOverApi(site().url, 'Kiran Sample');
    const page = await visitAdmin('/admin/patient-data', { expected: [/status of 422/] });
    await page.getByLabel('Phone or e-mail').fill('98765-00000');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Request ${reference}` }).waitFor();
    await page.getByText('1 request and 1 contact card from 98765-00000').waitFor();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { appointments: unknown[] };
    expect(file.appointments).toEqual([expect.objectContaining({ reference, name: 'Kiran Sample' })]);

    await page.getByRole('button', { name: 'Erase' }).press('Enter');
    const question = page.getByRole('dialog', { name: /^Erase 1 request/ });
    await expect.poll(() => question.innerText()).toContain('No backup on this server can hold it.');
    await question.getByLabel('Your password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await question.getByText(administratorMessages.wrongPassword).waitFor();
    await question.getByLabel('Your password', { exact: true }).fill(site().admin.password);
    await page.keyboard.press('Enter');
    await page.getByText(patientDataMessages.erased).waitFor();
    await page.getByLabel('Phone or e-mail').press('Enter');
    await page.getByText(patientDataMessages.nothing).waitFor();
    await page.goto('/admin/changes');
    await page.getByText('Erased the data of one patient: 1 request, 0 reviews, 1 contact card').waitFor();
  });

  test('asks who is meant when people share a number, erases only them, and shows who is left', async () => {
    await bookOverApi(site().url, 'Kiran Shared');
    await bookOverApi(site().url, 'Leela Shared');
    const page = await visitAdmin('/admin/patient-data');
    await page.getByLabel('Phone or e-mail').fill('+91 98765 00000');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByText('of 2 people').waitFor();
    const erase = page.getByRole('button', { name: 'Erase' });
    for (const name of ['Erase', 'Export', 'Print'])
      await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);

    await page.getByRole('checkbox', { name: 'Kiran Shared: 1 request and 1 contact card' }).press('Space');
    await page.getByText('1 request and 1 contact card chosen.').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { appointments: unknown[] };
    expect(file.appointments).toEqual([expect.objectContaining({ name: 'Kiran Shared' })]);

    await bookOverApi(site().url, 'Kiran Shared'); // arrives after the look-up
    await erase.click();
    const question = page.getByRole('dialog', { name: /^Erase 1 request/ });
    await expect.poll(() => question.innerText()).toContain('Kiran Shared');
    await question.getByLabel('Your password', { exact: true }).fill(site().admin.password);
    await question.getByRole('button', { name: 'Erase' }).click();
    await page.getByText('1 request and 1 contact card erased, 2 requests and 1 contact card left.').waitFor();
    await page.getByRole('checkbox', { name: 'Leela Shared: 1 request and 1 contact card' }).waitFor();
    expect((await (await signInToApi(site())).appointments.list({ query: { q: 'Shared' } })).body).toHaveLength(2);
  });

  test('erases nothing when a record that was chosen is gone, and shows what is there', async () => {
    const [first] = [await bookOverApi(site().url, 'Mira Twice'), await bookOverApi(site().url, 'Mira Twice')];
    const api = await signInToApi(site());
    const page = await visitAdmin('/admin/patient-data', { expected: [/status of 412/] });
    await page.getByLabel('Phone or e-mail').fill('+91 98765 00000');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('checkbox', { name: 'Mira Twice: 2 requests and 1 contact card' }).check();
    const [gone] = (await api.appointments.list({ query: { q: first } })).body;
    const chosen = { contact: '+91 98765 00000', appointments: [gone?.id ?? 0], reviews: [] };
    await api.patientData.erase({ body: { ...chosen, currentPassword: site().admin.password } });
    await page.getByRole('button', { name: 'Erase' }).click();
    const question = page.getByRole('dialog', { name: /^Erase 2 requests/ });
    await question.getByLabel('Your password', { exact: true }).fill(site().admin.password);
    await question.getByRole('button', { name: 'Erase' }).click();
    await page.getByText(patientDataMessages.changedSince).waitFor();
    await page.getByText('Mira Twice: 1 request and 1 contact card').waitFor();
    await expect.poll(async () => (await api.appointments.list({ query: { q: 'Twice' } })).body).toHaveLength(1);
  });

  test('shows what a period would erase before it is saved', async () => {
    const page = await visitAdmin('/admin/patient-data');
    await page.getByLabel('Keep requests and hidden reviews').selectOption('120 months');
    await page.getByText('Nothing is older than').waitFor();
    await page.getByRole('button', { name: 'Save the period' }).click();
    const question = page.getByRole('dialog', { name: 'Keep requests for 120 months?' });
    await question.getByLabel('Your password', { exact: true }).fill(site().admin.password);
    await question.getByRole('button', { name: 'Save the period' }).click();
    await page.getByText(patientDataMessages.retentionSaved).waitFor();
    expect((await (await signInToApi(site())).clinic.getPublic()).retentionMonths).toBe(120);
  });
});
