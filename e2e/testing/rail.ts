import type { Page } from 'playwright-core';

export const railOf = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens the menu with the pages that have no room in the rail. */
export const openMore = (page: Page) => railOf(page).getByRole('button', { name: 'More' }).click();

/** Opens the menu with Account, Lock and Sign out, which on phones are under More. */
export async function openYou(page: Page) {
  const you = railOf(page).getByRole('button', { name: 'You', exact: true });
  await ((await you.isVisible()) ? you.click() : openMore(page));
}
