import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf, readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const add = (fields: Record<string, string | Blob>) => site.post('/api/upload-photo', formOf(fields), admin);
const video = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const listed = async () => (await site.get('/api/gallery')).body;
const missing = 'Please provide an image or YouTube link with title.';

describe('adding', () => {
  test('takes a picture with what it shows and the treatment', async () => {
    const { status, body, headers } = await add({
      title: ' A treatment room ',
      image: await pictureOf(),
      alt: 'A bright room with a couch.',
      treatment_name: 'Kinesio Taping',
    });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'A treatment room',
      image_path: expect.stringMatching(/^uploads\/gallery\/[\da-f-]{36}\.webp$/),
      youtube_link: null,
      treatment_name: 'Kinesio Taping',
      alt: 'A bright room with a couch.',
      created_at: '2026-11-20T06:00:00.000Z',
      version: 1,
    });
    expect((await listed())[0]).toEqual(body);
  });

  test('takes a video', async () => {
    const { status, body } = await add({ title: 'A video', youtubeLink: video });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'A video',
      image_path: null,
      youtube_link: video,
      treatment_name: null,
      alt: null,
    });
    expect(await listed()).toContainEqual(body);
  });

  test('takes a picture and a video together', async () => {
    const { body } = await add({ title: 'Both', image: await pictureOf(), youtubeLink: video });
    expect(body).toMatchObject({ image_path: expect.stringContaining('uploads/gallery/'), youtube_link: video });
  });

  test.each([
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://youtube.com/watch?v=M7lc1UVf-VE&t=42s',
    'https://m.youtube.com/watch?app=desktop&v=M7lc1UVf-VE',
    'http://www.youtube.com/watch?v=M7lc1UVf-VE#top',
    'https://youtu.be/M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE?si=abc&t=3',
    'https://www.youtube.com/shorts/M7lc1UVf-VE',
    'https://www.youtube.com/shorts/M7lc1UVf-VE/?feature=share',
    'https://www.youtube.com/embed/M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0',
    '  https://WWW.YouTube.com/watch?v=M7lc1UVf-VE  ',
  ])('reads %s back as the one form of a link', async (youtubeLink) => {
    const { status, body } = await add({ title: 'A video', youtubeLink });
    expect(status).toBe(201);
    expect(body.youtube_link).toBe(video);
  });

  test.each([
    'M7lc1UVf-VE',
    'www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE-too-long',
    'https://www.youtube.com/watch?v=M7lc1UVf-V%22',
    'https://www.youtube.com/playlist?list=M7lc1UVf-VE',
    'https://www.youtube.com/@clinic',
    'https://www.youtube.com/live/M7lc1UVf-VE',
    'https://www.youtube.com/embed/M7lc1UVf-VE/more',
    'https://youtu.be/M7lc1UVf-VE/more',
    'https://vimeo.com/123456789',
    'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
    'https://evil.example/www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com@evil.example/watch?v=M7lc1UVf-VE',
    'ftp://www.youtube.com/watch?v=M7lc1UVf-VE',
    'javascript:alert(1)//www.youtube.com/watch?v=M7lc1UVf-VE',
    'not a link',
  ])('refuses %s as a video', async (youtubeLink) => {
    const message = 'Please paste the link of a YouTube video.';
    const { status, body } = await add({ title: 'A video', youtubeLink });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: message, errors: [{ field: 'youtubeLink', message }] });
  });

  test.each([
    [{ title: 'Neither' }, 'image', missing],
    [{ title: 'Blank link', youtubeLink: '  ' }, 'image', missing],
    [{ title: 'Empty file', image: fileOf('', 'empty.png', 'image/png') }, 'image', missing],
    [{ title: 'File input left empty', image: '' }, 'image', missing],
    [{ youtubeLink: video }, 'title', missing],
    [{ title: ' ', youtubeLink: video }, 'title', missing],
    [{ title: 'x'.repeat(201), youtubeLink: video }, 'title', 'Please use at most 200 characters.'],
    [
      { title: 'x', youtubeLink: video, treatment_name: 'x'.repeat(201) },
      'treatment_name',
      'Please use at most 200 characters.',
    ],
    [{ title: 'x', youtubeLink: video, alt: 'x'.repeat(201) }, 'alt', 'Please use at most 200 characters.'],
  ])('refuses %o', async (fields: Record<string, string | Blob>, field, message) => {
    const before = await listed();
    const { status, body } = await add(fields);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
    expect(await listed()).toEqual(before);
  });

  test('refuses JSON', async () => {
    const { status, body } = await site.post('/api/upload-photo', { title: 'x', youtubeLink: video }, admin);
    expect(status).toBe(415);
    expect(body.detail).toBe('Please send this as multipart/form-data.');
  });
});

describe('deleting', () => {
  test('takes the picture along', async () => {
    const before = storedPictures(site);
    const { body } = await add({ title: 'Gone', image: await pictureOf() });
    expect(storedPictures(site)).toContain(body.image_path);
    const { status, body: nothing } = await site.delete(`/api/gallery/${body.id}`, admin);
    expect(status).toBe(204);
    expect(nothing).toBe('');
    expect((await listed()).map((item: { id: number }) => item.id)).not.toContain(body.id);
    expect((await site.get(`/${body.image_path}`)).status).toBe(404);
    expect(storedPictures(site)).toEqual(before);
  });

  test('removes a video, once', async () => {
    const { body } = await add({ title: 'Gone', youtubeLink: video });
    expect((await site.delete(`/api/gallery/${body.id}`, admin)).status).toBe(204);
    expect(await site.delete(`/api/gallery/${body.id}`, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Gallery item not found.' },
    });
  });

  test('leaves the item and its picture when the version is another', async () => {
    const { body } = await add({ title: 'Kept', image: await pictureOf() });
    expect((await site.delete(`/api/gallery/${body.id}`, { ...admin, 'If-Match': '"2"' })).status).toBe(412);
    expect((await site.get(`/${body.image_path}`)).status).toBe(200);
    expect((await site.delete(`/api/gallery/${body.id}`, { ...admin, 'If-Match': '"1"' })).status).toBe(204);
  });
});

describe('the list', () => {
  let list: TestApp;

  beforeAll(async () => {
    list = await createTestApp();
    const headers = await list.signIn();
    for (const title of ['first', 'second', 'third', 'fourth']) {
      // The last two are added in the same millisecond.
      if (title !== 'fourth') list.clock.now += 1_000;
      await list.post('/api/upload-photo', formOf({ title, youtubeLink: video }), headers);
    }
  });
  afterAll(() => list.close());

  const titles = (items: { title: string }[]) => items.map((item) => item.title);

  test('is a bare array from new to old, with the total', async () => {
    const { body, headers } = await list.get('/api/gallery');
    expect(titles(body)).toEqual(['fourth', 'third', 'second', 'first']);
    expect(headers.get('X-Total-Count')).toBe('4');
    expect(headers.get('Link')).toBeNull();
  });

  test.each([1, 2, 3, 4])('comes in pages of %i that follow each other by their Link', async (limit) => {
    const pages = await readPages(list, `/api/gallery?limit=${limit}`);
    expect(titles(pages.flat())).toEqual(['fourth', 'third', 'second', 'first']);
    expect(pages).toHaveLength(Math.ceil(4 / limit));
  });

  test.each(['limit=0', 'limit=1001', 'limit=-1', 'limit=2.5', 'cursor=1', 'cursor=1.9999999999'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list.get(`/api/gallery?${query}`);
      expect(status).toBe(422);
      expect(body.errors[0].field).toBe(query.split('=')[0]);
    },
  );
});
