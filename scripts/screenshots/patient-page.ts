import type { Page } from 'playwright-core';
import type { Screenshot } from './screenshot.ts';

/** A patient's own page in each of its states. */
export function listPatientPages(pages: ReadonlyMap<string, string>): Screenshot[] {
  const booked = pages.get('booked') ?? '';
  return [
    ...[...pages].map(([state, path]) => ({ name: `visit-${state}`, path })),
    { name: 'visit-cancel', path: booked, act: (page) => page.locator('summary').click() },
    { name: 'visit-mistakes', path: booked, act: sendNothing },
    { name: 'visit-unknown', path: '/visit/unknown' },
  ];
}

async function sendNothing(page: Page) {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.alert-failure').waitFor();
}
