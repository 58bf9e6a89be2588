import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as conditionMessages from '#contract/messages/conditions.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import { pictureOf } from '#server/testing/fixtures.ts';
import type { Api } from '#web/api/client.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { adminPageLoaded, signIn } from './testing/admin-pages.ts';
import { addCondition, fillPoint, fillText, focused, longText, point, save } from './testing/condition-pages.ts';
import { messages } from './testing/messages.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 } };
let api: Api;
let picture: string;

beforeAll(async () => {
  api = await signInToApi(site());
  picture = path.join(tmpdir(), 'condition-picture.png');
  writeFileSync(picture, await (await pictureOf({ width: 1_200, height: 800 })).bytes());
});

const texts = { description: 'What it is.', symptoms: 'Pain.', causes: 'A fall.', treatment: 'Rest.' };
/** Names are unique, so that a repeated test finds nothing left over from its first run. */
let things = 0;
const unlike = (name: string) => {
  things += 1;
  return `${name} ${things}`;
};
const store = async (name: string) => (await api.conditions.create({ body: { name, ...texts } })).id;
async function visitConditions(address: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin(address, options);
  await adminPageLoaded(page);
  return page;
}

const toast = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence, { exact: true }).waitFor();
const openGroup = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).click();
const choosePicture = (page: Page, file: string) => page.getByLabel('Picture (optional)').setInputFiles(file);

describe('the form that anyone may open', () => {
  test('is hidden from search engines and says that it needs JavaScript and a sign-in', async () => {
    expect(await readSitemap(site())).not.toContain('/add-condition');
    const page = await visit('/add-condition', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => page.locator('noscript p').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Saving needs a sign-in').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Add the condition' }).count()).toBe(0);
  });

  test('keeps what was typed during the sign-in, then adds it with a picture', async () => {
    const name = unlike('Turf toe');
    const page = await visit('/add-condition', { ...phone, expected: [/status of 401|ApiError/] });
    await page.getByLabel('Name').waitFor();
    await expectAccessible(page);
    await addCondition(page);
    await page.getByText('5 things to check').waitFor();
    await expectAccessible(page);

    await page.getByLabel('Name').fill(name);
    await page.getByRole('textbox', { name: 'Description' }).first().fill('A sprain of the big toe.');
    await fillPoint(page, 'Symptoms', 1, 'Pain', 'At the big toe.');
    await longText(page, 'Symptoms').getByRole('button', { name: 'Add a point' }).click();
    await page.keyboard.type('Swelling');
    await fillText(page, 'Causes', 'A toe that bends too far.\n\nHard ground.');
    await point(page, 'Treatment required', 1).getByLabel('Title').fill('Rest');
    await addCondition(page);
    const summary = messages(page).filter({ hasText: 'to check' });
    await summary.getByRole('link', { name: 'Point 2 needs a description.' }).click();
    await page.keyboard.type('Within hours.');
    await summary.getByRole('link', { name: 'Point 1 needs a description.' }).click();
    await page.keyboard.type('Less sport.');

    await addCondition(page);
    const failure = messages(page).filter({ hasText: conditionMessages.addFailure });
    await failure.getByText('Saving needs a sign-in.').waitFor();
    await expectAccessible(page);
    await failure.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login?next=*');
    await signIn(page, site().admin);
    await page.waitForURL('**/add-condition');
    await page.getByText('Here is what you typed before.').waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(name);
    await expect.poll(() => point(page, 'Symptoms', 2).getByLabel('Description').inputValue()).toBe('Within hours.');
    await expect.poll(() => longText(page, 'Causes').getByRole('textbox').inputValue()).toMatch(/Hard ground\.$/);
    await choosePicture(page, picture);
    await addCondition(page);
    await messages(page).filter({ hasText: conditionMessages.added }).waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
    await page.getByRole('link', { name: `View the page about ${name}` }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect
      .poll(() => page.getByRole('article').getByRole('term').allInnerTexts())
      .toEqual(['Pain', 'Swelling', 'Rest']);
    const shown = page.getByRole('img', { name: `Illustration: ${name}` });
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page.goto('/add-condition');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
  });
});

describe('a condition in the admin area', () => {
  test('is found, changed in every part and shown on the site at once', async () => {
    const name = unlike('Mallet finger');
    const id = await store(name);
    const symptom = unlike('Finger that catches');
    await api.symptoms.create({ body: { name: symptom } });
    const page = await visitConditions('/admin/conditions');
    await expectAccessible(page);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect.poll(() => row.getByText('Not reviewed yet').isVisible()).toBe(true);
    await page.getByRole('searchbox').fill(name);
    await page.waitForURL('**/admin/conditions?q=*');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expectAccessible(page);

    await longText(page, 'Symptoms').getByText('As a list').click();
    await point(page, 'Symptoms', 1).getByLabel('Description').fill('In the palm.');
    await choosePicture(page, picture);
    await page.getByLabel('What the picture shows').fill('A finger that stays bent');
    await page.getByLabel('Body area').selectOption('Elbow, wrist and hand');
    await page.getByRole('searchbox', { name: /^Filter the \d+ symptoms$/ }).fill(symptom);
    await page.getByRole('checkbox', { name: symptom }).check();
    await page.getByLabel('Urgent help').fill('The finger turns white.');
    await openGroup(page, 'Sources and review');
    await page.getByRole('button', { name: 'Reviewed today' }).click();
    await page.getByLabel('Reviewed by').fill('A. Sample, physiotherapist');
    await save(page);
    await toast(page, conditionMessages.updated);
    await page.getByText('All changes are saved.').waitFor();
    await expectAccessible(page);

    await page.goto(`/conditions/${id}`);
    await expect.poll(() => page.getByRole('img', { name: 'A finger that stays bent' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('article').getByRole('term').allInnerTexts()).toEqual(['Pain.']);
    await expect.poll(() => page.getByText('The finger turns white.').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('by A. Sample, physiotherapist').isVisible()).toBe(true);
    await page.goto('/');
    await scriptsRun(page); // before, a symptom leads to the home page
    await page.getByRole('link', { name: symptom }).click();
    await page.getByText('1 condition that can go with').waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('link', { name }).isVisible()).toBe(true);
    await page.goto('/conditions');
    await expect.poll(() => page.locator('main a').filter({ hasText: name }).count()).toBe(1);

    await page.goto(`/admin/conditions/${id}`);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await save(page);
    await page.getByText('All changes are saved.').waitFor();
    await expect.poll(async () => (await api.conditions.get({ params: { id } })).image).toBeNull();
  });

  test('has optional parts in groups, which are open where something is filled in, and exercises with pictures', async () => {
    const name = unlike('Golfer’s elbow');
    const id = await store(name);
    const page = await visitConditions(`/admin/conditions/${id}`, { expected: [/status of 422|ApiError/] });
    await page.getByLabel('Urgent help').waitFor();
    for (const label of ['How it usually goes', 'Children', 'Sources'])
      await expect.poll(() => page.getByLabel(`${label} (optional)`).count()).toBe(0);
    await openGroup(page, 'How it goes, and whether it fits');
    await page.getByLabel('How it usually goes (optional)').fill('6 weeks | Less pain.');
    await openGroup(page, 'What you can do');
    await page.getByRole('button', { name: 'Add an exercise' }).click();
    await page.getByRole('button', { name: 'Add an exercise' }).click();
    const exercise = (number: number) => page.getByRole('group', { name: `Exercise ${number}`, exact: true });
    await exercise(2).getByLabel('Name').fill('Squeeze a ball');
    await exercise(2).getByLabel('Picture of exercise 2').setInputFiles(picture);
    await exercise(2).getByRole('button', { name: 'Remove picture' }).waitFor();
    await save(page);
    // The first one is empty, so it is left out, and the second one moves up with its picture.
    const summary = messages(page).filter({ hasText: 'to check' });
    await summary.getByRole('link', { name: 'Every exercise needs instructions.' }).click();
    await page.keyboard.type('Press a soft ball.');
    await expectAccessible(page);
    await save(page);
    await toast(page, conditionMessages.updated);
    const { exercises, course, children } = await api.conditions.get({ params: { id } });
    expect({ course, children }).toEqual({ course: '6 weeks | Less pain.', children: null });
    expect(exercises).toEqual([
      {
        title: 'Squeeze a ball',
        instructions: 'Press a soft ball.',
        how_often: null,
        stop_if: null,
        image: expect.stringMatching(/\.jpg$/),
      },
    ]);

    await page.reload();
    await exercise(1).getByLabel('Name').waitFor();
    await expect
      .poll(() => page.getByLabel('How it usually goes (optional)').inputValue())
      .toBe('6 weeks | Less pain.');
    await expect.poll(() => page.getByLabel('Children (optional)').count()).toBe(0);
    await exercise(1).getByRole('button', { name: 'Remove exercise 1' }).click();
    await save(page);
    await page.getByText('All changes are saved.').waitFor();
    await expect.poll(async () => (await api.conditions.get({ params: { id } })).exercises).toEqual([]);
  });

  test('has points that are reordered by keyboard and can be restored after removal', async () => {
    const page = await visitConditions('/admin/conditions/new');
    for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
      if (index > 0) await longText(page, 'Causes').getByRole('button', { name: 'Add a point' }).press('Enter');
      await expect
        .poll(async () => index === 0 || (await focused(page)))
        .toBe(index === 0 || `condition-causes-${index}-title`);
      await fillPoint(page, 'Causes', index + 1, title, 'Why.');
    }
    const titles = () =>
      longText(page, 'Causes')
        .getByLabel('Title')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await page.getByRole('button', { name: 'Move point 3 up' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Move point 2 up');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles()).toEqual(['Third', 'First', 'Second']);
    await expect.poll(() => focused(page)).toBe('Move point 1 up');
    await page.getByRole('button', { name: 'Remove point 2' }).press('Enter');
    await expect.poll(() => titles()).toEqual(['Third', 'Second']);
    await expect.poll(() => focused(page)).toBe('condition-causes-1-title');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles()).toEqual(['Third', 'First', 'Second']);

    // Leaving asks first while nothing is saved, and a reload restores the draft.
    await page.getByRole('link', { name: 'Reviews' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Here is what you typed before.').waitFor();
    await expect.poll(() => titles()).toEqual(['Third', 'First', 'Second']);
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect.poll(() => titles()).toEqual(['']);
  });

  test('keeps what was typed after a broken picture, a text that is too long, a server error or a lost connection', async () => {
    const id = await store(unlike('Runner’s knee'));
    const page = await visitConditions(`/admin/conditions/${id}`, {
      ...phone,
      expected: [/status of (422|413|500)|ApiError|ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/],
    });
    const broken = path.join(tmpdir(), 'condition-broken.png');
    writeFileSync(broken, 'not a picture');
    await choosePicture(page, broken);
    await page.getByLabel('Routine help').fill('x'.repeat(5_001));
    await save(page);
    const summary = messages(page).filter({ hasText: 'to check' });
    await summary.getByRole('link', { name: 'Please use at most 5,000 characters.' }).click();
    await expect.poll(() => focused(page)).toBe('condition-routine_help');
    await page.getByLabel('Routine help').fill('After six weeks.');
    await save(page);
    await summary.getByRole('link', { name: 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.' }).waitFor();
    await expectAccessible(page);

    await choosePicture(page, picture);
    await page.context().setOffline(true);
    await save(page);
    const failure = messages(page).filter({ hasText: conditionMessages.updateFailure });
    await failure.getByText('Please check your connection and try again.').waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.route('**/api/conditions/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await save(page);
    await failure.getByText('Nothing you typed is lost. Please try again.').waitFor();
    await expect.poll(() => page.getByLabel('Routine help').inputValue()).toBe('After six weeks.');
    await save(page);
    await toast(page, conditionMessages.updated);
    await expect.poll(async () => (await api.conditions.get({ params: { id } })).routine_help).toBe('After six weeks.');
  });

  test('is deleted after a question, and comes back with Undo', async () => {
    const renamed = unlike('Shin pain');
    const id = await store(renamed);
    const page = await visitConditions(`/admin/conditions/${id}`, { expected: [/status of 404/] });
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete “${renamed}”?` });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, conditionMessages.deleted);
    await page.waitForURL('**/admin/conditions');
    await page.getByRole('link', { name: `Edit ${renamed}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, conditionMessages.restored);
    await page.getByRole('link', { name: `Edit ${renamed}` }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/conditions');
    // Leaving the page would end the call that is under way.
    await expect.poll(async () => (await fetch(`${site().url}/conditions/${id}`)).status).toBe(404);
    await page.goto(`/conditions/${id}`);
    await page.getByRole('heading', { name: conditionMessages.notFound }).waitFor();
    await page.goto(`/admin/conditions/${id}`);
    await page.getByRole('heading', { name: conditionMessages.notFound }).waitFor();
  });
});

test('symptoms are added, renamed and deleted, and their names are unique', async () => {
  const toe = unlike('Stiff big toe');
  const first = unlike('Toe that will not bend');
  const second = unlike('Toe that does not bend');
  const condition = await store(toe);
  const page = await visitConditions('/admin/conditions/symptoms', { ...phone, expected: [/status of (412|422)/] });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a symptom' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('foot DROP');
  await name.press('Enter');
  await messages(page).filter({ hasText: symptomMessages.taken }).waitFor();
  await expectAccessible(page);
  await name.fill(first);
  await name.press('Enter');
  await toast(page, symptomMessages.added);

  const added = (await api.symptoms.list()).find((symptom) => symptom.name === first);
  const id = added?.id ?? 0;
  const symptom_ids = JSON.stringify([id]);
  await api.conditions.update({ params: { id: condition }, body: { name: toe, ...texts, symptom_ids } });
  await page.reload();
  await page.getByRole('button', { name: `Edit ${first}` }).click();
  await name.fill(second);
  await page.getByRole('dialog').getByLabel('Other words for it').fill('pair ka angutha');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, symptomMessages.updated);
  const stored = await api.symptoms.list({ query: { placeholders: '1' } });
  expect(stored.find((symptom) => symptom.id === id)?.other_words).toBe('pair ka angutha');
  await page.goto(`/conditions/${condition}`);
  await page.getByText(second).waitFor();

  await page.goto('/admin/conditions/symptoms');
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${second}”?` });
  await question.getByText(`It belongs to 1 condition: ${toe}.`).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, symptomMessages.deleted);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, symptomMessages.restored);
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await answered; // the row goes before
  await page.goto(`/conditions/${condition}`);
  await page.getByRole('heading', { level: 1, name: toe }).waitFor();
  await expect.poll(() => page.getByText(second).count()).toBe(0);
});
