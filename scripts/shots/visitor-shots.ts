import type { Page } from 'playwright-core';
import { fillBooking, sendBooking } from '../../e2e/testing/booking-page.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { readSitemap } from '../../e2e/testing/sitemap.ts';
import type { Shot } from './shot.ts';

/** Every page for visitors, one of each kind, and their states. */
export async function listVisitorShots(site: Site): Promise<Shot[]> {
  const paths = await readSitemap(site);
  const oneOf = (kind: string) => paths.find((path) => path.startsWith(kind)) ?? kind;
  return [
    { name: 'home', path: '/' },
    { name: 'home-dark', path: '/', act: styleDark },
    { name: 'home-menu', path: '/', act: openMenu, isOverlay: true, widest: 1023 },
    { name: 'about', path: '/about' },
    { name: 'appointment', path: '/appointment' },
    { name: 'appointment-mistakes', path: '/appointment', act: sendBooking },
    { name: 'appointment-filled', path: '/appointment', act: fillBooking },
    { name: 'appointment-sent', path: '/appointment', act: book },
    { name: 'blog', path: '/blog' },
    { name: 'blog-article', path: oneOf('/blog/') },
    { name: 'career', path: '/career' },
    { name: 'career-opening', path: oneOf('/career/') },
    { name: 'conditions', path: '/conditions' },
    { name: 'conditions-one', path: oneOf('/conditions/') },
    { name: 'gallery', path: '/gallery' },
    { name: 'review', path: '/review' },
    { name: 'add-condition', path: '/add-condition' },
    { name: 'not-found', path: '/nothing-here' },
    { name: 'login', path: '/login' },
    { name: 'login-mistakes', path: '/login', act: (page) => page.getByRole('button', { name: 'Log in' }).click() },
  ];
}

/** As the clinic's profile does it. */
const styleDark = (page: Page) => page.evaluate(() => document.documentElement.classList.add('dark-styling'));

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

async function book(page: Page) {
  await fillBooking(page);
  await sendBooking(page);
  await page.getByText('Your reference').waitFor();
}
