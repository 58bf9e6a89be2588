import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { authenticatorCode } from '#server/testing/authenticator.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signIn } from './testing/admin-pages.ts';
import { messages } from './testing/messages.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });
const colleague = { email: 'anita@example.com', password: 'mango tractor evening' };
const size = { viewport: { width: 390, height: 844 } };
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const hasFocus = (field: HTMLElement) => field === document.activeElement;

async function visitLogin() {
  const page = await visit('/login?next=/admin/account', { ...size, expected: [/status of (401|422)|ApiError/] });
  await signIn(page, colleague);
  return page;
}

/** Turns on the second factor. Returns the secret in the app, and the recovery codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await dialog.getByText(administratorMessages.wrongPassword).waitFor();
  await password.fill(colleague.password);
  await password.press('Enter');
  await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await codeField(page).fill('000000');
  await codeField(page).press('Enter');
  await dialog.getByText(sessionMessages.wrongCode).waitFor();
  await expect.poll(() => codeField(page).inputValue()).toBe('000000');
  await expectAccessible(page);
  await codeField(page).fill(authenticatorCode(secret, Date.now()));
  await codeField(page).press('Enter');
  await page.getByText('Keep these recovery codes in a safe place').waitFor();
  const codes = await page.getByText(/^\d{5}(-\d{5}){3}$/).allInnerTexts();
  return { secret, codes };
}

test('two-step sign-in is turned on with an app, asked for at the login, and turned off with a recovery code', async () => {
  await addColleague(site(), colleague, 'owner');
  const page = await visitLogin();
  const { secret, codes } = await turnOn(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('10 recovery codes left.').waitFor();

  // Another device, where the next code of the app comes after the password.
  const phone = await visitLogin();
  await codeField(phone).waitFor();
  await expect.poll(() => codeField(phone).evaluate(hasFocus)).toBe(true);
  await expectAccessible(phone);
  await phone.keyboard.type('000000');
  await phone.keyboard.press('Enter');
  await messages(phone).filter({ hasText: sessionMessages.wrongCode }).waitFor();
  await expect.poll(() => codeField(phone).inputValue()).toBe('000000');
  await phone.getByRole('button', { name: 'Log in as someone else' }).click();
  await expect.poll(() => phone.getByLabel('E-mail').inputValue()).toBe(colleague.email);
  await expect.poll(() => phone.getByLabel('E-mail').evaluate(hasFocus)).toBe(true);
  await phone.getByRole('button', { name: 'Log in' }).click();
  await codeField(phone).fill(authenticatorCode(secret, Date.now() + 30_000));
  await codeField(phone).press('Enter');
  await phone.waitForURL('**/admin/account');

  await openYou(phone);
  await phone.getByRole('button', { name: 'Lock', exact: true }).click();
  await phone.getByRole('heading', { name: 'This screen is locked' }).waitFor();
  await phone.getByLabel('Password', { exact: true }).fill(colleague.password);
  await phone.keyboard.press('Enter');
  await codeField(phone).fill(codes[1] ?? '');
  await codeField(phone).press('Enter');
  await phone.waitForURL('**/admin/account');

  // The rule for all owners takes password and code as well.
  const rule = page.getByRole('switch', { name: 'Owners must use two-step sign-in' });
  for (const [question, isOn, code] of [
    ['Must all owners use two-step sign-in?', true, codes[2]],
    ['Let owners sign in without a code?', false, codes[3]],
  ] as const) {
    await rule.click();
    const asked = page.getByRole('dialog', { name: question });
    await asked.getByLabel('Your password', { exact: true }).fill(colleague.password);
    await page.keyboard.press('Enter');
    await codeField(page).fill(code ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Owners must use two-step sign-in', checked: isOn }).waitFor();
    await page.getByText(sessionMessages.twoStepRuleSaved).first().waitFor();
  }

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await dialog.getByLabel('Password', { exact: true }).fill(colleague.password);
  await codeField(page).fill(codes[0] ?? '');
  await expectAccessible(page);
  await codeField(page).press('Enter');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor();
  const again = await visitLogin();
  await again.waitForURL('**/admin/account');
});
