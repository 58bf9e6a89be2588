import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import * as clinicMessages from '#contract/messages/clinic.ts';
import { signInToApi } from './testing/admin-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const size = { viewport: { width: 1280, height: 900 } };
/** Console messages of a save that is refused or does not arrive. */
const expected = [/status of 4(12|13|22)/, /ApiError/, /ERR_INTERNET_DISCONNECTED/, /request failed/];

/** Every test starts with the profile of a new clinic. */
beforeEach(async () => {
  const api = await signInToApi(site());
  const { version: _, ...profile } = await api.clinic.get();
  first ??= profile;
  await api.clinic.update({ body: first });
});
let first: Parameters<Awaited<ReturnType<typeof signInToApi>>['clinic']['update']>[0]['body'] | undefined;

async function visitClinic(options: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin('/admin/clinic', { ...size, expected, ...options });
  await nameOf(page).waitFor();
  return page;
}

async function visitTeam() {
  const page = await visitAdmin('/admin/clinic/team', { ...size, expected });
  await button(page, 'Add a practitioner').waitFor();
  return page;
}

const nameOf = (page: Page) => page.getByLabel('Name of the clinic');
const phoneOf = (page: Page) => page.getByLabel('Phone', { exact: true });
const otherPhone = (page: Page, place: number) => page.locator('#otherPhones .clinic-item').nth(place - 1);
const practitioner = (page: Page, place: number) => page.locator('#practitioners .clinic-item').nth(place - 1);
const slide = (page: Page, place: number) => page.locator('#heroSlides .clinic-item').nth(place - 1);
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function save(page: Page) {
  await button(page, 'Save changes').click();
}

async function saved(page: Page) {
  await page.getByText(clinicMessages.saved).waitFor();
}

async function photo() {
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2f8175' } })
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

const isShown = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

const htmlOf = async (address: string) => (await fetch(site().url + address)).text();

test('the next visitor sees what the administrator has changed, on every page', async () => {
  await htmlOf('/'); // cached from now on, until something changes
  const page = await visitClinic();
  await nameOf(page).fill('Sample Motion Clinic');
  await phoneOf(page).fill('+91 00000 00042');
  await page.getByLabel('Facebook').fill('');
  await expect
    .poll(() => htmlOf('/about'))
    .toContain('https://www.google.com/maps/search/?api=1&amp;query=Sample+Street+1%2C+Kochi');
  await page.getByLabel('Map link').fill('https://maps.example.com/clinic');
  for (const [index, label] of ['Home visits', 'Front desk'].entries()) {
    await button(page, 'Add a phone number').click();
    await otherPhone(page, index + 1)
      .getByLabel('What it is for')
      .fill(label);
    await otherPhone(page, index + 1)
      .getByLabel('Number')
      .fill(`+91 00000 0005${index}`);
  }
  await button(page, 'Move Front desk up').click();
  await page.getByText('Front desk is now number 1 of 2.').waitFor();
  const hours = page.getByRole('group', { name: 'Monday to Saturday' });
  await hours.getByLabel('to', { exact: true }).fill('13:00');
  await button(page, 'Add hours after a break').click();
  await hours.getByLabel('From').nth(1).fill('16:00');
  await hours.getByLabel('to', { exact: true }).nth(1).fill('20:00');
  await button(page, 'Show Sunday as closed').click();

  await button(page, 'Add a slide').click();
  await slide(page, 4).getByLabel('Headline').fill('Our new gym is open.');
  await slide(page, 4).getByLabel('Sentence').fill('Come and have a look.');
  await slide(page, 4)
    .getByLabel('Picture of your own')
    .setInputFiles(await photo());
  await slide(page, 4).getByLabel('What the picture shows').fill('A gym with mats');
  for (const step of [4, 3, 2]) {
    await button(page, 'Move Our new gym is open. up').press('Enter');
    await page.getByText(`is now number ${step - 1} of 4.`).waitFor();
  }
  await page.getByLabel('Dark header and footer').check();
  await page.getByLabel('Start pop-up').uncheck();
  await save(page);
  await saved(page);
  await page.getByRole('link', { name: 'Sample Motion Clinic, to the website' }).waitFor();

  await page.goto('/admin/clinic/team');
  await button(page, 'Add a practitioner').click();
  const added = page.locator('#practitioners .clinic-item').last();
  await expect.poll(() => added.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true);
  await added.getByLabel('Name').fill('Dr. Tara Sample [PT]');
  await expect.poll(() => added.getByLabel('Specialty').count()).toBe(0);
  await added.getByRole('switch', { name: 'Show on the website' }).click();
  await added.getByLabel('Qualification').fill('Master of Physiotherapy (sample)');
  await added.getByLabel('Years of experience').fill('7');
  await added.getByLabel('Specialty').fill('Balance and falls');
  await added.getByLabel('Short description').fill('Steady steps for people who have fallen.');
  await added.getByLabel('Portrait').setInputFiles(await photo());
  await button(page, 'Remove the portrait').last().waitFor();
  await page.getByLabel('From the top').last().press('Home');
  await button(page, 'Use this point').click();
  await button(page, 'Use this point').waitFor({ state: 'detached' });
  await button(page, 'Move Dr. Tara Sample [PT] up').click();
  await page.getByText('Dr. Tara Sample [PT] is now number 2 of 3.').waitFor();
  await save(page);
  await saved(page);

  const html = await htmlOf('/');
  expect(html).toContain('<title>Physiotherapy in Kochi | Sample Motion Clinic</title>');
  expect(html).toContain('"telephone":"+91 00000 00042"');
  expect(html).toContain('"contactType":"Home visits","telephone":"+91 00000 00050"');
  const visitor = await visit('/', { ...size, startPopup: true });
  await expect.poll(() => visitor.locator('html').getAttribute('class')).toBe('dark-styling');
  await button(visitor, 'Next slide').click(); // the first one is the figure
  await expect.poll(() => visitor.getByRole('heading', { name: 'Our new gym is open.' }).isVisible()).toBe(true);
  await expect.poll(() => isShown(visitor, 'A gym with mats')).toBe(true);
  await expect.poll(() => visitor.getByRole('link', { name: 'Facebook' }).count()).toBe(0);
  await expect
    .poll(() => visitor.getByRole('link', { name: 'Call Now' }).getAttribute('href'))
    .toBe('tel:+910000000042');
  await expect.poll(() => visitor.getByRole('dialog').count()).toBe(0);

  await visitor.getByRole('link', { name: 'About Us' }).first().click();
  const team = visitor.getByRole('region', { name: 'Our team' }).getByRole('article');
  await team.nth(1).scrollIntoViewIfNeeded();
  await expect
    .poll(() => team.getByRole('heading').allInnerTexts())
    .toEqual(['Dr. Nila Sample [PT]', 'Dr. Tara Sample [PT]', 'Dr. Arjun Sample [PT]']);
  await expect.poll(() => isShown(visitor, 'Portrait of Dr. Tara Sample [PT]')).toBe(true);
  const visiting = visitor.getByRole('region', { name: 'Where to find us' });
  await visiting.scrollIntoViewIfNeeded(); // laid out, and with words to read, only when it comes near
  await expect
    .poll(() => visiting.innerText())
    .toMatch(/Monday to Saturday\s+8 am to 1 pm and 4 pm to 8 pm\s+Sunday\s+Closed/);
  const phones = ['Front desk +91 00000 00051', 'Home visits +91 00000 00050'];
  await expect.poll(async () => (await visiting.innerText()).match(/(Front desk|Home visits).*/g)).toEqual(phones);
  const footer = visitor.getByRole('contentinfo');
  for (const name of phones)
    await expect
      .poll(() => footer.getByRole('link', { name }).getAttribute('href'))
      .toBe(`tel:${name.replace(/[^+\d]/g, '')}`);
  for (const place of [visiting, footer])
    await expect
      .poll(() => place.getByRole('link', { name: 'Open in a map' }).getAttribute('href'))
      .toBe('https://maps.example.com/clinic');
  for (const address of ['/blog/feed.xml', '/manifest.webmanifest', '/conditions/1', '/appointment']) {
    await expect.poll(() => htmlOf(address)).toContain('Sample Motion Clinic');
  }
});

describe('mistakes', () => {
  test('show at their fields and in the summary, whose links open closed entries', async () => {
    const page = await visitClinic();
    await page.getByLabel('E-mail').fill('desk@');
    await page.getByLabel('to', { exact: true }).fill('07:30');
    await page.getByLabel('Instagram').fill('javascript:alert(1)');
    await page.getByText('A calmer back starts with listening.', { exact: true }).click();
    const sentence = slide(page, 2).getByLabel('Sentence');
    await sentence.fill('');
    await page.getByText('A calmer back starts with listening.', { exact: true }).click();
    await save(page);
    const summary = messages(page).filter({ hasText: '4 things to check' });
    await summary.waitFor();
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual([
        'Please enter an e-mail address like name@example.com.',
        'Monday to Saturday: Closing has to be later than opening.',
        'Please enter an address that starts with https://.',
        'A calmer back starts with listening.: Please enter a sentence.',
      ]);
    await summary.getByRole('link').last().click();
    await expect.poll(() => sentence.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('Instagram').inputValue()).toBe('javascript:alert(1)');
  });

  test('in pictures show at once and leave the rest of the form unchanged', async () => {
    const page = await visitTeam();
    await page.getByText('Dr. Nila Sample [PT]', { exact: true }).click();
    await practitioner(page, 1).getByLabel('Specialty').fill('Typed before');
    const portrait = practitioner(page, 1).getByLabel('Portrait');
    const folder = mkdtempSync(path.join(tmpdir(), 'clinic-pictures-'));
    const send = async (name: string, content: string | Uint8Array, sentence: string) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      await portrait.setInputFiles(file);
      await practitioner(page, 1).getByText(sentence).waitFor();
    };
    await send('notes.txt', 'hello', 'This is not a picture we can use.');
    await send('large.png', new Uint8Array(20 * 1_048_576), 'This picture is larger than 10 MB.');
    await send('text.png', 'hello', 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.');
    await send('cut.jpg', (await photo()).buffer.subarray(0, 900), 'This picture is damaged');
    rmSync(folder, { recursive: true });
    await page.context().setOffline(true);
    await portrait.setInputFiles(await photo());
    await practitioner(page, 1).getByText('Please check your connection and try again.').waitFor();
    await page.context().setOffline(false);
    await practitioner(page, 1).getByRole('button', { name: 'Try again' }).click();
    await practitioner(page, 1).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await expect.poll(() => isShown(page, 'The picture as it is now')).toBe(true);
    await expect.poll(() => practitioner(page, 1).getByLabel('Specialty').inputValue()).toBe('Typed before');
  });
});

describe('two administrators at once', () => {
  test('keep both changes to different parts', async () => {
    const one = await visitClinic();
    const two = await visitClinic();
    await nameOf(one).fill('Named by one');
    await save(one);
    await saved(one);
    await phoneOf(two).fill('+91 00000 00002');
    await save(two);
    const notice = messages(two).filter({ hasText: 'Someone else has changed this clinic profile' });
    await notice.getByText('You changed different things, so saving again keeps both.').waitFor();
    await expect.poll(() => nameOf(two).inputValue()).toBe('Named by one');
    await save(two);
    await saved(two);
  });
});

describe('what was typed survives', () => {
  test('a lost connection and a closed page', async () => {
    const page = await visitClinic();
    await nameOf(page).fill('Typed on a train');
    await page.context().setOffline(true);
    await save(page);
    const failure = messages(page).filter({ hasText: clinicMessages.saveFailure });
    await failure.getByText('Please check your connection and try again.').waitFor();
    await expect.poll(() => nameOf(page).inputValue()).toBe('Typed on a train');
    await page.context().setOffline(false);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('What you had not saved is back.').waitFor();
    await expect.poll(() => nameOf(page).inputValue()).toBe('Typed on a train');
    await save(page);
    await saved(page);
    await expect.poll(() => htmlOf('/about')).toContain('About Us | Typed on a train');
  });

  test('leaving, which asks first; discarding restores what is on the site', async () => {
    const page = await visitTeam();
    await button(page, 'Remove Dr. Nila Sample [PT]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => page.locator('#practitioners .clinic-item').count()).toBe(1);
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await button(page, 'Keep editing').click();
    await button(page, 'Discard changes').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(() => page.locator('#practitioners .clinic-item').count()).toBe(2);
    await page.reload();
    await button(page, 'Add a practitioner').waitFor();
    await expect.poll(() => page.getByText('What you had not saved is back.').count()).toBe(0);
  });
});
