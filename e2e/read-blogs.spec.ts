import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as blogMessages from '#contract/messages/blogs.ts';
import { limits } from '#contract/plain/limits.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const draft = '/blog/do-you-need-to-stretch-before-sport';
const heat = { title: 'Heat or cold: which one helps?', path: '/blog/heat-or-cold-which-one-helps' };
const notThere = /status of 404/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const readMore = (page: Page, title: string) => page.getByRole('link', { name: `Read More ${title}` });

async function openByClick(page: Page, title: string) {
  await readMore(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the list', () => {
  test('shows what is published, newest first, with 100 characters of each', async () => {
    const page = await visit('/blog');
    await expect.poll(() => page.title()).toBe('Blog | Physiotherapy App');
    const { body } = await (await signInToApi(site())).blogs.listPublic();
    await expect
      .poll(() => cards(page).getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(body.blogs.map(({ title }) => title));
    expect(body.blogs).toHaveLength(5);
    for (const { preview } of body.blogs) {
      expect(preview).toHaveLength(limits.previewCharacters);
      await expect.poll(() => page.getByText(`${preview}…`).isVisible()).toBe(true);
    }
  });

  test('shows pictures, days in the time zone of the clinic, and the time to read', async () => {
    const page = await visit('/blog', { timezoneId: 'America/New_York' });
    const first = cards(page).first();
    const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
    await expect.poll(() => first.locator('img').evaluate(isDrawn)).toBe(true);
    const written = (await first.locator('time').getAttribute('datetime')) ?? '';
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    await expect.poll(() => first.locator('time').innerText()).toBe(day.format(new Date(written)));
    await expect.poll(() => first.getByText('3 min read').isVisible()).toBe(true);
  });
});

describe('Read More', () => {
  test('opens the article over the list, under an address of its own', async () => {
    const page = await visit('/blog', { viewport: { width: 1280, height: 800 } });
    await readMore(page, heat.title).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const dialog = await openByClick(page, heat.title);
    expect(pathOf(page)).toBe(heat.path);
    await expect.poll(() => page.title()).toBe(`${heat.title} | Physiotherapy App`);
    await expect.poll(() => dialog.getByRole('heading', { name: 'What cold does' }).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/blog');
    await expect.poll(() => page.title()).toBe('Blog | Physiotherapy App');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await expect.poll(() => readMore(page, heat.title).evaluate((link) => link === document.activeElement)).toBe(true);

    await page.goForward();
    await dialog.waitFor();
    expect(pathOf(page)).toBe(heat.path);
  });

  test.each([
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['the cross', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', (page: Page) => page.mouse.click(20, 400)],
  ])('is closed by %s', async (_, close) => {
    const page = await visit('/blog', { viewport: { width: 1280, height: 800 } });
    const dialog = await openByClick(page, heat.title);
    await close(page);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/blog');
  });

  test('works with the keyboard alone, and its text scrolls with the arrow keys', async () => {
    const page = await visit('/blog', { viewport: { width: 390, height: 844 } });
    await readMore(page, heat.title).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: heat.title });
    await dialog.waitFor();
    const text = dialog.getByRole('article');
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    const scrolled = () => text.evaluate((element) => element.parentElement?.scrollTop ?? 0);
    await page.keyboard.press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(100);
  });

  test('is the page of the article after a reload', async () => {
    const page = await visit('/blog');
    await openByClick(page, heat.title);
    await page.reload();
    await page.getByRole('heading', { name: heat.title, level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('dialog', { name: heat.title }).count()).toBe(0);
    expect(pathOf(page)).toBe(heat.path);
  });

  test.each(['**/assets/document-*.js', `**${heat.path}`])(
    'leads to the page of the article where %s cannot be loaded',
    async (blocked) => {
      const page = await visit('/blog', {
        expected: [/ERR_FAILED/, /request failed/, /Failed to fetch/, /could not be loaded/],
        prepare: async (page) =>
          void (await page.route(blocked, (route) =>
            route.request().isNavigationRequest() ? route.continue() : route.abort(),
          )),
      });
      await readMore(page, heat.title).click();
      await page.getByRole('heading', { name: heat.title, level: 1 }).waitFor();
      expect(pathOf(page)).toBe(heat.path);
    },
  );

  test('shows the text, the signs and the check of the page of the article', async () => {
    const page = await visit('/blog');
    const textsIn = (place: Locator) => place.locator('.article-text, .article-signs li').allInnerTexts();
    const dialog = await openByClick(page, heat.title);
    const shown = await textsIn(dialog);
    const check = await dialog.locator('.small').innerText();
    await page.reload();
    await page.getByRole('heading', { name: heat.title, level: 1 }).waitFor();
    expect(shown.length).toBeGreaterThan(0);
    await expect.poll(() => textsIn(page.getByRole('main'))).toEqual(shown);
    await expect.poll(() => page.getByText(check).isVisible()).toBe(true);
  });
});

describe('the page of an article', () => {
  test('can be shared: it has its text, its title, and ways to book and to the others', async () => {
    const page = await visit(heat.path);
    await expect.poll(() => page.title()).toBe(`${heat.title} | Physiotherapy App`);
    await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual([heat.title]);
    await expect
      .poll(() => page.locator('meta[name="description"]').getAttribute('content'))
      .toMatch(/^We hear this question often.*\w …$/);
    await expect.poll(() => page.getByRole('article').getByRole('list').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('link', { name: 'Book an appointment' }).count()).toBe(1);
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
  });

  test.each([
    ['a draft', draft],
    ['an address that never was one', '/blog/nothing'],
    ['an address that cannot be one', `/blog/${'x'.repeat(300)}`],
  ])('of %s is not found', async (_, path) => {
    expect((await fetch(site().url + path)).status).toBe(404);
    const page = await visit(path, { expected: [notThere] });
    await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual(['Blog not found.']);
    await page.getByRole('link', { name: 'See all articles' }).click();
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: 'Do you need to stretch before sport?' }).count())
      .toBe(0);
  });
});

describe('without JavaScript', () => {
  test('Read More leads to the page of the article', async () => {
    const page = await visit('/blog', { javaScriptEnabled: false });
    await readMore(page, heat.title).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(heat.title);
    expect(pathOf(page)).toBe(heat.path);
    await expect.poll(() => page.getByRole('heading', { name: 'What cold does' }).isVisible()).toBe(true);
  });
});

describe('what an article is made of', () => {
  const attack = `<img src="/uploads/x.webp" onerror="document.title='broken in'"><script>document.title='broken in'</script>`;
  const html = `<p>A <strong>warm</strong> word.</p>${attack}<a href="javascript:alert(1)">A link</a>`;

  beforeAll(async () => {
    const api = await signInToApi(site());
    await api.blogs.create({ body: { title: 'Written as HTML', content: html, status: 'Published' } });
    const text = 'First & foremost: 5 < 6 > 4.\n\n<marquee>Second</marquee>';
    await api.blogs.create({ body: { title: 'Written as text', content: text, status: 'Published' } });
  });

  test('HTML keeps its elements and loses what could run, over the list as on its page', async () => {
    const page = await visit('/blog', { expected: [notThere] });
    for (const article of [await openByClick(page, 'Written as HTML'), page.getByRole('main')]) {
      await expect.poll(() => article.getByRole('strong').innerText()).toBe('warm');
      await expect
        .poll(() =>
          article.locator('script:not([type="application/ld+json"]), [onerror], a[href^="javascript"]').count(),
        )
        .toBe(0);
      await expect.poll(() => page.title()).toBe('Written as HTML | Physiotherapy App');
      await page.reload();
    }
  });

  test('text is shown as it was typed, in paragraphs', async () => {
    const page = await visit('/blog/written-as-text');
    const paragraphs = page.getByRole('article').getByRole('paragraph');
    await expect
      .poll(() => paragraphs.allInnerTexts())
      .toEqual(['First & foremost: 5 < 6 > 4.', '<marquee>Second</marquee>']);
  });
});

describe('a list with many articles', () => {
  beforeAll(async () => {
    const api = await signInToApi(site());
    for (let number = 1; number <= 12; number += 1) {
      await api.blogs.create({ body: { title: `Note ${number}`, content: `Note ${number}.`, status: 'Published' } });
    }
  });

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])('has pages: %j', async (options) => {
    const page = await visit('/blog', options);
    await expect.poll(() => cards(page).count()).toBe(13);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await readMore(page, heat.title).waitFor();
    await expect.poll(() => page.url()).toContain('?cursor=');
    await expect.poll(() => cards(page).count()).toBe(6);
    await expect.poll(() => page.getByRole('link', { name: 'Older articles' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Newest articles' }).click();
    await readMore(page, 'Note 12').waitFor();
  });

  test('keeps an older page behind the article that is opened from it', async () => {
    const page = await visit('/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    const dialog = await openByClick(page, heat.title);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toContain('?cursor=');
    await expect.poll(() => readMore(page, heat.title).isVisible()).toBe(true);
  });

  test('has no page at an address that nothing links to', async () => {
    expect((await fetch(`${site().url}/blog?cursor=anything`)).status).toBe(404);
  });
});

describe('before the first article', () => {
  const newClinic = prepareVisits({ SEED: 'reference' });

  test('says that there are none, and leads on', async () => {
    const page = await newClinic.visit('/blog');
    await expect.poll(() => page.getByText(blogMessages.empty).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: 'See all conditions' }).isVisible()).toBe(true);
  });
});
