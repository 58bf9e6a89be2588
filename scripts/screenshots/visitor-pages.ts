import type { Page } from 'playwright-core';
import { signIn } from '../../e2e/testing/admin-pages.ts';
import { fillBooking, goToStep, sendBooking, sendEmpty } from '../../e2e/testing/booking-page.ts';
import { messages } from '../../e2e/testing/messages.ts';
import { addressOf, visitorPaths } from '../../e2e/testing/pages.ts';
import { fillReview, pressSend } from '../../e2e/testing/review-page.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { bookFromPopup, failFromPopup, leavePopup, openPopup, sendFromPopup } from './popup.ts';
import { nameOf, type Screenshot } from './screenshot.ts';

/** Every page for visitors, one of each kind, and their states. */
export async function listVisitorPages(site: Site): Promise<Screenshot[]> {
  const pages = visitorPaths.map(async (path) => ({ name: nameOf(path), path: await addressOf(site, path) }));
  return [
    ...(await Promise.all(pages)),
    { name: 'home-dark', path: '/', act: styleDark },
    { name: 'home-menu', path: '/', act: openMenu, isOverlay: true, widest: 1023 },
    { name: 'popup', path: '/login', act: openPopup, isOverlay: true },
    { name: 'popup-mistakes', path: '/login', act: sendFromPopup, isOverlay: true },
    { name: 'popup-failed', path: '/login', act: failFromPopup, isOverlay: true },
    { name: 'popup-unsent', path: '/login', act: leavePopup, isOverlay: true },
    { name: 'popup-booked', path: '/login', act: bookFromPopup, isOverlay: true },
    { name: 'popup-times', path: '/login', act: chooseTimesInPopup, isOverlay: true },
    { name: 'about-practitioner', path: '/about', act: openFirst('Read More'), isOverlay: true },
    { name: 'appointment-mistakes', path: '/appointment', act: sendEmpty },
    { name: 'appointment-filled', path: '/appointment', act: fillBooking },
    { name: 'appointment-times', path: '/appointment', act: pickTimes },
    { name: 'appointment-days', path: '/appointment', act: sayDays },
    { name: 'appointment-sent', path: '/appointment', act: book },
    { name: 'blog-read-more', path: '/blog', act: openFirst('Read More'), isOverlay: true },
    {
      name: 'conditions-none',
      path: '/conditions?list=a-to-z',
      act: (page) => page.getByRole('searchbox').fill('nothing'),
    },
    { name: 'gallery-enlarged', path: '/gallery', act: openFirst('A treatment room'), isOverlay: true },
    { name: 'gallery-video', path: '/gallery', act: enlargeLast, isOverlay: true },
    { name: 'review-mistakes', path: '/review', act: pressSend },
    { name: 'review-failed', path: '/review', act: failToReview, isOverlay: true },
    { name: 'review-sent', path: '/review', act: review },
    { name: 'add-condition-mistakes', path: '/add-condition', act: (page) => press(page, 'Add the condition') },
    { name: 'not-found', path: '/nothing-here' },
    { name: 'login-mistakes', path: '/login', act: (page) => press(page, 'Log in') },
    { name: 'login-code', path: '/login', act: askForCode },
  ];
}

/** Pretends that the password is right, and that a code is needed beside it. */
async function askForCode(page: Page) {
  const json = { code: 'second-factor-required' };
  const answer = { status: 401, contentType: 'application/problem+json', body: JSON.stringify(json) };
  await page.route('**/api/admin/login', (route) => route.fulfill(answer));
  await signIn(page, { email: 'admin@example.com', password: 'any' });
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.unroute('**/api/admin/login');
}

/** Sets the dark style like the clinic's profile. */
const styleDark = (page: Page) => page.evaluate(() => document.documentElement.classList.add('dark-styling'));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openMenu = (page: Page) => press(page, 'Menu');

/** Opens the dialog behind the first of these words. */
function openFirst(words: string) {
  return async (page: Page) => {
    await page.locator('main').getByText(words).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

async function book(page: Page) {
  await fillBooking(page);
  await sendBooking(page);
  await page.getByText('Your reference', { exact: true }).waitFor();
}

async function pickTimes(page: Page) {
  await page.getByRole('radio', { name: 'Knee pain' }).check();
  await goToStep(page, 'when');
  const times = page.getByRole('group', { name: /^Free on/ }).getByRole('checkbox');
  for (const place of [0, 6]) await times.nth(place).check({ force: true });
}

async function chooseTimesInPopup(page: Page) {
  await openPopup(page);
  await pickTimes(page);
}

/** Pretends that the clinic offers no times. */
async function sayDays(page: Page) {
  const calls = '**/api/times?*';
  await page.route(calls, (route) => route.fulfill({ json: { offered: false } }));
  await page.getByRole('radio', { name: 'Knee pain' }).check();
  await goToStep(page, 'when');
  for (const day of ['Tuesday', 'Friday', 'Morning'])
    await page.getByRole('checkbox', { name: day }).check({ force: true });
  await page.unroute(calls);
}

/** A sample video, not playing. */
async function enlargeLast(page: Page) {
  await openFirst('A treatment room')(page);
  await page.keyboard.press('End');
}

async function review(page: Page) {
  await fillReview(page);
  await pressSend(page);
  await page.getByRole('link', { name: 'Write another review' }).waitFor();
}

async function failToReview(page: Page) {
  const submissions = '**/api/submit-review';
  await page.route(submissions, (route) => route.fulfill({ status: 500, body: '' }));
  await fillReview(page);
  await pressSend(page);
  await messages(page).waitFor();
  await page.unroute(submissions);
}
