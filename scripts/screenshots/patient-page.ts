import type { Page } from 'playwright-core';
import type { Screenshot } from './screenshot.ts';

/** A patient's own page in each of its states. */
export function listPatientPages(pages: ReadonlyMap<string, string>): Screenshot[] {
  const booked = pages.get('booked') ?? '';
  return [
    ...[...pages].map(([state, path]) => ({ name: `visit-${state}`, path })),
    { name: 'visit-cancel', path: booked, act: (page) => page.getByText('Cancel this visit', { exact: true }).click() },
    { name: 'visit-move', path: booked, act: openMove },
    { name: 'visit-mistakes', path: booked, act: sendNothing },
    { name: 'visit-example', path: '/visit/example' },
    { name: 'visit-unknown', path: '/visit/unknown' },
  ];
}

async function openMove(page: Page) {
  await page.getByRole('link', { name: 'Move to another time' }).click();
  await page.getByRole('button', { name: 'Move my visit' }).waitFor();
}

async function sendNothing(page: Page) {
  await page.getByText('Ask for another time').click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.alert-failure').waitFor();
}
