import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { sampleDrawing } from '#contract/plain/picture-name.ts';
import { photographOf } from '#server/testing/photographs.ts';
import { signInToApi } from './testing/admin-api.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

const first = 'Walking practice';
const video = { title: 'Lifting the hips, a sample film', id: 'M7lc1UVf-VE' };

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title });
const viewer = (page: Page) => page.getByRole('dialog');
const shown = (page: Page) => viewer(page).locator('li:not([inert])');
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function expectShown(page: Page, position: string, title: string) {
  await page.getByRole('dialog', { name: new RegExp(`^${title}.*, ${position}$`) }).waitFor();
  await expect.poll(() => shown(page).getByRole('figure').innerText()).toContain(title);
}

/** The file that the browser has chosen and loaded; empty until then. */
const fileShown = (image: Locator) =>
  image.evaluate((element) => {
    const { complete, naturalWidth, currentSrc } = element as HTMLImageElement;
    return complete && naturalWidth > 0 ? currentSrc : '';
  });

/** How far things have jumped while the page came together, as Chromium measures it. */
async function layoutShift(page: Page) {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
}

/** A stand-in for YouTube's player, and a list of what was asked for elsewhere. */
async function watchOtherSites(page: Page) {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== site().url,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  return asked;
}

describe('the gallery', () => {
  test('shows every picture with its caption, its description and its place', async () => {
    const page = await visit('/gallery');
    await expect.poll(() => page.title()).toBe('Photo Gallery | Physiotherapy App');
    const { body } = await (await signInToApi(site())).gallery.list();
    await expect.poll(() => tiles(page).count()).toBe(body.length);
    for (const { title, alt, treatment_name, image_path, poster_path } of body) {
      const image = tile(page, title).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const names = ['src', 'alt', 'width', 'height'];
      const [src, description, ...size] = await Promise.all(names.map((name) => image.getAttribute(name)));
      const drawing = sampleDrawing(`/${image_path ?? poster_path}`);
      expect({ drawing: src?.split('.')[0], description }).toEqual({ drawing: `/art/${drawing}`, description: alt });
      expect(size).toEqual(['1200', '800']);
      await expect.poll(() => tile(page, title).innerText()).toContain(treatment_name ?? '');
    }
    expect(body).toHaveLength(12);
  });

  test('sends a phone small pictures, into room reserved for them', async () => {
    const page = await visit('/gallery', { viewport: { width: 390, height: 844 } });
    const images = await tiles(page).locator('img').all();
    for (const image of images) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => fileShown(image)).toMatch(/\/art\/sample-/);
    }
    expect(images).toHaveLength(12);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          /\/art\/sample-/.test(entry.name) ? [(entry as PerformanceResourceTiming).encodedBodySize] : [],
        ),
    );
    expect(bytes).toHaveLength(12);
    expect(Math.max(...bytes)).toBeLessThan(4_000);
    // The typefaces come after the first paint, and move letters by fractions of a pixel.
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  test('takes 800 ms to come in, and hides nothing meanwhile', async () => {
    const page = await visit('/gallery', { reducedMotion: 'no-preference' });
    const list = page.getByRole('main').getByRole('list');
    const { animationDuration, opacity } = await list.evaluate((element) => {
      const style = getComputedStyle(element);
      return { animationDuration: style.animationDuration, opacity: style.opacity };
    });
    expect({ animationDuration, opacity }).toEqual({ animationDuration: '0.8s', opacity: '1' });
  });
});

test('an enlarged drawing has the colours of the scheme', async () => {
  const page = await visit('/gallery', { colorScheme: 'dark' });
  await tile(page, first).click();
  await expect.poll(() => fileShown(shown(page).locator('img'))).toMatch(/\/art\/sample-[\w-]+\.pine-dark\./);
});

describe('the categories', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of pictures' }).getByRole('link');
  const titles = async (page: Page) => (await tiles(page).allInnerTexts()).map((text) => text.split('\n').at(0));

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'are links that narrow the gallery, people first: %j',
    async (options) => {
      const page = await visit('/gallery', options);
      await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['All', 'People', 'Rooms', 'Treatments']);
      await tabs(page).filter({ hasText: 'Rooms' }).click();
      await expect.poll(() => titles(page)).toEqual(['A treatment room', 'What we train with']);
      await expect.poll(() => new URL(page.url()).search).toBe('?category=rooms');
      await expect.poll(() => tabs(page).filter({ hasText: 'Rooms' }).getAttribute('aria-current')).toBe('page');
      await tabs(page).filter({ hasText: 'All' }).click();
      await expect.poll(() => tiles(page).count()).toBe(12);
    },
  );

  test('are cached, each under its address', async () => {
    const read = async () => (await fetch(`${site().url}/gallery?category=rooms&utm_source=x`)).headers;
    await read();
    expect((await read()).get('cache-status')).toContain('hit');
  });
});

describe('an enlarged picture', () => {
  test('is moved through with the keys, and gives the focus back', async () => {
    const page = await visit('/gallery');
    await tile(page, first).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, '1 of 12', first);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, '2 of 12', 'Massage for tight muscles');
    await page.keyboard.press('End');
    await expectShown(page, '12 of 12', 'Balance practice, a sample film');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, '1 of 12', first);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, '12 of 12', 'Balance practice, a sample film');
    await page.keyboard.press('Home');
    await expectShown(page, '1 of 12', first);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(tile(page, first))).toBe(true);
  });

  test('has buttons for the same', async () => {
    const page = await visit('/gallery');
    await tile(page, 'Play that trains').click();
    await expectShown(page, '6 of 12', 'Play that trains');
    await expect.poll(() => shown(page).innerText()).toContain('Pediatric Physiotherapy');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expectShown(page, '4 of 12', 'Elastic tape, put on with care');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expectShown(page, '5 of 12', 'A stretch to take home');
    await page.getByRole('button', { name: 'Close' }).click();
    await viewer(page).waitFor({ state: 'detached' });
  });

  test('is closed by Back, which stays on the page', async () => {
    const page = await visit('/gallery');
    await tile(page, first).click();
    await expectShown(page, '1 of 12', first);
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/gallery');
    await expect.poll(() => hasFocus(tile(page, first))).toBe(true);
  });

  test('is closed once by a double click, and without a connection', async () => {
    const page = await visit('/appointment', { expected: [/ERR_INTERNET_DISCONNECTED/, /request failed/] });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photo Gallery' }).click();
    await tile(page, first).click();
    await expectShown(page, '1 of 12', first);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Close' }).dblclick();
    await viewer(page).waitFor({ state: 'detached' });
    await expect.poll(() => tile(page, first).isVisible()).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/gallery');
  });

  test('is shown again by Forward, and after a reload', async () => {
    const page = await visit('/gallery');
    await tile(page, first).click();
    await expectShown(page, '1 of 12', first);
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    await page.goForward();
    await expectShown(page, '1 of 12', first);
    await page.reload();
    await expectShown(page, '1 of 12', first);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    await expect.poll(() => tile(page, first).isVisible()).toBe(true);
  });

  test('is swiped away by the next one', async () => {
    const page = await visit('/gallery', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await tile(page, first).tap();
    await expectShown(page, '1 of 12', first);
    await viewer(page)
      .getByRole('list')
      .evaluate((row) => row.scrollBy({ left: 300 })); // as a finger does
    await expectShown(page, '2 of 12', 'Massage for tight muscles');
  });

  test('closes on a click beside it, and not on itself', async () => {
    const page = await visit('/gallery', { viewport: { width: 1280, height: 800 } });
    await tile(page, first).click();
    await shown(page).locator('img').click();
    await expectShown(page, '1 of 12', first);
    await page.mouse.click(200, 60);
    await viewer(page).waitFor({ state: 'detached' });
  });
});

describe('a video', () => {
  test('has a round mark where its picture is small', async () => {
    const page = await visit('/gallery', { viewport: { width: 390, height: 844 } });
    const mark = await tile(page, video.title).getByText('Play', { exact: true }).boundingBox();
    expect(mark?.height).toBe(mark?.width);
  });

  test('asks YouTube for nothing until it is played, and says so before', async () => {
    const page = await visit('/gallery');
    const asked = await watchOtherSites(page);
    await page.reload();
    await scriptsRun(page);
    await tile(page, first).click();
    await expectShown(page, '1 of 12', first);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, '11 of 12', video.title);
    expect(asked).toEqual([]);

    // The button is in the middle of its picture.
    await expect.poll(() => fileShown(shown(page).locator('img'))).not.toBe('');
    await shown(page).getByRole('button', { name: 'Play, loads from YouTube' }).click();
    const player = shown(page).locator('iframe');
    await expect.poll(() => player.getAttribute('src')).toMatch(`https://www.youtube-nocookie.com/embed/${video.id}`);
    await expect.poll(() => player.getAttribute('title')).toContain(video.title);
    await expect.poll(() => asked.length).toBe(1);
  });

  test('plays at once when it is chosen in the gallery, and stops when it is left', async () => {
    const page = await visit('/gallery');
    await watchOtherSites(page);
    await expect.poll(() => tile(page, video.title).innerText()).toContain('Video, loads from YouTube');
    await tile(page, video.title).click();
    await shown(page).locator('iframe').waitFor();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expectShown(page, '12 of 12', 'Balance practice, a sample film');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expectShown(page, '11 of 12', video.title);
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });
});

describe('a photograph', () => {
  test('is shown calmer beside drawings, with an arc, but not where it is enlarged or colours are forced', async () => {
    const bytes = await photographOf({ width: 900, height: 600, subject: { x: 25, y: 35 } });
    const image = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
    const api = await signInToApi(site());
    const { id } = await api.gallery.create({ body: { title: 'Asha', image } });
    const page = await visit('/gallery');
    const filterOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).filter);
    const arcOf = () =>
      page
        .locator('.tile-picture')
        .first()
        .evaluate((frame) => getComputedStyle(frame, '::after').display);
    const photograph = tile(page, 'Asha').locator('img');
    await expect.poll(() => filterOf(photograph)).toContain('saturate');
    expect(await filterOf(tile(page, first).locator('img'))).toBe('none');
    expect(await arcOf()).toBe('block');
    await page.emulateMedia({ forcedColors: 'active' });
    expect([await filterOf(photograph), await arcOf()]).toEqual(['none', 'none']);
    await page.emulateMedia({ forcedColors: 'none' });
    await tile(page, 'Asha').click();
    await shown(page).locator('img').waitFor();
    expect(await filterOf(shown(page).locator('img'))).toBe('none');
    await api.gallery.remove({ params: { id } });
  });
});

test('a picture opens as itself where the script of the gallery cannot be loaded', async () => {
  const page = await visit('/gallery', {
    expected: [/ERR_FAILED/, /request failed/, /Failed to fetch dynamically/, /inline style/],
    prepare: async (page) => void (await page.route('**/assets/document-*.js', (route) => route.abort())),
  });
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await tile(page, first).click();
  expect((await answered).headers()['content-type']).toBe('image/jpeg');
});

describe('without JavaScript', () => {
  const noScripts = { javaScriptEnabled: false };

  test('a picture opens as itself', async () => {
    // Chromium styles its own page for pictures, and the picture's policy forbids that.
    const page = await visit('/gallery', { ...noScripts, expected: [/inline style/] });
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await tile(page, first).click();
    expect((await answered).headers()['content-type']).toBe('image/jpeg');
  });

  test('a video opens at YouTube', async () => {
    const page = await visit('/gallery', noScripts);
    await expect
      .poll(() => tile(page, video.title).getAttribute('href'))
      .toBe(`https://www.youtube.com/watch?v=${video.id}`);
  });
});

describe('a gallery that grew', () => {
  beforeAll(async () => {
    const api = await signInToApi(site());
    for (let number = 1; number <= 61; number += 1) {
      const youtubeLink = `https://youtu.be/abcdefghij${number % 10}`;
      await api.gallery.create({ body: { title: `Film <${number}>`, category: 'events', youtubeLink } });
    }
  });

  test('shows a video without a picture as a drawing of our own, and titles as they were typed', async () => {
    const page = await visit('/gallery');
    const asked = await watchOtherSites(page);
    await page.reload();
    await expect.poll(() => tile(page, 'Film <13>').locator('svg').count()).toBeGreaterThan(0);
    await expect.poll(() => tile(page, 'Film <13>').locator('img').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])('has pages: %j', async (options) => {
    const page = await visit('/gallery', options);
    await expect.poll(() => tiles(page).count()).toBe(60);
    await page.getByRole('link', { name: 'Older pictures' }).click();
    await tile(page, 'Balance practice, a sample film').waitFor();
    await expect.poll(() => tiles(page).count()).toBe(13);
    await page.getByRole('link', { name: 'Newest pictures' }).click();
    await tile(page, 'Film <61>').waitFor();
  });

  test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
    'has pages in each category: %j',
    async (options) => {
      const page = await visit('/gallery?category=events', options);
      await expect.poll(() => tiles(page).count()).toBe(60);
      await page.getByRole('link', { name: 'Older pictures' }).click();
      await expect.poll(() => tiles(page).count()).toBe(1);
      await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('events');
      await page.getByRole('link', { name: 'Newest pictures' }).click();
      await expect.poll(() => tiles(page).count()).toBe(60);
    },
  );
});

describe('before the first picture', () => {
  const newClinic = prepareVisits({ SEED: 'reference' });

  test('says that there are none, and leads on', async () => {
    const page = await newClinic.visit('/gallery');
    await expect.poll(() => page.getByText(galleryMessages.empty).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'About us' }).isVisible()).toBe(true);
  });
});
