import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { limits } from '#contract/plain/limits.ts';
import { photographOf } from '#server/testing/photographs.ts';
import { expectAccessible, expectAccessibleInAnyWindow } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { messages } from './testing/messages.ts';
import { writeLargePhoto, writeZeros } from './testing/photos.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const wide = { viewport: { width: 1440, height: 900 } };
const refused = /status of 422/; // how the browser logs a refused request
const video = 'https://youtu.be/M7lc1UVf-VE';

async function visitTab({ expected = [refused], ...options }: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin('/admin/gallery', { ...wide, ...options, expected });
  await page.getByText('as on the website').waitFor();
  return page;
}

const items = (page: Page) => page.getByRole('list', { name: 'Gallery items' }).getByRole('listitem');
const titles = (page: Page) => items(page).locator('.ordered-name').allInnerTexts();
const queued = (page: Page, name: string) => page.getByRole('group', { name });
const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text).first();
const choose = (page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.getByLabel('choose them').setInputFiles(files);

async function pictureFile(name: string) {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#14665e' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

async function brokenFile(name: string) {
  const { buffer, ...file } = await pictureFile(name);
  return { ...file, name, buffer: buffer.subarray(0, 60) };
}

async function addPhotograph(title: string) {
  const api = await signInToApi(site());
  const bytes = await photographOf({ width: 800, height: 800, subject: { x: 30, y: 30 } });
  const image = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
  const { id } = await api.gallery.create({ body: { title, image } });
  return { api, id };
}

async function addVideo(title: string) {
  const api = await signInToApi(site());
  return { api, item: await api.gallery.create({ body: { title, youtubeLink: video } }) };
}

/** Titles in the order that visitors see. */
async function publicTitles() {
  const answer = await fetch(`${site().url}/api/gallery`);
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

describe('several pictures at once', () => {
  test('are made smaller when they are over the limit, and refused when the browser cannot read them', async () => {
    const page = await visitTab();
    await choose(page, await writeLargePhoto('large photo.png'));
    await choose(page, writeZeros('huge.png', limits.picture + 1));
    await page.getByRole('button', { name: 'Upload 2 pictures' }).click();
    await toast(page, galleryMessages.added).waitFor();
    await expect.poll(() => queued(page, 'huge.png').innerText()).toContain('This picture is larger than 10 MB.');
    await expect.poll(() => publicTitles()).toContain('Large photo');
  });

  test('are uploaded together, and a refused picture stays with the reason and its texts', async () => {
    const page = await visitTab();
    await choose(page, [
      await pictureFile('new_treatment-room.png'),
      await brokenFile('Broken one.png'),
      await pictureFile('IMG_2031.png'),
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'garden.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    ]);
    await expect.poll(() => queued(page, 'drawing.svg').innerText()).toContain('This is not a picture we can use.');
    await expect.poll(() => queued(page, 'garden.heic').innerText()).toContain('This is a HEIC photo');
    const room = queued(page, 'new_treatment-room.png');
    await expect.poll(() => room.getByLabel('Title').inputValue()).toBe('New treatment room');
    await room.getByLabel('What it shows').fill('A bright room with a couch.');
    await room.getByLabel('Treatment caption').fill('Manual Therapy');
    await queued(page, 'Broken one.png').getByLabel('What it shows').fill('Typed with care.');
    await page.getByRole('button', { name: 'Upload 3 pictures' }).click();

    await toast(page, galleryMessages.added).waitFor();
    await toast(page, galleryMessages.uploadFailure).waitFor();
    await room.waitFor({ state: 'detached' });
    const broken = queued(page, 'Broken one.png');
    await expect.poll(() => broken.innerText()).toContain('This picture is damaged or too large to be read.');
    await expect.poll(() => broken.getByLabel('What it shows').inputValue()).toBe('Typed with care.');
    const untitled = queued(page, 'IMG_2031.png');
    await expect.poll(() => untitled.innerText()).toContain(galleryMessages.noPicture);
    await untitled.getByLabel('Title').fill('The garden');
    await page.getByRole('button', { name: 'Try again to upload IMG_2031.png' }).click();
    await untitled.waitFor({ state: 'detached' });
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['The garden', 'New treatment room']);

    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    for (const name of ['Broken one.png', 'drawing.svg', 'garden.heic'])
      await page.getByRole('button', { name: `Leave out ${name}` }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Several pictures at once');

    const visitor = await visit('/gallery');
    const shown = visitor.getByRole('link', { name: 'New treatment room' });
    await expect.poll(() => shown.locator('img').getAttribute('alt')).toBe('A bright room with a couch.');
    await expect.poll(() => shown.innerText()).toContain('Manual Therapy');
  });

  test('can be dropped anywhere on the page, and stay there while the network is down', async () => {
    const page = await visitTab({ expected: [/ERR_FAILED|ApiError|request failed/] });
    const { buffer } = await pictureFile('dropped.png');
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, buffer.toString('base64'));
    await page.locator('#main').dispatchEvent('drop', { dataTransfer: dropped });
    await queued(page, 'dropped.png').waitFor();

    await page.route('**/api/upload-photo', (route) => route.abort());
    await page.getByRole('button', { name: 'Upload this picture' }).click();
    await queued(page, 'dropped.png').getByText('Please check your connection and try again.').waitFor();
    await expect.poll(() => queued(page, 'dropped.png').getByLabel('Title').inputValue()).toBe('Dropped');
    await page.unroute('**/api/upload-photo');
    await page.getByRole('button', { name: 'Try again to upload dropped.png' }).click();
    await toast(page, galleryMessages.added).waitFor();
    await expect.poll(() => publicTitles()).toContain('Dropped');
  });

  test('show their progress, and are uploaded two at a time', async () => {
    const page = await visitTab();
    let underWay = 0;
    let most = 0;
    await page.route('**/api/upload-photo', async (route) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await page.getByRole('progressbar').first().waitFor();
      const response = await route.fetch();
      underWay -= 1;
      await route.fulfill({ response });
    });
    await choose(page, await Promise.all(['one.png', 'two.png', 'three.png', 'four.png'].map(pictureFile)));
    await page.getByRole('button', { name: 'Upload 4 pictures' }).click();
    await toast(page, '4 gallery items added.').waitFor();
    expect(most).toBe(2);
    await expect.poll(async () => (await titles(page)).slice(0, 4).toSorted()).toEqual(['Four', 'One', 'Three', 'Two']);
  });
});

describe('one item', () => {
  test('that cannot be sent is announced with a toast, and stays in the sheet', async () => {
    const page = await visitTab({ expected: [/ERR_FAILED/, /request failed/, /ApiError/] });
    await page.route('**/api/upload-photo', (route) => route.abort());
    await page.getByRole('link', { name: 'Add an item' }).click();
    await page.getByLabel('Title').fill('Our film');
    await page.getByLabel('YouTube link').fill('https://youtu.be/M7lc1UVf-VE');
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await toast(page, galleryMessages.uploadFailure).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Our film');
  });

  test('needs a title and a picture or YouTube link', async () => {
    const page = await visitTab();
    await page.getByRole('link', { name: 'Add an item' }).click();
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await messages(page).getByText(galleryMessages.noPicture).waitFor();
    await page.getByLabel('Title').fill('Our film');
    await page.getByLabel('YouTube link').fill('https://vimeo.com/123456789');
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await messages(page).getByText('Please paste the link of a YouTube video.').waitFor();
    await expect.poll(() => page.getByLabel('YouTube link').getAttribute('aria-invalid')).toBe('true');

    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Add an item' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Add an item' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Our film');
    await page.getByLabel('YouTube link').fill(video);
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await pictureFile('still.png'));
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await toast(page, galleryMessages.added).waitFor();
    await expect.poll(async () => (await titles(page))[0]).toBe('Our film');
    await expect.poll(async () => (await publicTitles())[0]).toBe('Our film');
  });

  test('can be edited', async () => {
    const { api, item } = await addVideo('Film of one');
    const page = await visitTab();
    await page.getByRole('link', { name: 'Edit Film of one' }).click();
    await page.getByLabel('What it shows').fill('From here.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, galleryMessages.updated).waitFor();
    await expect.poll(async () => (await api.gallery.get({ params: { id: item.id } })).alt).toBe('From here.');
  });

  test('is cut around a point that is chosen with the mouse or the keyboard', async () => {
    const { api, id } = await addPhotograph('Asha at work');
    const page = await visitTab();
    await page.getByRole('link', { name: 'Edit Asha at work' }).click();
    const [left, top] = [page.getByLabel('From the left'), page.getByLabel('From the top')];
    const stored = async () => (await api.gallery.get({ params: { id } })).focus;
    await expect.poll(async () => Number(await left.inputValue())).toBe((await stored())?.x);

    const preview = page.locator('.focus-picture');
    await expect
      .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width = 0, height = 0 } = (await preview.boundingBox()) ?? {};
    await preview.click({ position: { x: width * 0.8, y: height * 0.2 } });
    await expect.poll(() => left.inputValue()).toBe('80');
    await expect.poll(() => top.inputValue()).toBe('20');
    await left.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, galleryMessages.updated).waitFor();
    await expect.poll(stored).toEqual({ x: 81, y: 19 });
    await expectAccessible(page);

    const visitor = await visit('/gallery');
    const image = visitor.getByRole('link', { name: 'Asha at work' }).locator('img');
    await expect
      .poll(() => image.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc))
      .toMatch(/-3x2-\d+\.avif$/);
    await expect.poll(() => image.getAttribute('data-x')).toBe('8');
  });

  test('is deleted after a confirmation, and stays when the server refuses', async () => {
    await addVideo('Not for long');
    const page = await visitTab({ expected: [/status of 500|ApiError/] });
    const remove = page.getByRole('button', { name: 'Delete Not for long' });
    await remove.click();
    await page.getByRole('alertdialog', { name: 'Delete this item?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.route('**/api/gallery/*', (route) => route.fulfill({ status: 500, body: '' }));
    await remove.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, galleryMessages.deleteFailure).waitFor();
    await expect.poll(() => titles(page)).toContain('Not for long');

    await page.unroute('**/api/gallery/*');
    await remove.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, galleryMessages.deleted).waitFor();
    await expect.poll(() => titles(page)).not.toContain('Not for long');
    await expect.poll(() => publicTitles()).not.toContain('Not for long');

    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, galleryMessages.restored).waitFor();
    await expect.poll(() => titles(page)).toContain('Not for long');
    await expect.poll(() => publicTitles()).toContain('Not for long');
  });
});

describe('pictures before and after', () => {
  test('are added with a consent, and are gone at once when it is withdrawn', async () => {
    const page = await visitTab({ expected: [refused, /status of 404/] });
    await page.getByRole('link', { name: 'Add an item' }).click();
    await page.getByLabel('Category').selectOption('Before and after');
    await page.getByLabel('Title').fill('A straighter back');
    await page.getByLabel('Picture after').setInputFiles(await pictureFile('after.png'));
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await messages(page).getByText('Please choose the picture before and the one after.').waitFor();
    await messages(page).getByText('Please say who agreed to these pictures, and when.').waitFor();
    await page.getByLabel('Picture before').setInputFiles(await pictureFile('before.png'));
    await page.getByLabel('Who agreed').fill('Patient A');
    await page.getByLabel('When they agreed').fill('2026-11-18');
    await page.getByRole('button', { name: 'Add to the gallery' }).click();
    await toast(page, galleryMessages.added).waitFor();

    const visitor = await visit('/gallery?category=before-after', { expected: [/status of 404/] });
    const shown = visitor.getByRole('link', { name: 'A straighter back' }).locator('img');
    await expect.poll(() => shown.count()).toBe(2);
    const loaded = (image: HTMLImageElement) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : '');
    const addresses: string[] = [];
    for (const image of await shown.all()) {
      await expect.poll(() => image.evaluate(loaded)).not.toBe('');
      addresses.push(await image.evaluate(loaded));
    }
    const statuses = async () =>
      visitor.evaluate((all) => Promise.all(all.map(async (address) => (await fetch(address)).status)), addresses);
    expect(await statuses()).toEqual([200, 200]);

    await page.getByRole('link', { name: 'Edit A straighter back' }).click();
    await page.getByText('Patient A').waitFor();
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw the consent to these pictures?' });
    await expect.poll(() => question.innerText()).toContain('You cannot undo this.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Withdraw consent' }).click();
    await toast(page, 'The consent is withdrawn, and the pictures are gone.').waitFor();
    await expect.poll(() => titles(page)).not.toContain('A straighter back');
    expect(await statuses()).toEqual([404, 404]);
    await visitor.reload();
    await visitor.getByText(galleryMessages.empty).waitFor();
  });
});

describe('the order', () => {
  test('changes by keyboard and by mouse, is announced, and is the order of the website', async () => {
    for (const title of ['Third', 'Second', 'First']) await addVideo(title);
    const page = await visitTab();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'Move down: First' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/^First is now number 3 of \d+\.$/).waitFor();
    await expect.poll(() => focused()).toBe('Move down: First');
    await expect.poll(async () => (await publicTitles()).slice(0, 3)).toEqual(['Second', 'Third', 'First']);

    await page.getByRole('button', { name: 'Move to the top: First' }).press('Enter');
    await page.getByText(/^First is now number 1 of/).waitFor();
    await expect.poll(() => focused()).toBe('Move to the top: First');
    await page.getByRole('button', { name: 'Move up: Third' }).press('Enter');
    await expect.poll(async () => (await publicTitles()).slice(0, 3)).toEqual(['First', 'Third', 'Second']);

    await items(page).nth(2).locator('.row-grip').dragTo(items(page).nth(0));
    await expect.poll(async () => (await publicTitles()).slice(0, 3)).toEqual(['Second', 'First', 'Third']);
    await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Second', 'First', 'Third']);
    const visitor = await visit('/gallery');
    const tiles = visitor.getByRole('main').getByRole('listitem');
    expect(await Promise.all([0, 1, 2].map((place) => tiles.nth(place).innerText()))).toEqual([
      expect.stringContaining('Second'),
      expect.stringContaining('First'),
      expect.stringContaining('Third'),
    ]);
  });

  test('returns to the stored one when a move fails', async () => {
    const { api, item } = await addVideo('Stubborn');
    const page = await visitTab({ expected: [/status of (412|500)|ApiError/] });
    const before = await titles(page);
    await page.route('**/position', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Move down: Stubborn' }).click();
    await toast(page, galleryMessages.moveFailure).waitFor();
    await expect.poll(() => titles(page)).toEqual(before);
    await page.unroute('**/position');

    await api.gallery.update({ params: { id: item.id }, body: { title: 'Changed elsewhere' } });
    await page.getByRole('button', { name: 'Move down: Stubborn' }).click();
    await toast(page, 'Someone else has changed the gallery; this is how it is now.').waitFor();
    await expect.poll(async () => (await titles(page))[0]).toBe('Changed elsewhere');
  });
});

describe('an empty gallery', () => {
  const newClinic = prepareVisits({ SEED: 'reference' });

  test('says so, and how to add the first item', async () => {
    const page = await newClinic.visitAdmin('/admin/gallery', wide);
    await page.getByText(galleryMessages.empty, { exact: true }).waitFor();
    await expectAccessible(page);
  });
});

test('the queue, the forms and the dialog are accessible in a narrow and in a wide window', async () => {
  const page = await visitTab({ viewport: { width: 1280, height: 800 } });
  await choose(page, [await pictureFile('IMG_1.png'), await brokenFile('Broken.png')]);
  await page.getByRole('button', { name: 'Upload 2 pictures' }).click();
  await queued(page, 'Broken.png').getByText('This picture is damaged').waitFor();
  await expectAccessibleInAnyWindow(page);
  await page.getByRole('link', { name: 'Add an item' }).click();
  await page.getByRole('button', { name: 'Add to the gallery' }).click();
  await page.getByText('One thing to check').waitFor();
  await expectAccessibleInAnyWindow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Add an item' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Edit A treatment room' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await expectAccessibleInAnyWindow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete A treatment room' }).click();
  await page.getByRole('alertdialog', { name: 'Delete this item?' }).waitFor();
  await expectAccessibleInAnyWindow(page);
});
