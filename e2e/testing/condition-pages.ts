import type { Page } from 'playwright-core';

/** One of the three long texts of the form. */
export const longText = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export const point = (page: Page, name: string, number: number) =>
  longText(page, name).getByRole('group', { name: `Point ${number}`, exact: true });

export async function fillPoint(page: Page, name: string, number: number, title: string, description: string) {
  await point(page, name, number).getByLabel('Title').fill(title);
  await point(page, name, number).getByLabel('Description').fill(description);
}

export async function fillText(page: Page, name: string, text: string) {
  await longText(page, name).getByText('As plain text').click();
  await longText(page, name).getByRole('textbox').fill(text);
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

export const addCondition = (page: Page) => page.getByRole('button', { name: 'Add the condition' }).click();

/** The accessible name of the focused element, as a screen reader announces it. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');
