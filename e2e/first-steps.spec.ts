import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as firstStepMessages from '#contract/messages/first-steps.ts';
import * as reportMessages from '#contract/messages/reports.ts';
import * as sampleMessages from '#contract/messages/samples.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });

async function visitAs(who: { email: string; password: string }, path: string, width: number) {
  const page = await visit(`/login?next=${encodeURIComponent(path)}`, {
    viewport: { width, height: 900 },
    expected: [/status of 403|ApiError: Only an owner/], // the front desk follows an address of an owner
  });
  await signIn(page, who);
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const list = (page: Page) => page.getByRole('region', { name: 'First steps' });
/** Unfolds the steps, all of which but the next are folded on phones. */
const unfold = async (page: Page, width: number) => {
  if (width < 768) await list(page).getByText('The other 14 steps').click();
};
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('on a phone, an owner ticks off what is done, hides the list, and shows it again under System', async () => {
  const page = await visitAs(site().admin, '/admin/overview', 390);
  const api = await signInToApi(site());
  await api.firstSteps.setDone({ params: { step: 'hours' }, body: { is_done: false } });
  await page.reload();
  await list(page)
    .getByText(/^\d of 15 done$/)
    .waitFor();
  await unfold(page, 390);
  await list(page).getByText('Every page shows them, so patients know when to call.').waitFor();
  await list(page).getByRole('link', { name: 'Working hours of each practitioner' }).click();
  await page.getByRole('heading', { name: 'Working hours', level: 1 }).waitFor();
  await page.goBack();
  await unfold(page, 390);
  await list(page).getByRole('button', { name: 'They are right (Opening hours)' }).click();
  await list(page).getByText('Every page shows them').waitFor({ state: 'detached' });
  await page.reload();
  await unfold(page, 390);
  await list(page).getByRole('listitem').filter({ hasText: 'Opening hours' }).getByText('(done)').waitFor();

  await list(page).getByRole('button', { name: 'Hide the first steps' }).click();
  await toast(page, firstStepMessages.hidden);
  await list(page).waitFor({ state: 'detached' });
  await page.goto('/admin/system');
  await button(page, 'Show the first steps').click();
  await toast(page, firstStepMessages.shown);
  await page.goto('/admin/overview');
  await unfold(page, 390);
  await list(page).getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
  await expect.poll(() => list(page).count()).toBe(0);
});

test('on a phone, an owner removes samples by kind, and brings them back', async () => {
  const page = await visitAs(site().admin, '/admin/overview', 390);
  expect((await list(page).boundingBox())?.height).toBeLessThan(340);
  await unfold(page, 390);
  await list(page).getByRole('link', { name: 'Remove the samples' }).click();
  await page.waitForURL('**/admin/samples');
  const checkbox = (name: RegExp) => page.getByRole('checkbox', { name });
  await checkbox(/^\d+ gallery items$/).waitFor();
  for (const kind of [/conditions$/, /symptoms$/, /blogs$/, /reviews$/, /requests$/]) await checkbox(kind).uncheck();
  await button(page, 'Remove samples').click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove these samples?' });
  await dialog.getByText('This will delete 12 gallery items and 3 openings, and take them off the website').waitFor();
  await dialog.getByText('You can undo this for 30 seconds.').waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await toast(page, sampleMessages.deleted);
  await checkbox(/gallery items$/).waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await toast(page, sampleMessages.restored);
  await checkbox(/^12 gallery items$/).waitFor();
  await expect.poll(() => checkbox(/^3 openings$/).isChecked()).toBe(true);
});

test('an owner keeps the conditions and removes everything else, and the step is done', async () => {
  const page = await visitAs(site().admin, '/admin/samples', 1440);
  await page.getByRole('radio', { name: /^Keep the texts as your own/ }).check();
  await button(page, 'Remove samples').click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove these samples?' });
  await dialog.getByText(/^\d+ conditions will become your own texts\./).waitFor();
  await dialog.getByText(/^Requests will be deleted for good; the rest/).waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await toast(page, sampleMessages.kept);
  await page.getByText(sampleMessages.none).waitFor();
  await page.goto('/admin/overview');
  await list(page).getByRole('listitem').filter({ hasText: 'Remove the samples' }).getByText('(done)').waitFor();
  await page.goto('/career');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^View/ }).count()).toBe(0);
  await page.goto('/conditions?list=a-to-z');
  await page.getByRole('link', { name: 'Frozen shoulder' }).first().waitFor();
});

test('the front desk has no first steps and no samples', async () => {
  const person = { email: 'no-steps@example.com', password: 'mango tractor evening' };
  await addColleague(site(), person);
  const page = await visitAs(person, '/admin/overview', 1440);
  await page
    .getByRole('heading', { name: /^The day/ })
    .or(page.getByText('Nothing waits for you today.'))
    .waitFor();
  await expect.poll(() => list(page).count()).toBe(0);
  await page.goto('/admin/samples');
  await page.getByRole('heading', { name: 'This page is for owners of the clinic.' }).waitFor();
});

describe('a new clinic', () => {
  const clinic = prepareVisits({ SEED: 'reference' });
  const pages = [
    ['Opening hours', 'Clinic'],
    ['Practitioners', 'Team'],
    ['Treatments', 'Treatments'],
    ['Rooms', 'Rooms'],
    ['Online booking', 'Online booking'],
    ['Messages', 'Messages'],
    ['People', 'People'],
  ] as const;

  test('shows its owner the first steps where signing in leads', async () => {
    const page = await clinic.visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
    await list(page).getByRole('link', { name: 'Name and contact' }).waitFor();
    await expectAccessible(page);
    await page.goto('/admin/overview');
    await page.getByText('Nothing waits for you today. Enjoy the quiet.').waitFor();
    await page.getByRole('link', { name: 'Open the calendar' }).click();
    await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
    await page.goBack();
    for (const [step, heading] of pages) {
      await list(page).getByRole('link', { name: step, exact: true }).click();
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.goBack();
    }
  });

  test('says in the calendar, the hours and the reports what comes first', async () => {
    const page = await clinic.visitAdmin('/admin/calendar', { viewport: { width: 1440, height: 900 } });
    await page.getByText('No practitioners yet.').waitFor();
    await page.getByRole('link', { name: 'Add them to the team' }).click();
    await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor(); // the calendar has a link Week as well
    await page.getByRole('link', { name: 'Week' }).click();
    await page.getByRole('link', { name: 'Go to the team' }).click();
    await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor();
    await railOf(page).getByRole('link', { name: 'Reports' }).click();
    await page.getByText(reportMessages.empty).waitFor();
    await expectAccessible(page);
  });

  test('ticks a step off once it is done', async () => {
    const page = await clinic.visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
    await list(page).getByRole('link', { name: 'Practitioners', exact: true }).click();
    await button(page, 'Add a practitioner').click();
    await page.getByLabel('Name').first().fill('Meera Nair');
    await button(page, 'Save changes').click();
    await toast(page, clinicMessages.saved);
    await railOf(page).getByRole('link', { name: 'Appointments' }).click();
    const step = list(page).getByRole('listitem').filter({ hasText: 'Practitioners' });
    await expect.poll(() => step.innerText()).toContain('(done)');
  });
});
