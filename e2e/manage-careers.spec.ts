import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as careerMessages from '#contract/messages/careers.ts';
import { expectAccessible, expectAccessibleInAnyWindow } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const wide = { viewport: { width: 1440, height: 900 } };
const refused = /status of 422/; // the browser's own word for a form with mistakes

async function visitTab({ expected = [refused], ...options }: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin('/admin/career', { ...wide, ...options, expected });
  await page.getByRole('heading', { name: 'Job openings', level: 1 }).waitFor();
  return page;
}

const row = (page: Page, position: string) => page.getByRole('row').filter({ hasText: position });
const edit = (page: Page, position: string) => page.getByRole('link', { name: `Edit the opening ${position}` });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).first();

async function addOpening(position: string, more: { closes_on?: string } = {}) {
  const api = await signInToApi(site());
  const opening = await api.careers.create({ body: { position, description: 'You help.', experience: 2, ...more } });
  return { api, opening };
}

/** A day at the clinic, so many days from now. */
function day(offset: number) {
  return new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

test('an opening is added, changed, deleted, brought back and closed, and visitors see all of it', async () => {
  const page = await visitTab();
  const visitor = await visit('/career', { expected: [/status of 404/] });
  const position = 'Hydrotherapist';

  await page.getByRole('link', { name: 'Add an opening' }).click();
  await page.getByRole('button', { name: 'Add opening' }).click();
  await page.getByText('3 things to check').waitFor();
  await page.getByRole('link', { name: 'Please enter the years of experience as a number.' }).click();
  await page.keyboard.type('2,5');
  await page.getByLabel('Position').fill(position);
  await page.getByLabel('Description').fill('You work in water.\n\nPart time.');
  await page.getByLabel('Last day').fill(day(-1));
  await page.getByRole('button', { name: 'Add opening' }).click();
  await page.getByText('This day is over already.').first().waitFor();
  await page.getByLabel('Last day').fill(day(9));
  await page.getByRole('button', { name: 'Add opening' }).click();
  await toast(page, careerMessages.added).waitFor();
  await expect.poll(() => row(page, position).innerText()).toMatch(/2\.5 years[^]*Today[^]*Open[^]*until/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Add an opening');

  await visitor.reload();
  await visitor.getByRole('link', { name: `See the opening: ${position}` }).click();
  await visitor.waitForURL(/\/career\/\d+$/);
  await visitor.getByText('2.5 years of experience').waitFor();
  await visitor.getByText(/^Apply until \d+ \w+ 20\d\d$/).waitFor();
  const address = visitor.url();

  await edit(page, position).click();
  await page.getByLabel('Position').fill('Water therapist');
  await page.getByLabel('Contract').selectOption('Part time');
  await page.getByLabel('Pay').fill('20,000 rupees a month');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, careerMessages.updated).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Water therapist', level: 1 }).waitFor();
  await expect
    .poll(() => visitor.getByRole('definition').allInnerTexts())
    .toEqual(['Part time', '20,000 rupees a month']);

  await page.getByRole('button', { name: 'Delete the opening Water therapist' }).click();
  await toast(page, careerMessages.deleted).waitFor();
  await expect.poll(() => row(page, 'Water therapist').count()).toBe(0);
  await visitor.reload();
  await visitor.getByRole('heading', { name: careerMessages.notFound }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, careerMessages.restored).waitFor();
  await row(page, 'Water therapist').waitFor();
  await visitor.goto(address); // the same id
  await visitor.getByRole('heading', { name: 'Water therapist', level: 1 }).waitFor();

  await edit(page, 'Water therapist').click();
  await page.getByLabel('Last day').fill(day(-1));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await row(page, 'Water therapist').getByText('Closed').waitFor();
  await expect.poll(async () => (await fetch(address)).status).toBe(404); // the row shows a change before it is saved
  await visitor.reload();
  await visitor.getByRole('heading', { name: careerMessages.closed }).waitFor();
  await visitor.getByRole('link', { name: 'See all openings' }).click();
  await visitor.getByRole('heading', { name: 'Career', level: 1 }).waitFor();
  await expect.poll(() => visitor.getByText('Water therapist').count()).toBe(0);
  expect(await (await fetch(`${site().url}/sitemap.xml`)).text()).not.toContain(new URL(address).pathname);

  await edit(page, 'Water therapist').click();
  await page.getByLabel('Last day').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await row(page, 'Water therapist').getByText('Open', { exact: true }).waitFor();
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  expect(await (await fetch(`${site().url}/sitemap.xml`)).text()).toContain(new URL(address).pathname);
});

describe('when something stands in the way', () => {
  test('a refused deletion brings the row back', async () => {
    await addOpening('Stays here');
    const page = await visitTab({ expected: [/status of 500|ApiError/] });
    await page.route('**/api/careers/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Delete the opening Stays here' }).click();
    await toast(page, careerMessages.deleteFailure).waitFor();
    await expect.poll(() => row(page, 'Stays here').isVisible()).toBe(true);
  });

  test('an Undo that does not get through can be tried again', async () => {
    await addOpening('Wanted back');
    const page = await visitTab({ expected: [/ERR_FAILED|ApiError|request failed/] });
    await page.getByRole('button', { name: 'Delete the opening Wanted back' }).click();
    await page.route('**/restore', (route) => route.abort());
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.unroute('**/restore');
    await page.getByRole('button', { name: 'Try again' }).click();
    await toast(page, careerMessages.restored).waitFor();
    await expect.poll(() => row(page, 'Wanted back').isVisible()).toBe(true);
  });

  test('without a network the form keeps what was typed, closing it too, and leaving asks', async () => {
    const page = await visitTab({ expected: [/ERR_INTERNET_DISCONNECTED|ApiError|request failed/] });
    await page.getByRole('link', { name: 'Add an opening' }).click();
    await page.getByLabel('Position').fill('Typed with care');
    await page.getByLabel('Years of experience').fill('1');
    await page.getByLabel('Description').fill('Text.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add opening' }).click();
    const alert = messages(page).filter({ hasText: careerMessages.addFailure });
    await alert.getByText('Please check your connection and try again.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Add an opening' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Add an opening' }).click();
    await expect.poll(() => page.getByLabel('Position').inputValue()).toBe('Typed with care');
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Add opening' }).click();
    await toast(page, careerMessages.added).waitFor();
  });

  test('a deletion of what someone else has just changed shows it, and can go on', async () => {
    const { api, opening } = await addOpening('Wanted by two');
    const page = await visitTab({ expected: [/status of 412/] });
    const theirs = { position: 'Wanted by two', description: 'You help.', experience: 4 };
    await api.careers.update({ params: { id: opening.id }, body: theirs });
    await page.getByRole('button', { name: 'Delete the opening Wanted by two' }).click();
    await toast(page, 'Someone else has changed it in the meantime.').waitFor();
    await expect.poll(() => row(page, 'Wanted by two').innerText()).toContain('4 years');
    await page.getByRole('button', { name: 'Delete all the same' }).click();
    await toast(page, careerMessages.deleted).waitFor();
    await expect.poll(() => row(page, 'Wanted by two').count()).toBe(0);
  });
});

describe('before the first opening', () => {
  const newClinic = prepareVisits({ SEED: 'reference' });

  test('says that there are none, and leads to the form', async () => {
    const page = await newClinic.visitAdmin('/admin/career', wide);
    await page.getByText(careerMessages.empty, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add the first opening' }).click();
    await page.getByRole('heading', { name: 'Add an opening' }).waitFor();
  });
});

test('the list and the form are accessible in a narrow and in a wide window', async () => {
  await addOpening('A long position for a narrow screen, which has to wrap somewhere', { closes_on: day(3) });
  const page = await visitTab({ viewport: { width: 1280, height: 800 } });
  await page.getByText(/of \d+ openings/).waitFor();
  await page.getByRole('link', { name: 'Add an opening' }).click();
  await page.getByRole('button', { name: 'Add opening' }).click();
  await page.getByText('3 things to check').waitFor();
  await expectAccessibleInAnyWindow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Add an opening' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete the opening A long position' }).first().click();
  await toast(page, careerMessages.deleted).waitFor();
  await expectAccessibleInAnyWindow(page);
});
