import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { messages } from './testing/messages.ts';
import { openYou, railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' }); // the tests sign in more often than people do
const refused = [/status of (401|422)|ApiError/];
const password = 'mango tractor evening';

/** A browser of their own, signed in. */
async function visitAs(who: { email: string; password: string }, path = '/admin/account') {
  const page = await visit('/login', { expected: refused });
  await signIn(page, who);
  await page.waitForURL('**/admin');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

let colleagues = 0;

/** Another administrator, with a password of their own. */
async function addOwner() {
  colleagues += 1;
  const colleague = { email: `colleague-${colleagues}@example.com`, password };
  await addColleague(site(), colleague, 'owner');
  return colleague;
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).waitFor();

describe('one’s own password', () => {
  test('is changed with the current one, and all other devices are signed out', async () => {
    const colleague = await addOwner();
    const phone = await visitAs(colleague);
    const page = await visitAs(colleague);
    const current = page.getByLabel('Current password', { exact: true });
    const next = page.getByLabel('New password', { exact: true });
    await current.fill('not the password');
    await next.fill('umbrella ferry biscuit');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText(administratorMessages.wrongPassword).waitFor();
    await expect.poll(() => next.inputValue()).toBe('umbrella ferry biscuit');
    await current.fill(colleague.password);
    await current.press('Enter');
    await toast(page, administratorMessages.passwordChanged);
    await expect.poll(async () => [await current.inputValue(), await next.inputValue()]).toEqual(['', '']);

    // Its event stream has ended.
    await phone.waitForURL('**/login?next=*');
    await expect.poll(() => token(phone)).toBeNull();
    await railOf(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText(`Changed the password of the administrator ${colleague.email}`).first().waitFor();
    await signIn(phone, { ...colleague, password: 'umbrella ferry biscuit' });
    await phone.waitForURL('**/admin/account');
  });

  test('what was typed stays when the connection fails', async () => {
    const page = await visit('/login', { expected: [/ERR_FAILED|request failed|ApiError/] });
    await signIn(page, site().admin);
    await page.waitForURL('**/admin');
    await page.getByRole('table').waitFor();
    await openYou(page);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.route('**/api/admin/password', (route) => route.abort());
    await page.getByLabel('Current password', { exact: true }).fill(site().admin.password);
    await page.getByLabel('New password', { exact: true }).fill('umbrella ferry biscuit');
    await page.getByRole('button', { name: 'Change password' }).click();
    const alert = messages(page).filter({ hasText: administratorMessages.passwordFailure });
    await alert.getByText('Please check your connection and try again.').waitFor();
    await expect
      .poll(() => page.getByLabel('New password', { exact: true }).inputValue())
      .toBe('umbrella ferry biscuit');
  });
});

test('signing out everywhere ends the sessions of all devices', async () => {
  const colleague = await addOwner();
  const laptop = await visitAs(colleague);
  const page = await visitAs(colleague);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login');
  await page.getByText('You have signed out on all your devices.').waitFor();
  await laptop.waitForURL('**/login*'); // its stream of updates has ended
  await expect.poll(async () => [await token(page), await token(laptop)]).toEqual([null, null]);
});

test('the audit log reads as sentences with links to the changed records, in pages', async () => {
  const api = await signInToApi(site());
  const opening = { position: 'Front desk', description: 'Text.', experience: 1 };
  const { id } = await api.careers.create({ body: opening });
  await api.careers.remove({ params: { id } });
  for (let i = 0; i < 30; i += 1) {
    for (const is_active of [0, 1] as const) await api.blogs.setStatus({ params: { id: 1 }, body: { is_active } });
  }
  const [request] = (await api.appointments.list({ query: { status: 'pending' } })).body;
  const { id: requestId = 0 } = request ?? {};
  await api.appointments.markDone({ params: { id: requestId }, body: { remarks: 'Called.' } });

  const page = await visitAs(site().admin, '/admin/changes');
  const today = page.getByRole('region', { name: 'Today' });
  const newest = today
    .getByRole('listitem')
    .filter({ hasText: `${site().admin.email.split('@')[0]} marked the request of ${request?.name} as done` });
  await newest.waitFor();
  await expect.poll(() => today.getByRole('listitem').count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await today.getByText('Deleted the opening “Front desk”').waitFor();
  await expect.poll(() => today.getByRole('link', { name: 'the opening “Front desk”' }).count()).toBe(0);
  await newest.getByRole('link').click();
  await page.getByRole('heading', { name: request?.name ?? '', level: 2 }).waitFor();
});

test.each(widths(1440, 1024))('at %i px the rail fits on a low screen', async (width) => {
  const page = await visitAs(site().admin, '/admin');
  await page.setViewportSize({ width, height: 640 });
  await railOf(page).getByRole('button', { name: 'You' }).waitFor();
  await expect.poll(() => railOf(page).evaluate((rail) => rail.scrollHeight)).toBeLessThanOrEqual(640);
});

test('on a phone the bar scrolls to the open tab, and the rest opens under More, by keyboard too', async () => {
  const page = await visit('/login', { viewport: { width: 320, height: 640 } });
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  const rail = railOf(page);
  for (const name of ['Appointments', 'Today', 'Calendar', 'Reviews', 'Blogs', 'Gallery', 'Career']) {
    const tab = rail.getByRole('link', { name });
    await tab.click();
    await rail.locator('[aria-current=page]:visible').filter({ hasText: name }).waitFor();
    const box = await tab.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.height >= 44).toBe(true);
  }
  await expect.poll(() => rail.getByRole('link', { name: 'Treatments' }).isVisible()).toBe(false);
  await rail.getByRole('button', { name: 'More' }).press('Enter');
  for (const name of ['To tell', 'Closures and leave', 'Reports', 'Conditions', 'Signs', 'Treatments']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/treatments');
  await rail.getByRole('link', { name: 'Treatments' }).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Treatments');
});
