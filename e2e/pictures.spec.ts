import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as blogMessages from '#contract/messages/blogs.ts';
import { limits } from '#contract/plain/limits.ts';
import { signInToApi } from './testing/admin-api.ts';
import { contentOf, titleOf, tool } from './testing/blog-pages.ts';
import { give, heicPhoto, writeLargePhoto, writeZeros } from './testing/photos.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

/** The path of a photo over the limit. */
let large: string;
beforeAll(async () => {
  large = await writeLargePhoto('large.png');
  expect(statSync(large).size).toBeGreaterThan(limits.picture);
});

afterAll(() => rmSync(dirname(large), { recursive: true, force: true }));

const heicAdvice = 'This is a HEIC photo, which most browsers cannot show. Save it as JPEG first';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Every field for a picture, by where it is. */
const fields: Record<string, { path: string; open?: (page: Page) => Promise<void> }> = {
  'a gallery item': { path: '/admin/gallery?open=new' },
  'a blog': { path: '/admin/blogs/new' },
  'the text of a blog': { path: '/admin/blogs/new', open: (page) => tool(page, 'Picture').click() },
  'a condition': { path: '/admin/conditions/new' },
  'a practitioner': {
    path: '/admin/clinic/team',
    open: (page) => page.getByText('Dr. Nila Sample [PT]').first().click(),
  },
  'a slide': { path: '/admin/clinic', open: (page) => page.locator('#heroSlides summary').first().click() },
};

const visitField = async (what: string) => {
  const { path, open } = fields[what] ?? { path: '' };
  const page = await visitAdmin(path, { viewport: { width: 1440, height: 900 } });
  await open?.(page);
  return { page, field: page.locator('.picture-field:visible').last() };
};

describe.each(Object.keys(fields))('the picture of %s', (what) => {
  test('is made smaller when it is over the limit, and a HEIC photo is refused with advice', async () => {
    const { page, field } = await visitField(what);
    const input = field.locator('input[type=file]');
    await input.setInputFiles(heicPhoto);
    await page.getByText(heicAdvice).waitFor();
    await give('drop', field, heicPhoto);
    await page.getByText(heicAdvice).waitFor();
    await input.setInputFiles(large);
    // Pictures of the profile are uploaded at once, others wait in the field until their form is sent.
    if (fields[what]?.path.startsWith('/admin/clinic')) {
      await field.getByRole('img', { name: 'The picture as it is now' }).waitFor();
    } else {
      await field.getByRole('img', { name: 'Chosen picture: large.png' }).waitFor();
      const sent = await input.evaluate((element: HTMLInputElement) => {
        const [file] = element.files ?? [];
        return { size: file?.size ?? Number.POSITIVE_INFINITY, type: file?.type };
      });
      expect(sent.type).toBe('image/jpeg');
      expect(sent.size).toBeLessThanOrEqual(limits.picture);
    }
    await expect.poll(() => page.getByText(heicAdvice).count()).toBe(0);
  });
});

test('a large photo that is pasted or dropped into a text is made smaller, and a HEIC photo is refused', async () => {
  const { page } = await visitField('a blog');
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  for (const event of ['paste', 'drop'] as const) {
    await give(event, contentOf(page), large);
    await dialog.getByRole('img', { name: 'Chosen picture: large.png' }).waitFor();
    await page.keyboard.press('Escape');
    await give(event, contentOf(page), heicPhoto);
    await dialog.getByText(heicAdvice).waitFor();
    await expect.poll(() => dialog.getByRole('img').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('a large photo that is pasted into the gallery or a picture field is made smaller', async () => {
  const page = await visitAdmin('/admin/gallery');
  await give('paste', page.locator('#main'), large);
  await page.getByRole('group', { name: 'large.png' }).waitFor();
  await expect.poll(() => page.getByText(/larger than 10 MB/).count()).toBe(0);
  const { field } = await visitField('a condition');
  await give('paste', field, large);
  await field.getByRole('img', { name: 'Chosen picture: large.png' }).waitFor();
});

describe('a form that is sent while its photo is made smaller', () => {
  /** The browser reads no picture until the returned function is called. */
  async function holdReading(page: Page) {
    const release = await page.evaluateHandle(() => {
      const { createImageBitmap: read } = window;
      const gate = Promise.withResolvers<void>();
      const wait = async (picture: Blob) => gate.promise.then(() => read(picture));
      Object.assign(window, { createImageBitmap: wait });
      return gate.resolve;
    });
    return () => release.evaluate((resolve) => resolve());
  }

  /** Sends a new blog whose picture is still being prepared. Resolves with what lets the picture be read. */
  async function sendEarly(title: string, picture: Parameters<Locator['setInputFiles']>[0]) {
    const { page, field } = await visitField('a blog');
    const release = await holdReading(page);
    const submitters = await page.evaluateHandle(() => {
      const seen: (string | undefined)[] = [];
      document.addEventListener('submit', ({ submitter }) => seen.push(submitter?.textContent.trim()));
      return seen;
    });
    await titleOf(page).fill(title);
    await contentOf(page).fill('With a picture.');
    await field.locator('input[type=file]').setInputFiles(picture);
    await field.getByText('Preparing the picture', { exact: true }).waitFor();
    await button(page, 'Add blog').click();
    return { page, release, submitters: () => submitters.jsonValue() };
  }

  const added = (page: Page) => page.getByRole('status', { name: 'Messages' }).getByText(blogMessages.added);

  async function findBlogs(title: string) {
    const { blogs } = (await (await signInToApi(site())).blogs.list({ query: { q: title } })).body;
    return blogs.filter((blog) => blog.title === title);
  }

  test('waits for it, and is sent by the same button', async () => {
    const { page, release, submitters } = await sendEarly('Photograph awaited', large);
    await expect.poll(() => submitters()).toEqual([]);
    await release();
    await added(page).waitFor();
    await expect.poll(() => submitters()).toEqual(['Add blog']);
    const [blog] = await findBlogs('Photograph awaited');
    expect(blog?.image_url).toMatch(/^uploads\//);
  });

  test('is not sent if the photo is refused', async () => {
    const unreadable = writeZeros('huge.png', limits.picture + 1);
    const { page, release, submitters } = await sendEarly('Photograph refused', unreadable);
    await release();
    await page.getByText('This picture is larger than 10 MB. Please choose a smaller one.', { exact: true }).waitFor();
    // Sent again, now without a picture: the first time has sent nothing.
    await button(page, 'Add blog').click();
    await added(page).waitFor();
    await expect.poll(() => submitters()).toEqual(['Add blog']);
    await expect.poll(() => findBlogs('Photograph refused')).toMatchObject([{ image_url: null }]);
  });
});
