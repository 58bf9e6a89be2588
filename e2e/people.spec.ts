import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import type { Role } from '#contract/roles.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signIn } from './testing/admin-pages.ts';
import { messages } from './testing/messages.ts';
import { openMore, openYou, railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' }); // the tests sign in more often than people do
const password = 'mango tractor evening';
const refused = [/status of (401|403|404|422)|ApiError/];
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function visitAs(who: { email: string; password: string }, path: string, viewport = desktop) {
  const page = await visit(`/login?next=${encodeURIComponent(path)}`, { expected: refused, viewport });
  await signIn(page, who);
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function addPerson(name: string, role: Role = 'front-desk') {
  const person = { email: `${name}@example.com`, password };
  await addColleague(site(), person, role);
  return person;
}

const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).waitFor();
const card = (page: Page, email: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: email, exact: true }) });

/** Proves who one is, in the dialog that asks. */
async function prove(page: Page, heading: string, submit: string) {
  const dialog = page.getByRole('dialog', { name: heading });
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByRole('button', { name: submit }).click();
  await dialog.waitFor({ state: 'detached' });
}

const readLink = async (page: Page) =>
  (await page.getByRole('dialog', { name: 'Link for a new password' }).locator('.secret').innerText()).trim();

test('an owner adds someone, who chooses a password with a link that works once', async () => {
  const email = 'new@example.com';
  const page = await visitAs(site().admin, '/admin/people', phone);
  await page.getByRole('button', { name: 'Add someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add someone' });
  await dialog.getByLabel('E-mail').fill(site().admin.email);
  await dialog.getByRole('radio', { name: 'Front desk' }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText(administratorMessages.noPassword).waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText(administratorMessages.emailTaken).waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const link = await readLink(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await card(page, email).getByText('Never signed in.').waitFor();

  const theirs = await visit(link, { expected: refused, viewport: phone });
  await theirs.getByText(`For ${email}`).waitFor();
  await expect.poll(() => theirs.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const { headers } = await fetch(new URL('/new-password', site().url));
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  await theirs.getByLabel('New password', { exact: true }).fill('Password1234');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByText(administratorMessages.weakPassword).waitFor();
  await theirs.getByLabel('New password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByText('Your password is set.').waitFor();
  await theirs.getByRole('link', { name: 'Log in' }).click();
  await signIn(theirs, { email, password });
  await theirs.waitForURL('**/admin');

  const again = await visit(link, { expected: refused });
  await again.getByText(administratorMessages.linkIsOver).waitFor();
});

describe.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
])('%s', (where, viewport) => {
  test('the front desk sees what it can use, and is told kindly about the rest', async () => {
    const page = await visitAs(await addPerson(`desk-${where.split(' ').at(-1)}`), '/admin', viewport);
    await openMore(page);
    await railOf(page).getByRole('link', { name: 'Notices' }).waitFor();
    for (const name of ['Treatments', 'Pages and texts', 'Settings'])
      await expect.poll(() => railOf(page).getByRole('link', { name, includeHidden: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await openYou(page);
    await railOf(page).getByRole('link', { name: 'Account' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: 'Export as CSV' }).count()).toBe(0);
    for (const path of ['/admin/clinic', '/admin/people', '/admin/patient-data', '/admin/changes', '/admin/system']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'This page is for owners of the clinic.' }).waitFor();
    }
    await page.getByRole('link', { name: 'Go to the appointments' }).click();
    await page.getByRole('heading', { name: 'Appointments', level: 1 }).waitFor();
  });
});

test('an owner changes a role, blocks, allows and removes a colleague, and signs out a device', async () => {
  const colleague = await addPerson('changed');
  const theirs = await visitAs(colleague, '/admin/notices?open=new');
  const page = await visitAs(site().admin, '/admin/people');
  const entry = card(page, colleague.email);
  await entry.getByText('Front desk', { exact: true }).waitFor();

  await entry.getByRole('button', { name: `Change role of ${colleague.email}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change the role of ${colleague.email}` });
  await dialog.getByRole('radio', { name: 'Owner' }).check();
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await dialog.getByText(administratorMessages.wrongPassword).waitFor();
  await prove(page, `Change the role of ${colleague.email}`, 'Change role');
  await toast(page, `${colleague.email}: Owner from now on.`);
  await entry.getByText('Owner', { exact: true }).waitFor();
  await toast(theirs, administratorMessages.becameOwner);
  await railOf(theirs).getByRole('link', { name: 'Settings' }).waitFor();
  await theirs.goto('/admin/treatments?open=new');
  await theirs.getByRole('textbox', { name: 'Name' }).fill('Typed as an owner');
  await entry.getByRole('button', { name: `Change role of ${colleague.email}` }).click();
  await dialog.getByRole('radio', { name: 'Front desk' }).check();
  await prove(page, `Change the role of ${colleague.email}`, 'Change role');
  await toast(theirs, administratorMessages.becameFrontDesk);
  await railOf(theirs).getByRole('link', { name: 'Settings' }).waitFor({ state: 'detached' });
  await expect.poll(() => theirs.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Typed as an owner');
  await theirs.goto('/admin/notices?open=new');

  const own = card(page, site().admin.email);
  await own.getByText('This device').waitFor();
  await expect.poll(() => own.getByRole('button', { name: /^(Change role|Block|Remove)/ }).count()).toBe(0);

  const notice = 'Closed on Friday for a training';
  await theirs.getByRole('textbox', { name: 'Notice' }).fill(notice);
  await entry.getByRole('button', { name: `Remove ${colleague.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, `${colleague.email} is removed.`);
  await entry.waitFor({ state: 'detached' });
  const ended = theirs.getByRole('dialog', { name: 'Your access has ended' });
  await ended.getByRole('button', { name: 'Stay on this page' }).click();
  await expect.poll(() => theirs.getByRole('textbox', { name: 'Notice' }).inputValue()).toBe(notice);
  await theirs.getByRole('button', { name: 'Add notice' }).click();
  await messages(theirs).getByText('Please sign in and try again.').waitFor();
  await expect.poll(() => theirs.getByRole('textbox', { name: 'Notice' }).inputValue()).toBe(notice);

  const other = await addPerson('blocked');
  const phoneOfOther = await visitAs(other, '/admin');
  const elsewhere = await visitAs(other, '/admin/account');
  await elsewhere.getByText('This device', { exact: true }).waitFor();
  await elsewhere.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await elsewhere
    .getByRole('status', { name: 'Messages' })
    .getByText(/is signed out\.$/)
    .waitFor();
  await phoneOfOther.waitForURL('**/login*');
  await page.reload();
  await card(page, other.email)
    .getByRole('button', { name: `Block access of ${other.email}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block access' }).click();
  await toast(page, `${other.email} can no longer sign in.`);
  await elsewhere.getByRole('button', { name: 'Go to the login page' }).click();
  await elsewhere.getByText('An owner of the clinic has ended your access.').waitFor();
  await signIn(elsewhere, other);
  await messages(elsewhere).filter({ hasText: sessionMessages.invalidLogin }).waitFor();
  await card(page, other.email)
    .getByRole('button', { name: `Allow access of ${other.email}` })
    .click();
  await toast(page, `${other.email} can sign in again.`);
  await signIn(elsewhere, other);
  await elsewhere.waitForURL('**/admin/account');

  await page.goto('/admin/changes');
  await page.getByText(`Deleted the administrator ${colleague.email}`).waitFor();
});

test('an owner gives a colleague a name, and the history says it', async () => {
  const { email } = await addPerson('named');
  const page = await visitAs(site().admin, '/admin/people', phone);
  await card(page, email)
    .getByRole('button', { name: `Change name of ${email}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Name of ${email}` });
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await toast(page, `${email} is now shown as Asha Rao.`);
  await card(page, 'Asha Rao').getByText(email).first().waitFor();
  const self = site().admin.email;
  await page.getByRole('button', { name: `Change name of ${self}` }).click();
  const own = page.getByRole('dialog', { name: `Name of ${self}` });
  await own.getByLabel('Name').fill('Meera Iyer');
  await own.getByRole('button', { name: 'Save name' }).click();
  await card(page, 'Meera Iyer').waitFor();
  await page.goto('/admin/changes');
  const named = page.getByText(`Meera Iyer changed the administrator ${email}: name set to “Asha Rao”`);
  await expect.poll(() => named.count()).toBe(1);
});

test('the login page says what to do about a lost password', async () => {
  const page = await visit('/login', { viewport: phone });
  await page.getByText('Lost your password or phone?').click();
  await page.getByText('Ask an owner of the clinic.').waitFor();
  await expect.poll(() => page.getByText('admin reset-password').isVisible()).toBe(true);
});

test('an administrator who was refused by the server stays as they are on screen', async () => {
  const colleague = await addPerson('refused');
  const page = await visitAs(site().admin, '/admin/people');
  await page.route('**/access', (route) => route.fulfill({ status: 422, body: '' }));
  await page.getByRole('button', { name: `Block access of ${colleague.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block access' }).click();
  await toast(page, administratorMessages.accessFailure);
  await expect
    .poll(() => page.getByRole('button', { name: `Block access of ${colleague.email}` }).isVisible())
    .toBe(true);
});
