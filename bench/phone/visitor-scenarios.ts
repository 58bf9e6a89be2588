import type { Page } from 'playwright-core';
import { fillBooking, goToStep, takeTime } from '../../e2e/testing/booking-page.ts';
import { asha, fillReview } from '../../e2e/testing/review-page.ts';
import { scriptsRun } from '../../e2e/testing/scripts-run.ts';
import { press, type Scenario, tap } from './interactions.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('searchbox', { name });

export const visitorScenarios: readonly Scenario[] = [
  {
    path: '/',
    steps: {
      'menu opens': (page) => tap(page, button(page, 'Menu')),
      'menu closes': (page) => tap(page, button(page, 'Close the menu')),
    },
  },
  {
    path: '/',
    steps: {
      'next slide': (page) => tap(page, button(page, 'Next slide')),
      'a slide is chosen': (page, round) => tap(page, page.getByRole('link', { name: `Slide ${(round % 3) + 1}` })),
      'next review': (page) => tap(page, button(page, 'Next review')),
    },
  },
  typing('/', 'Filter conditions', 'back pain'),
  typing('/', 'Filter symptoms', 'numbness'),
  {
    path: '/',
    steps: {
      'a symptom is chosen': (page, round) =>
        tap(
          page,
          page
            .getByRole('list', { name: 'Symptoms' })
            .getByRole('link')
            .nth(round % 10),
        ),
      'all conditions again': (page) => tap(page, button(page, 'Show all conditions')),
    },
  },
  typing('/conditions?list=a-to-z', 'Filter by name or body area', 'shoulder'),
  typing('/appointment?treatment=7', /^Filter the \d+ treatments$/, 'massage'),
  {
    path: '/appointment?treatment=7', // with the list open
    steps: {
      'a treatment is ticked': (page, round) => tap(page, treatments(page).nth(round % 31)),
      'a treatment is removed': (page) => tap(page, page.getByRole('button', { name: /^Remove / })),
    },
  },
  {
    path: '/appointment',
    steps: { 'a state is chosen': (page) => press(page, page.getByLabel('State'), 'ArrowDown') },
    before: (page) => goToStep(page, 'you'),
  },
  {
    path: '/appointment',
    steps: { 'an empty booking is sent': (page) => tap(page, button(page, 'Send the request')) },
    before: (page) =>
      reopen(page, async () => {
        await goToStep(page, 'you');
        await takeTime(page);
      }),
  },
  {
    path: '/appointment',
    steps: { 'a booking is sent': (page) => tap(page, button(page, 'Send the request')) },
    before: (page, round) =>
      reopen(page, async () => {
        await fillBooking(page, { phone: `+91 98765 4${String(3_210 + round)}` });
        await takeTime(page);
      }),
  },
  {
    path: '/review',
    steps: {
      'stars are chosen': (page, round) => tap(page, page.locator('.rating-half').nth((round * 3) % 10)),
      'half a star less or more': (page, round) =>
        tap(page, button(page, `Half a star ${round % 2 ? 'less' : 'more'}`)),
    },
  },
  {
    path: '/review',
    steps: { 'a review is sent': (page) => tap(page, button(page, 'Send the review')) },
    before: (page, round) =>
      reopen(page, async () => {
        await fillReview(page, { ...asha, description: `Visit ${round} helped.` });
        await takeTime(page);
      }),
  },
  {
    path: '/gallery',
    steps: {
      'viewer opens': (page, round) =>
        tap(
          page,
          page
            .getByRole('main')
            .locator('a.tile')
            .nth(round % 6),
        ),
      'next picture': (page) => tap(page, button(page, 'Next picture')),
      'viewer closes': (page) => tap(page, button(page, 'Close')),
    },
  },
  {
    path: '/blog',
    steps: {
      'article opens': (page, round) => tap(page, page.getByRole('link', { name: /^Read More/ }).nth(round % 4)),
      'article closes': (page) => tap(page, button(page, 'Close')),
    },
  },
];

/** One letter and another round by round, the whole text again and again. */
function typing(path: string, name: string | RegExp, text: string): Scenario {
  return {
    path,
    before: async (page, round) => {
      if (round % text.length === 0) await field(page, name).fill('');
    },
    steps: {
      [`a letter in “${path}, ${typeof name === 'string' ? name : 'Filter the treatments'}”`]: (page, round) =>
        press(page, field(page, name), text.charAt(round % text.length)),
    },
  };
}

const treatments = (page: Page) => page.locator('.picker-box label');

async function reopen(page: Page, prepare: (page: Page) => Promise<unknown>) {
  await page.reload();
  await scriptsRun(page);
  await prepare(page);
}
