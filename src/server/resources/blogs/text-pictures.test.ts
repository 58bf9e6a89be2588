import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import { fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { speak } from '#server/testing/speak.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  admin = await site.signIn();
});
afterAll(() => site.close());

const upload = async (image: Blob | undefined) =>
  site.post('/api/blog-pictures', formOf({ ...(image && { image }) }), admin);
const addPicture = async (): Promise<string> => (await upload(await pictureOf())).body.image_url;
const showing = (...pictures: string[]) => pictures.map((src) => `<img src="${src}" alt="A knee">`).join('');
const addBlog = async (content: string) =>
  (await site.post('/api/blogs', formOf({ title: 'Knees', content }), admin)).body;
const changeBlog = async (id: number, content: string) =>
  site.put(`/api/blogs/${id}`, formOf({ title: 'Knees', content, status: 'Draft' }), admin);
const isThere = async (picture: string) => (await site.get(picture)).status === 200;

/** Lets the retention of unused pictures expire, and uploads another one, which triggers the clean-up. */
async function cleanUp() {
  site.clock.now += serverLimits.unusedPicture + 1;
  admin = await site.signIn();
  await addPicture();
}

describe('a picture for the text of a blog', () => {
  test('is stored like other uploads, and answered with its address and size', async () => {
    const { status, body } = await upload(await pictureOf({ width: 3_000, height: 1_500 }, 'jpeg'));
    expect(status).toBe(201);
    expect(body).toEqual({
      image_url: expect.stringMatching(/^\/uploads\/blogs\/[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$/),
      width: 1_600,
      height: 800,
    });
    const { bytes, headers } = await site.get(body.image_url);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 800 });
  });

  test('stays in the text unchanged', async () => {
    const picture = await addPicture();
    const { content_html } = await addBlog(`<p>Look:</p><img src="${picture}" alt="A knee" width="320" height="200">`);
    expect(content_html).toBe(`<p>Look:</p><img src="${picture}" alt="A knee" width="320" height="200" />`);
  });

  test.each([
    ['nothing', undefined, 'Please choose a picture.'],
    ['text', fileOf('hello', 'a.png', 'image/png'), 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['an SVG', fileOf('<svg/>', 'a.svg', 'image/svg+xml'), 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'],
    [
      'a damaged one',
      fileOf('GIF89a<script>', 'a.gif', 'image/gif'),
      'This picture is damaged or too large to be read. Please choose another one.',
    ],
  ])('is refused when it is %s', async (_what, file, message) => {
    const before = storedPictures(site);
    const { status, body } = await upload(file ?? new Blob([]));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'image', message }]);
    expect(storedPictures(site)).toEqual(before);
  });

  test('is refused at 20 MB', async () => {
    const { status, body } = await upload(fileOf(new Uint8Array(20 * 1_048_576), 'a.png', 'image/png'));
    expect(status).toBe(413);
    expect(body.detail).toBe('Please send at most 11 MB.');
  });
});

describe('of the pictures for texts', () => {
  test('those that no blog uses are deleted after a while', async () => {
    const picture = await addPicture();
    site.clock.now += serverLimits.unusedPicture - 60_000;
    admin = await site.signIn();
    await addPicture();
    expect(await isThere(picture)).toBe(true);
    await cleanUp();
    expect(await isThere(picture)).toBe(false);
  });

  test('those that a blog uses are never deleted', async () => {
    const picture = await addPicture();
    await addBlog(showing(picture));
    await cleanUp();
    await cleanUp();
    expect(await isThere(picture)).toBe(true);
  });

  test('one that a blog no longer uses is deleted after a while, unless it is used again', async () => {
    const [dropped, restored] = [await addPicture(), await addPicture()];
    const { id } = await addBlog(showing(dropped, restored));
    await cleanUp();
    await changeBlog(id, '<p>No pictures.</p>');
    await addPicture();
    expect(await isThere(dropped)).toBe(true);
    await changeBlog(id, showing(restored));
    await cleanUp();
    expect(await isThere(dropped)).toBe(false);
    expect(await isThere(restored)).toBe(true);
  });

  test('those of a deleted blog are deleted, unless another blog uses them', async () => {
    const [own, shared] = [await addPicture(), await addPicture()];
    const { id } = await addBlog(showing(own, shared));
    await addBlog(showing(shared));
    expect((await site.delete(`/api/blogs/${id}`, admin)).status).toBe(204);
    await cleanUp();
    expect(await isThere(own)).toBe(false);
    expect(await isThere(shared)).toBe(true);
  });

  test('those that only a translation shows are never deleted while it does', async () => {
    const [original, translated] = [await addPicture(), await addPicture()];
    const { id, slug } = await addBlog(showing(original));
    await site.put(
      `/api/blogs/${id}`,
      formOf({ title: 'Knees', content: showing(original), status: 'Published' }),
      admin,
    );
    await speak(site, 'hi');
    const translate = async (content: string) =>
      (await site.put(`/api/translations/hi/blog/${id}`, { words: { content } }, admin)).status;
    const text = `<p>घुटने</p><img src="${original}" alt="एक घुटना" width="32" height="20" /><img src="${translated}" alt="दो घुटने" />`;
    expect(await translate(`${text}<img src="https://other.example/a.png" alt="x" />`)).toBe(200);
    const { body } = await site.get(`/api/published-blogs/${slug}`, { 'Accept-Language': 'hi' });
    expect(body.content_html).toBe(text);
    await changeBlog(id, '<p>No pictures.</p>');
    await cleanUp();
    await cleanUp();
    expect([await isThere(original), await isThere(translated)]).toEqual([true, true]);
    expect(await translate('<p>घुटने</p>')).toBe(200);
    await cleanUp();
    expect([await isThere(original), await isThere(translated)]).toEqual([false, false]);
  });

  test('other pictures are never deleted by the clean-up', async () => {
    const { body } = await site.post(
      '/api/blogs',
      formOf({ title: 'With a picture above', content: 'Text.', image: await pictureOf() }),
      admin,
    );
    await cleanUp();
    expect(await isThere(`/${body.image_url}`)).toBe(true);
  });

  test('one that no one has uploaded is ignored', async () => {
    const { content_html } = await addBlog(showing('/uploads/blogs/no-such-picture.webp'));
    expect(content_html).toContain('no-such-picture');
    await cleanUp();
  });
});

describe('the picture above the text', () => {
  test('can be removed, unless a new one is sent', async () => {
    const image = await pictureOf();
    const { body } = await site.post('/api/blogs', formOf({ title: 'A', content: 'B', image }), admin);
    const update = (fields: Record<string, string | Blob>) =>
      site.put(`/api/blogs/${body.id}`, formOf({ title: 'A', content: 'B', status: 'Draft', ...fields }), admin);
    expect((await update({ remove_image: '0' })).body.image_url).toBe(body.image_url);
    const { body: replaced } = await update({ remove_image: '1', image: await pictureOf() });
    expect(replaced.image_url).toEqual(expect.stringMatching(/\.jpg$/));
    expect(await isThere(`/${body.image_url}`)).toBe(false);
    expect((await update({ remove_image: '1' })).body.image_url).toBeNull();
    expect(await isThere(`/${replaced.image_url}`)).toBe(false);
  });
});
