import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { blogs } from '../src/languages/hi/content/blogs.ts';
import { conditions } from '../src/languages/hi/content/conditions.ts';
import { galleryItems } from '../src/languages/hi/content/gallery.ts';
import { signs } from '../src/languages/hi/content/signs.ts';
import { names as treatments } from '../src/languages/hi/content/treatments.ts';
import * as applicationMessages from '../src/languages/hi/messages/applications.ts';
import { bodyAreaNames } from '../src/languages/hi/messages/body-areas.ts';
import * as contact from '../src/languages/hi/messages/contact.ts';
import * as fields from '../src/languages/hi/messages/form-fields.ts';
import * as linkMessages from '../src/languages/hi/messages/patient-links.ts';
import { aims } from '../src/languages/hi/messages/treatment-texts.ts';
import * as pageTexts from '../src/languages/hi/text-fields/content-pages.ts';
import * as formTexts from '../src/languages/hi/text-fields/form-pages.ts';
import * as blog from '../src/languages/hi/words/blog.ts';
import * as career from '../src/languages/hi/words/career.ts';
import * as conditionWords from '../src/languages/hi/words/conditions.ts';
import * as errorPage from '../src/languages/hi/words/error-page.ts';
import * as forms from '../src/languages/hi/words/forms.ts';
import * as gallery from '../src/languages/hi/words/gallery.ts';
import * as review from '../src/languages/hi/words/review.ts';
import * as search from '../src/languages/hi/words/search.ts';
import * as searchPage from '../src/languages/hi/words/search-page.ts';
import * as words from '../src/languages/hi/words/site.ts';
import * as treatmentWords from '../src/languages/hi/words/treatments.ts';
import * as visitWords from '../src/languages/hi/words/visit.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { takeTime } from './testing/booking-page.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visit } = prepareVisits({ RATE_LIMITS: 'off' });
const phone = { viewport: { width: 390, height: 844 } };
const refused = /status of 422|ApiError/;
const frozenShoulder = conditions['Frozen shoulder']?.name ?? '';

beforeAll(() => speak(site(), ['hi']));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const searchField = (page: Page) => page.getByRole('search').getByLabel(words.whereDoesItHurt);
const suggestions = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('region', { name: searchPage.results }).locator('li, article');
const langOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('lang');

describe('a review', () => {
  async function write(page: Page, description: string, email: string) {
    await page.getByRole('radio', { name: review.stars(4.5) }).check();
    await page.getByLabel(fields.review).fill(description);
    await page.getByLabel(fields.name, { exact: true }).fill('मीरा');
    await page.getByLabel(fields.email).fill(email);
    await page.getByLabel(fields.mobile).fill('+91 98765 43210');
  }

  test('is refused beside its field and thanked for in Hindi, and stays as it was written', async () => {
    const texts = { hi: 'अब मैं सीढ़ियाँ चढ़ लेती हूँ।', en: 'I climb stairs again.' };
    for (const text of Object.values(texts)) {
      const page = await visit('/hi/review', { expected: [refused] });
      await write(page, text, 'meera@');
      await page.getByRole('button', { name: review.send }).click();
      await page.getByRole('group', { name: forms.toCheck(1) }).waitFor();
      const described = (await page.getByLabel(fields.email).getAttribute('aria-describedby'))?.split(' ').at(-1);
      await expect.poll(() => page.locator(`#${described}`).innerText()).toBe(contact.wrongEmail);
      await expect.poll(() => page.getByLabel(fields.review).inputValue()).toBe(text);
      await page.getByLabel(fields.email).fill('meera@example.com');
      await page.getByRole('button', { name: review.send }).click();
      await heading(page, formTexts.review.thanks_title).waitFor();
      await expect.poll(() => page.locator('main').innerText()).toContain(formTexts.review.thanks_lead);
    }
    const api = await signInToApi(site());
    for (const { id, name } of (await api.reviews.list()).body)
      if (name === 'मीरा') await api.reviews.setVisibility({ params: { id }, body: { isActive: true } });
    for (const path of ['/reviews', '/hi/reviews']) {
      const page = await visit(path);
      const shown = (text: string) => page.locator('blockquote').filter({ hasText: text });
      const langs = Object.values(texts).map((text) => shown(text).getAttribute('lang'));
      expect(await Promise.all(langs)).toEqual(path === '/reviews' ? ['hi', null] : [null, 'en']);
    }
  });

  test('without scripts, is refused in Hindi with everything typed', async () => {
    const page = await visit('/hi/review', { ...phone, javaScriptEnabled: false, expected: [refused] });
    await write(page, 'राम ने मदद की।', 'meera@');
    await takeTime(page);
    await page.getByRole('button', { name: review.send }).click();
    await page.getByRole('link', { name: contact.wrongEmail }).waitFor();
    await expect.poll(() => page.title()).toContain(errorPage.errorBefore);
    await expect.poll(() => page.getByLabel(fields.review).inputValue()).toBe('राम ने मदद की।');
    await expect.poll(() => langOf(page, 'html')).toBe('hi');
  });
});

describe('the search', () => {
  test('finds a condition by words in Hindi, in Latin letters and in English, without scripts', async () => {
    const page = await visit('/hi/search', { ...phone, javaScriptEnabled: false });
    const failures = await failuresOf(['फ़्रोज़न शोल्डर', 'फ्रोजन शोल्डर', 'kandha jam', 'frozen shoulder'], async (q) => {
      await searchField(page).fill(q);
      await page.getByRole('button', { name: words.search, exact: true }).click();
      await heading(page, searchPage.resultsFor(q)).waitFor();
      await expect.poll(() => results(page).filter({ hasText: frozenShoulder }).count()).toBeGreaterThan(0);
    });
    expect(failures).toEqual([]);
    await results(page).getByRole('link', { name: frozenShoulder }).first().click();
    await heading(page, frozenShoulder).waitFor();
    for (const name of [pageTexts.conditions.help_title, conditionWords.whatYouCanDo])
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
  });

  test('by someone in danger begins with the sign in Hindi and in English, and the number', async () => {
    const page = await visit('/hi/search', phone);
    const failures = await failuresOf(['सीने में दर्द', 'seene mein dard', 'chest pain'], async (q) => {
      await page.goto(`/hi/search?${new URLSearchParams({ q })}`);
      const sign = page.locator('.urgent-lines li').filter({ hasText: signs['chest-pain'].sign });
      await expect.poll(() => sign.locator('[lang=en]').innerText()).toBe('Chest pain or tightness: call 112 now.');
      const call = page.locator('.urgent-lines').getByRole('link', { name: words.call.replace('{phone}', '112') });
      await expect.poll(() => call.getAttribute('href')).toBe('tel:112');
      await expect.poll(() => page.locator('main a.button[href*="/appointment"]').count()).toBe(0);
    });
    expect(failures).toEqual([]);
  });

  test('suggests conditions by their names in Hindi and in Latin letters, and says how many', async () => {
    const page = await visit('/hi/search', phone);
    for (const typed of ['फ़्रोज़न', 'frozen']) {
      await searchField(page).fill('');
      await searchField(page).pressSequentially(typed);
      await suggestions(page).filter({ hasText: frozenShoulder }).first().waitFor();
      const count = page.getByText(/^\d+ /).and(page.getByRole('status')).or(page.locator('[aria-live]'));
      await expect
        .poll(() => count.allTextContents())
        .toContain(search.countSuggestions(await suggestions(page).count()));
    }
    const first = suggestions(page).filter({ hasText: frozenShoulder }).first();
    await expect.poll(() => first.innerText()).toContain(search.kinds.condition);
    await first.click();
    await heading(page, frozenShoulder).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/hi\/conditions\/\d+$/);
  });
});

test.each([true, false])('a part of the body leads to its conditions and to booking (scripts: %s)', async (scripts) => {
  const page = await visit('/hi/conditions', { ...phone, javaScriptEnabled: scripts });
  await page.getByRole('link', { name: bodyAreaNames.shoulder, exact: true }).click();
  await page.waitForURL('**/hi/conditions?area=shoulder#found');
  const found = page.locator('.area-card');
  await found.getByRole('heading', { name: bodyAreaNames.shoulder, exact: true, level: 3 }).waitFor();
  await expect.poll(() => found.getByRole('heading', { name: words.conditions, exact: true }).count()).toBe(1);
  await expect.poll(() => found.getByRole('link', { name: frozenShoulder }).count()).toBe(1);
  await expect.poll(() => found.locator('a[href^="/hi/appointment"]').count()).toBe(1);
});

test('the filter of conditions finds them by words in Hindi, in Latin letters and in English', async () => {
  const page = await visit('/hi/conditions?list=a-to-z', phone);
  const filter = page.getByRole('searchbox', { name: conditionWords.filter });
  const shown = page.getByRole('region', { name: pageTexts.conditions.letters_title }).getByRole('link');
  for (const typed of ['फ्रोजन', 'frozen']) {
    await filter.fill('');
    await expect.poll(() => shown.count()).toBeGreaterThan(30);
    await filter.fill(typed);
    await expect.poll(() => shown.allInnerTexts()).toEqual([frozenShoulder]);
  }
});

test.each([true, false])('a treatment is read and booked (scripts: %s)', async (scripts) => {
  const page = await visit('/hi/treatments', { ...phone, javaScriptEnabled: scripts });
  const name = treatments['Manual Therapy'] ?? '';
  for (const title of [pageTexts.treatments.advice_title, ...Object.values(aims)])
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page.getByRole('link', { name }).click();
  await heading(page, name).waitFor();
  await page.getByText(treatmentWords.minutes(30)).first().waitFor();
  await page.getByRole('heading', { name: treatmentWords.whenNotTo }).waitFor();
  await page.getByRole('link', { name: treatmentWords.bookThis }).first().click();
  await page.waitForURL('**/hi/appointment?treatment=*');
  await expect.poll(() => heading(page, formTexts.appointment.heading).count()).toBe(1);
});

test.each([true, false])(
  'an application is refused beside its field, and thanked for (scripts: %s)',
  async (scripts) => {
    const page = await visit('/hi/career/1', { ...phone, javaScriptEnabled: scripts, expected: [/status of 422/] });
    await page.getByRole('link', { name: career.applyForJob }).first().click();
    await heading(page, pageTexts.career.opening_title).waitFor();
    const file = page.getByLabel(career.yourFile);
    const cv = (text: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
    await page.getByLabel(fields.name, { exact: true }).fill('रीमा');
    await page.getByLabel(fields.phone, { exact: true }).fill('+91 00000 00003');
    await page.getByLabel(fields.letter).fill('मैं मई से आ सकती हूँ।');
    await file.setInputFiles(cv('MZ a program'));
    await takeTime(page);
    await page.getByRole('button', { name: career.sendApplication }).click();
    await page.getByRole('link', { name: applicationMessages.wrongType }).waitFor();
    await expect.poll(() => page.getByLabel(fields.letter).inputValue()).toBe('मैं मई से आ सकती हूँ।');
    await file.setInputFiles(cv('%PDF-1.7\n%%EOF\n'));
    await page.getByRole('button', { name: career.sendApplication }).click();
    await heading(page, applicationMessages.sent).waitFor();
    await page.getByText(pageTexts.career.thanks_lead).waitFor();
  },
);

test.each([
  [true, 8],
  [false, 9],
])('a patient asks for another time and cancels on their own page (scripts: %s)', async (scripts, hour) => {
  const { path } = await bookVisit(site(), `Roma Sample${hour}`, `${monday}T0${hour}:00`);
  const page = await visit(`/hi${path}`, { ...phone, javaScriptEnabled: scripts, expected: [/status of 422/] });
  await heading(page, visitWords.titles.booked).waitFor();
  await page.getByText(visitWords.askForAnother, { exact: true }).click();
  await page.getByRole('button', { name: visitWords.send, exact: true }).click();
  await page.getByText(linkMessages.noWish).first().waitFor();
  await page.getByLabel(visitWords.whatElse).fill('शाम को।');
  await page.getByRole('button', { name: visitWords.send, exact: true }).click();
  await page.getByText(visitWords.whatWorked(linkMessages.outcomes.ask)).waitFor();
  await page.getByText(visitWords.cancelVisit, { exact: true }).click();
  await page.getByRole('button', { name: visitWords.cancelYes }).click();
  await heading(page, visitWords.titles.cancelled).waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain(visitWords.leads.another);
  await expect.poll(() => langOf(page, 'html')).toBe('hi');
});

test('a page that does not exist says so, and leads home', async () => {
  const page = await visit('/hi/nothing-here', { javaScriptEnabled: false, expected: [/status of 404/] });
  await heading(page, errorPage.notFound).waitFor();
  await expect.poll(() => langOf(page, 'html')).toBe('hi');
  await page.getByText(errorPage.mayHaveMoved).waitFor();
  await page.getByRole('link', { name: errorPage.goHome }).click();
  await page.waitForURL('**/hi');
  const answer = await fetch(`${site().url}/hi/conditions/999999`);
  expect([answer.status, /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1]]).toEqual([404, 'hi']);
});

test('a picture of the gallery is shown large, with its caption and place', async () => {
  const page = await visit('/hi/gallery', { viewport: { width: 1280, height: 800 } });
  const { title = '' } = galleryItems['Walking practice'] ?? {};
  await page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: title }).click();
  const viewer = page.getByRole('dialog', { name: title });
  await viewer.getByRole('list', { name: gallery.pictures }).waitFor();
  const count = await viewer.locator('li').count();
  await expect.poll(() => viewer.getByRole('status').innerText()).toContain(gallery.placeOf(1, count));
  await expectAccessible(page);
  await viewer.getByRole('button', { name: words.close, exact: true }).click();
  await viewer.waitFor({ state: 'detached' });
});

test('an article opens over the blog, and is the same page after a reload', async () => {
  const page = await visit('/hi/blog', { viewport: { width: 1280, height: 800 } });
  const { title = '', content = '' } = blogs['Heat or cold: which one helps?'] ?? {};
  const [, section = ''] = /<h2>(.*?)<\/h2>/.exec(content) ?? [];
  await page.getByRole('link', { name: `${blog.readMore} ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('heading', { name: section }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hi/blog/heat-or-cold-which-one-helps');
  await page.reload();
  await heading(page, title).waitFor();
  await page.getByRole('link', { name: blog.allArticles }).click();
  await heading(page, pageTexts.blog.heading).waitFor();
});

test('pages in Hindi are accessible, and say their language', async () => {
  const page = await visit('/hi', { viewport: { width: 320, height: 800 } });
  const failures = await failuresOf(['/hi', '/hi/appointment', '/hi/conditions/1', '/hi/emergency'], async (path) => {
    await page.goto(path);
    await expectAccessible(page);
    await expect.poll(() => langOf(page, 'html')).toBe('hi');
  });
  expect(failures).toEqual([]);
});
