import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as conditionMessages from '#contract/messages/conditions.ts';
import * as listMessages from '#contract/messages/lists.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from './testing/admin-api.ts';
import { readPart } from './testing/page-facts.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const missing = /status of 404/;

const filterField = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name or body area' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The links of a part of the page, as they are read. */
const linksOf = async (page: Page, name: string) =>
  (await part(page, name).getByRole('listitem').getByRole('link').allTextContents()).map((text) => text.trim());

async function visitFrozenShoulder() {
  const page = await visit('/conditions?list=a-to-z');
  await part(page, 'A to Z').getByRole('link', { name: 'Frozen shoulder' }).click();
  await page.getByRole('heading', { level: 1, name: 'Frozen shoulder' }).waitFor();
  return page;
}

type Fields = Record<
  'name' | 'description' | 'symptoms' | 'causes' | 'treatment' | 'reviewed_on' | 'reviewed_by',
  string
> & { next_review_on?: string };

async function addCondition(fields: Fields) {
  const { id } = await (await signInToApi(site())).conditions.create({ body: fields });
  return `/conditions/${id}`;
}

test('every condition says in a list, without scripts, when to get help at once, and has a link that calls', async () => {
  const page = await visit('/robots.txt', { javaScriptEnabled: false }); // which may parse others
  const addresses = (await readSitemap(site())).filter((address) => address.startsWith('/conditions/'));
  expect(addresses.length).toBeGreaterThan(20);
  const failures = await failuresOf(addresses, async (address) => {
    const html = await (await fetch(site().url + address)).text();
    const urgent = await readPart(page, html, 'Urgent: get help now');
    expect(urgent.points).toBeGreaterThan(0);
    expect(urgent.calls).toBeGreaterThan(0);
    const { text } = await readPart(page, html);
    expect(text).toContain('Not yet checked by a clinician.');
    expect(text).not.toMatch(/\{\w+\}/);
  });
  expect(failures).toEqual([]);
});

describe('the index', () => {
  test('has every condition twice: by body area with counts, and from A to Z in the other tab, also without scripts', async () => {
    const page = await visit('/conditions', { javaScriptEnabled: false });
    await expect.poll(() => page.title()).toBe('Conditions | Physiotherapy App');
    const byArea = part(page, 'By body area');
    const names = await byArea.locator('.condition-links a').allTextContents();
    await expect.poll(() => byArea.getByRole('link').count()).toBe(0);
    await byArea.getByText('Shoulder', { exact: true }).click();
    await expect.poll(() => linksOf(page, 'By body area')).toEqual(['Frozen shoulder', 'Rotator cuff injury']);
    await expect.poll(() => byArea.locator('details[open] > summary').innerText()).toContain('2 conditions');
    await expect.poll(() => part(page, 'A to Z').count()).toBe(0);

    await page.getByRole('link', { name: 'A to Z', exact: true }).click();
    await page.waitForURL((url) => url.search === '?list=a-to-z');
    const chosen = page.getByRole('navigation', { name: 'Two lists of all conditions' }).locator('[aria-current]');
    await expect.poll(() => chosen.innerText()).toBe('A to Z');
    await expect.poll(() => byArea.count()).toBe(0);
    const byLetter = await linksOf(page, 'A to Z');
    expect(byLetter).toEqual(byLetter.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(byLetter).toEqual(names.map((name) => name.trim()).toSorted((a, b) => a.localeCompare(b, 'en')));
    await expect.poll(() => page.getByText(`${byLetter.length} conditions`, { exact: true }).isVisible()).toBe(true);
    await page.goBack();
    await byArea.waitFor();
  });

  test('a filter narrows it by name or body area, and says how many are left', async () => {
    const page = await visit('/conditions?list=a-to-z');
    await filterField(page).fill('shoulder');
    await expect.poll(() => linksOf(page, 'A to Z')).toEqual(['Frozen shoulder', 'Rotator cuff injury', 'Scoliosis']);
    await expect.poll(() => page.getByText(/^3 of \d+ conditions$/).isVisible()).toBe(true);
    await filterField(page).fill('nothing like it');
    await page.getByText(listMessages.empty, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show all conditions' }).click();
    await expect.poll(() => filterField(page).inputValue()).toBe('');
    await expect.poll(() => linksOf(page, 'A to Z').then(({ length }) => length)).toBeGreaterThan(30);
  });

  test('starts its conditions at the top, and Back restores the scroll position', async () => {
    const page = await visit('/conditions?list=a-to-z', { viewport: { width: 390, height: 600 } });
    const last = part(page, 'A to Z').getByRole('listitem').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(600);
    await last.click();
    await page.waitForURL(/\/conditions\/\d+$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await part(page, 'A to Z').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('works without JavaScript, down to a condition', async () => {
    const page = await visit('/conditions', { javaScriptEnabled: false });
    await expect.poll(() => filterField(page).isVisible()).toBe(false);
    await part(page, 'By body area').getByText('Shoulder', { exact: true }).click();
    await part(page, 'By body area').getByRole('link', { name: 'Frozen shoulder' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Frozen shoulder');
  });
});

describe('a condition', () => {
  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'reads from the plain definition to when to get help (scripts: $javaScriptEnabled)',
    async ({ javaScriptEnabled }) => {
      const page = await visit('/', { javaScriptEnabled });
      await page.getByRole('link', { name: 'Frozen shoulder' }).click();
      await page.waitForURL('**/conditions/*');
      await page.getByRole('heading', { level: 1, name: 'Frozen shoulder' }).waitFor();
      await expect.poll(() => page.title()).toBe('Frozen shoulder | Physiotherapy App');
      await expect.poll(() => page.locator('h1 + p').innerText()).toMatch(/^The lining of the shoulder joint/);
      await expect.poll(() => page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^The lining/);
      await expect
        .poll(() => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual([
          'When to get help',
          'How it usually goes',
          'Check if it fits you',
          'Symptoms',
          'What you can do',
          'Exercises',
          'Treatment',
          'Causes',
          'Children',
          'Pregnancy',
          'Sources',
        ]);
      await expect.poll(() => part(page, 'At a glance').count()).toBe(1);
    },
  );

  test('shows its picture, its symptoms, and others of its body area', async () => {
    const page = await visitFrozenShoulder();
    const picture = page.getByRole('img', { name: 'Illustration: Frozen shoulder' });
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/art\/sample-[a-z-]+\./);
    await expect.poll(() => part(page, 'Symptoms').innerText()).toContain('Shoulder pain at night');
    await expect.poll(() => linksOf(page, 'Related conditions')).toEqual(['Rotator cuff injury']);
  });

  test('of the sample content claims no review, and says so', async () => {
    const page = await visitFrozenShoulder();
    await expect.poll(() => page.getByText('Last reviewed').count()).toBe(0);
    await expect.poll(() => page.getByText('Not yet checked by a clinician.').isVisible()).toBe(true);
  });

  test('shows lists as points and plain text as paragraphs', async () => {
    const page = await visitFrozenShoulder();
    await expect
      .poll(() => part(page, 'Symptoms').getByRole('term').first().innerText())
      .toBe('Pain that builds up slowly');
    await expect.poll(() => part(page, 'Symptoms').getByRole('definition').count()).toBe(3);
    await expect.poll(() => part(page, 'Causes').getByRole('paragraph').count()).toBe(3);
    await expect.poll(() => part(page, 'Causes').getByRole('term').count()).toBe(0);
  });

  test('tells urgent from other help by words, and names the emergency number', async () => {
    const page = await visitFrozenShoulder();
    const urgent = part(page, 'Urgent: get help now');
    await expect.poll(() => urgent.innerText()).toContain('Call 112');
    await expect.poll(() => urgent.getByRole('listitem').count()).toBeGreaterThan(1);
    const call = urgent.getByRole('link', { name: 'Call 112', exact: true });
    await expect.poll(() => call.getAttribute('href')).toBe('tel:112');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect
      .poll(() => page.locator('h1 + p + section').getAttribute('aria-labelledby'))
      .toBe(await urgent.getAttribute('aria-labelledby'));
    const help = part(page, 'When to get help').getByRole('heading', { level: 3 });
    await expect.poll(() => help.allInnerTexts()).toEqual(['When to see a doctor or book a visit']);
  });

  test('leads to an appointment for it: under the urgent help, and beside the text on a desktop', async () => {
    const page = await visit('/conditions/1', { viewport: { width: 1280, height: 800 } });
    const name = `Book for ${await page.getByRole('heading', { level: 1 }).innerText()}`;
    const links = page.getByRole('main').getByRole('link', { name });
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/appointment?condition=1', '/appointment?condition=1']);
    await page.getByRole('region', { name: 'Causes' }).scrollIntoViewIfNeeded();
    const aside = page.getByRole('complementary', { name: 'Let us take a look' });
    await expect.poll(async () => ((await aside.boundingBox())?.y ?? 0) > 0).toBe(true);
    await aside.getByRole('link', { name }).click();
    await page.waitForURL('**/appointment?condition=1');
  });

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'shows what else the clinic has entered, in this order (scripts: $javaScriptEnabled)',
    async ({ javaScriptEnabled }) => {
      const page = await visit('/conditions?list=a-to-z', { javaScriptEnabled, viewport: { width: 390, height: 844 } });
      await part(page, 'A to Z').getByRole('link', { name: 'Knee osteoarthritis' }).click();
      await page.getByRole('heading', { level: 1, name: 'Knee osteoarthritis' }).waitFor();
      await expect
        .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual([
          'Urgent: get help now',
          'At a glance',
          'When to get help',
          'How it usually goes',
          'Check if it fits you',
          'Symptoms',
          'What you can do',
          'Exercises',
          'Treatment',
          'Causes',
          'Children',
          'Pregnancy',
          'Sources',
          'Let us take a look',
          'Related conditions',
        ]);
      const glance = await part(page, 'At a glance').innerText();
      expect(glance).toContain('6 to 12 weeks: With regular training');
      expect(glance).toContain('Train your thighs and hips');
      await expect.poll(() => part(page, 'At a glance').getByRole('link').getAttribute('href')).toBe('#urgent-help');
      const advice = part(page, 'What you can do').getByRole('heading', { level: 3 });
      await expect.poll(() => advice.allInnerTexts()).toEqual(['Do', 'Avoid']);
      const exercises = part(page, 'Exercises').getByRole('listitem');
      await expect.poll(() => exercises.count()).toBe(3);
      for (const exercise of await exercises.all()) {
        await expect.poll(() => exercise.innerText()).toMatch(/How often: \d+[^]*Stop if \w/);
        await expect.poll(() => exercise.getByRole('img', { name: /^Illustration: / }).count()).toBe(1);
      }
      await expect
        .poll(() => part(page, 'Treatment').getByRole('heading', { name: 'How sure we are' }).count())
        .toBe(1);
      const source = part(page, 'Sources').getByRole('link', { name: /^NICE/ });
      await expect.poll(() => source.getAttribute('href')).toBe('https://www.nice.org.uk/guidance/ng226');
      await expect.poll(() => page.getByText('Written 28 November 2026').isVisible()).toBe(true);
      await expect.poll(() => page.getByText('Not yet checked by a clinician.').isVisible()).toBe(true);
      const chip = part(page, 'Symptoms').getByRole('link', { name: 'Pain on stairs' });
      await expect.poll(() => chip.getAttribute('href')).toBe('/search?q=Pain%20on%20stairs');
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    },
  );

  test('prints its text without what only works on a screen', async () => {
    const page = await visit('/conditions?list=a-to-z');
    await part(page, 'A to Z').getByRole('link', { name: 'Knee osteoarthritis' }).click();
    await page.getByRole('heading', { level: 1, name: 'Knee osteoarthritis' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const title of ['Urgent: get help now', 'What you can do', 'Exercises', 'Sources'])
      await expect.poll(() => page.getByRole('heading', { level: 2, name: title }).isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Stop if').first().isVisible()).toBe(true);
    for (const unprinted of [
      page.getByRole('link', { name: /^Book for/, includeHidden: true }).first(),
      page.getByRole('navigation', { name: 'On this page', includeHidden: true }),
      page.getByRole('complementary', { name: 'Let us take a look', includeHidden: true }),
    ])
      await expect.poll(() => unprinted.isVisible()).toBe(false);
  });

  test('tells patients of a next review only while it lies ahead', async () => {
    const fields = {
      description: 'A.',
      symptoms: 'B.',
      causes: 'C.',
      treatment: 'D.',
      reviewed_on: '2025-10-12',
      reviewed_by: 'A. Sample',
    };
    const reviewed = (name: string, next_review_on: string) => addCondition({ ...fields, name, next_review_on });
    const page = await visit(await reviewed('Reviewed again', '2099-10-12'));
    await expect.poll(() => page.getByText('Next review 12 October 2099').isVisible()).toBe(true);
    await page.goto(await reviewed('Review due', '2026-01-01'));
    await page.getByText('Last reviewed 12 October 2025').waitFor();
    await expect.poll(() => page.getByText('Next review').count()).toBe(0);
  });

  test('written by the clinic in plain text, without picture and advice, is complete too and shows its review', async () => {
    const path = await addCondition({
      name: 'Tired feet <b>',
      description: 'Feet that are tired.\n\nMostly in the evening.',
      symptoms: 'They ache.\n\nThey <script>swell</script>.',
      causes: JSON.stringify([{ title: 'Standing', description: 'All day long.' }]),
      treatment: 'Rest.',
      reviewed_on: '2025-10-12',
      reviewed_by: 'A. Sample, physiotherapist',
    });
    const page = await visit(path);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Tired feet <b>');
    await expect.poll(() => page.locator('h1 + p').innerText()).toBe('Feet that are tired.');
    await expect.poll(() => page.getByText('Mostly in the evening.').isVisible()).toBe(true);
    await expect
      .poll(() => part(page, 'Symptoms').getByRole('paragraph').allInnerTexts())
      .toEqual(['They ache.', 'They <script>swell</script>.']);
    await expect.poll(() => part(page, 'Causes').getByRole('term').allInnerTexts()).toEqual(['Standing']);
    await expect
      .poll(() => page.getByText('Last reviewed 12 October 2025 by A. Sample, physiotherapist').isVisible())
      .toBe(true);
    await expect.poll(() => page.getByRole('heading', { name: 'When to get help' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('img').count()).toBe(0);
  });
});

describe('a condition that does not exist', () => {
  test.each(['/conditions/999999', '/conditions/frozen-shoulder', '/conditions/0', '/conditions/-1'])(
    '%s answers 404 with a way on',
    async (path) => {
      const page = await visit(path, { expected: [missing] });
      expect((await fetch(site().url + path)).status).toBe(404);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(conditionMessages.notFound);
      await expect.poll(() => page.title()).toBe('Condition not found | Physiotherapy App');
      await page.getByRole('link', { name: 'See all conditions' }).click();
      await page.getByRole('heading', { level: 1, name: 'Conditions' }).waitFor();
      await expect.poll(() => page.title()).toBe('Conditions | Physiotherapy App');
    },
  );

  test('says so without JavaScript too', async () => {
    const page = await visit('/conditions/999999', { javaScriptEnabled: false, expected: [missing] });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(conditionMessages.notFound);
  });
});

describe('a clinic without content', () => {
  const empty = prepareVisits({ SEED: 'reference' });

  test('has an index that says so', async () => {
    const page = await empty.visit('/conditions');
    await expect.poll(() => page.getByText(listMessages.empty, { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => filterField(page).count()).toBe(0);
  });
});
