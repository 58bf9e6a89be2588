import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signedIn } from './testing/admin-pages.ts';
import { contentOf, titleOf, tool } from './testing/blog-pages.ts';
import { give, heicPhoto, writeLargePhoto } from './testing/photos.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();

/** The path of a photo over the limit. */
let large: string;
let session: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  large = await writeLargePhoto('large.png');
  expect(statSync(large).size).toBeGreaterThan(limits.picture);
  session = await signedIn(site(), await visit('/login'));
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
  'a practitioner': { path: '/admin/clinic', open: (page) => page.getByText('Dr. Nila Sample [PT]').first().click() },
  'a slide': { path: '/admin/clinic', open: (page) => page.locator('#heroSlides summary').first().click() },
};

const visitField = async (what: string) => {
  const { path, open } = fields[what] ?? { path: '' };
  const page = await visit(path, { viewport: { width: 1440, height: 900 }, storageState: session });
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
    if (fields[what]?.path === '/admin/clinic') {
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
    expect(await page.getByText(heicAdvice).count()).toBe(0);
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
    expect(await dialog.getByRole('img').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('a large photo that is pasted into the gallery or a picture field is made smaller', async () => {
  const page = await visit('/admin/gallery', { storageState: session });
  await give('paste', page.locator('#main'), large);
  await page.getByRole('group', { name: 'large.png' }).waitFor();
  expect(await page.getByText(/larger than 10 MB/).count()).toBe(0);
  const { field } = await visitField('a condition');
  await give('paste', field, large);
  await field.getByRole('img', { name: 'Chosen picture: large.png' }).waitFor();
});

test('a form that is sent while its photo is made smaller waits for it', async () => {
  const { page, field } = await visitField('a blog');
  await titleOf(page).fill('A large photo');
  await contentOf(page).fill('With a picture.');
  // In one task, so that the photo cannot be ready in between.
  const input = field.locator('input[type=file]');
  await input.evaluate((element: HTMLInputElement) =>
    element.addEventListener('change', () => setTimeout(() => element.form?.requestSubmit()), { once: true }),
  );
  await input.setInputFiles(large);
  await page.getByRole('status', { name: 'Messages' }).getByText(blogMessages.added).waitFor();
  await button(page, 'Remove picture').waitFor();
  const [blog] = (await (await signInToApi(site())).blogs.list({ query: { q: 'large photo' } })).body.blogs;
  expect(blog?.image_url).toMatch(/^uploads\//);
});
