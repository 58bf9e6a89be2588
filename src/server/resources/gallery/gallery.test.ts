import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { photographOf } from '#server/testing/photographs.ts';
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
  test('accepts a picture with alternative text and treatment', async () => {
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
      before_path: null,
      image_path: expect.stringMatching(/^uploads\/gallery\/[\da-f]{16}-[\dx]+-[\da-f]{6}-\d+-\d+\.jpg$/),
      youtube_link: null,
      poster_path: null,
      treatment_name: 'Kinesio Taping',
      alt: 'A bright room with a couch.',
      category: null,
      focus: { x: 50, y: 50 },
      created_at: '2026-11-20T06:00:00.000Z',
      version: 1,
    });
    expect((await listed())[0]).toEqual(body);
  });

  test('accepts a video', async () => {
    const { status, body } = await add({ title: 'A video', youtubeLink: video });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'A video',
      image_path: null,
      youtube_link: video,
      treatment_name: 'A video',
      alt: null,
    });
    expect(await listed()).toContainEqual(body);
  });

  test('answers the picture of a video as its poster, so that clients that show pictures first show the video', async () => {
    const { body } = await add({ title: 'Both', image: await pictureOf(), youtubeLink: video });
    expect(body).toMatchObject({
      image_path: null,
      poster_path: expect.stringContaining('uploads/gallery/'),
      youtube_link: video,
    });
  });

  test('normalises the link', async () => {
    const failures = await failuresOf(
      [
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
      ],
      async (youtubeLink) => {
        const { status, body } = await add({ title: 'A video', youtubeLink });
        expect(status).toBe(201);
        expect(body.youtube_link).toBe(video);
      },
    );
    expect(failures).toEqual([]);
  });

  test('refuses another link as a video', async () => {
    const failures = await failuresOf(
      [
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
      ],
      async (youtubeLink) => {
        const message = 'Please paste the link of a YouTube video.';
        const { status, body } = await add({ title: 'A video', youtubeLink });
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field: 'youtubeLink', message }] });
      },
    );
    expect(failures).toEqual([]);
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
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
      ],
      async ([fields, field, message]) => {
        const before = await listed();
        const { status, body } = await add(fields);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await listed()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('refuses JSON', async () => {
    const { status, body } = await site.post('/api/upload-photo', { title: 'x', youtubeLink: video }, admin);
    expect(status).toBe(415);
    expect(body.detail).toBe('Please send this as multipart/form-data.');
  });
});

describe('categories', () => {
  const addIn = async (title: string, category: string) => add({ title, category, youtubeLink: video });

  test('narrow the list, page by page, and are counted while they have items', async () => {
    const clinic = await createTestApp();
    onTestFinished(() => clinic.close());
    const headers = await clinic.signIn();
    const post = async (title: string, category: string) =>
      (await clinic.post('/api/upload-photo', formOf({ title, category, youtubeLink: video }), headers)).body;
    expect((await clinic.get('/api/gallery-categories')).body).toEqual([]);
    await post('Hall', 'rooms');
    for (const title of ['Asha', 'Ravi', 'Meera']) await post(title, 'people');
    await post('Unsorted', '');
    expect((await clinic.get('/api/gallery-categories')).body).toEqual([
      { category: 'people', count: 3 },
      { category: 'rooms', count: 1 },
    ]);
    const pages = await readPages(clinic, '/api/gallery?limit=2&category=people');
    expect(pages.map((page) => page.map(({ title }: { title: string }) => title))).toEqual([
      ['Meera', 'Ravi'],
      ['Asha'],
    ]);
    const { body } = await clinic.get('/api/gallery');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Unsorted', 'Meera', 'Ravi', 'Asha', 'Hall']);
    await clinic.delete(`/api/gallery/${body[4].id}`, headers);
    expect((await clinic.get('/api/gallery-categories')).body).toEqual([{ category: 'people', count: 3 }]);
  });

  test('are chosen from the list, and changed and cleared with the texts', async () => {
    const { id, category } = (await addIn('Sports day', 'events')).body;
    expect(category).toBe('events');
    const change = async (body: object) => (await site.put(`/api/gallery/${id}`, body, admin)).body.category;
    expect(await change({ title: 'Sports day', category: 'people' })).toBe('people');
    expect(await change({ title: 'Sports day', category: '' })).toBeNull();
    const message = 'Please choose a category from the list.';
    expect(await addIn('Sports day', 'moon')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'category', message }] },
    });
    expect((await site.get('/api/gallery?category=moon')).status).toBe(422);
  });
});

describe('changing the texts', () => {
  const change = (id: number, body: object, headers = {}) =>
    site.put(`/api/gallery/${id}`, body, { ...admin, ...headers });
  const item = async () =>
    (await add({ title: 'Room', image: await pictureOf(), alt: 'A room.', treatment_name: 'Kinesio Taping' })).body;

  test('leaves the picture unchanged and increments the version', async () => {
    const before = await item();
    const texts = { title: ' Bright room ', alt: 'A bright room.', treatment_name: 'Manual Therapy' };
    const { status, body, headers } = await change(before.id, texts, { 'If-Match': '"1"' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toEqual({ ...before, ...texts, title: 'Bright room', version: 2 });
    expect(await site.get(`/api/gallery/${before.id}`)).toMatchObject({ status: 200, body });
    expect(await listed()).toContainEqual(body);
  });

  test('clears texts that are blank or omitted', async () => {
    const { id } = await item();
    expect((await change(id, { title: 'Room', alt: ' ' })).body).toMatchObject({ alt: null, treatment_name: 'Room' });
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ title: ' ' }, 'title', 'Please enter a title.'],
        [{}, 'title', 'Please enter a title.'],
        [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters.'],
        [{ title: 'x', alt: 'x'.repeat(201) }, 'alt', 'Please use at most 200 characters.'],
        [{ title: 'x', treatment_name: 7 }, 'treatment_name', 'Please enter text.'],
      ],
      async ([texts, field, message]) => {
        const before = await item();
        const { status, body } = await change(before.id, texts);
        expect(status).toBe(422);
        expect(body).toMatchObject({ errors: [{ field, message }] });
        expect((await site.get(`/api/gallery/${before.id}`)).body).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused for a stale version or a deleted item', async () => {
    const { id } = await item();
    await change(id, { title: 'First' });
    expect((await change(id, { title: 'Second' }, { 'If-Match': '"1"' })).status).toBe(412);
    expect((await site.get(`/api/gallery/${id}`)).body.title).toBe('First');
    await site.delete(`/api/gallery/${id}`, admin);
    expect(await change(id, { title: 'Third' })).toMatchObject({
      status: 404,
      body: { detail: 'Gallery item not found.' },
    });
    expect((await site.get(`/api/gallery/${id}`)).status).toBe(404);
  });
});

describe('the focal point', () => {
  const photograph = async () =>
    fileOf(await photographOf({ width: 600, height: 400, subject: { x: 25, y: 30 } }), 'photo.jpg', 'image/jpeg');

  test('is found in a new picture, and cuts it again when it is changed, without its old files', async () => {
    const { id, ...before } = (await add({ title: 'Asha', image: await photograph() })).body;
    expect(before.focus).toEqual({ x: expect.any(Number), y: expect.any(Number) });
    const change = async (body: object) => site.put(`/api/gallery/${id}`, { title: 'Asha', ...body }, admin);
    const { status, body } = await change({ focus: { x: 80, y: 10 } });
    expect([status, body.focus, body.version]).toEqual([200, { x: 80, y: 10 }, 2]);
    expect(body.image_path).toMatch(/-80-10\.jpg$/);
    expect((await site.get(`/${body.image_path}`)).status).toBe(200);
    expect((await site.get(`/${before.image_path}`)).status).toBe(404);

    const files = storedPictures(site).length;
    expect((await change({ focus: { x: 80, y: 10 }, alt: 'Asha laughs.' })).body.image_path).toBe(body.image_path);
    expect((await change({ alt: 'Asha smiles.' })).body.image_path).toBe(body.image_path);
    expect(storedPictures(site)).toHaveLength(files);
  });

  test('is refused outside of the picture, and where there is no picture to cut', async () => {
    const { id } = (await add({ title: 'Ravi', image: await photograph() })).body;
    const film = (await add({ title: 'A film', youtubeLink: video })).body;
    expect(film.focus).toBeNull();
    const failures = await failuresOf(
      [
        [id, { x: 101, y: 0 }, 'Please choose a point within the picture.'],
        [id, { x: 1.5, y: 0 }, 'Please choose a point within the picture.'],
        [film.id, { x: 1, y: 1 }, 'This picture cannot be cut again. Please upload it once more.'],
      ],
      async ([item, focus, detail]) => {
        const before = storedPictures(site);
        const answer = await site.put(`/api/gallery/${item}`, { title: 'x', focus }, admin);
        expect(answer).toMatchObject({ status: 422, body: { detail } });
        expect(storedPictures(site)).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('of a version that someone else has changed is refused, and leaves no files', async () => {
    const { id } = (await add({ title: 'Meera', image: await photograph() })).body;
    await site.put(`/api/gallery/${id}`, { title: 'Meera S.' }, admin);
    const before = storedPictures(site);
    const body = { title: 'Meera', focus: { x: 1, y: 1 } };
    expect((await site.put(`/api/gallery/${id}`, body, { ...admin, 'If-Match': '"1"' })).status).toBe(412);
    expect(storedPictures(site).toSorted()).toEqual(before.toSorted());
  });
});

describe('moving', () => {
  let clinic: TestApp;
  let headers: { Authorization: string };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    clinic = await createTestApp();
    headers = await clinic.signIn();
    for (const title of ['E', 'D', 'C', 'B', 'A'])
      ids[title] = (await clinic.post('/api/upload-photo', formOf({ title, youtubeLink: video }), headers)).body.id;
  });
  afterAll(() => clinic.close());

  const order = async (path = '/api/gallery') =>
    (await clinic.get(path)).body.map((item: { title: string }) => item.title).join('');
  const move = (title: string, after: string | null, more = {}) =>
    clinic.put(`/api/gallery/${ids[title]}/position`, { after: after && ids[after] }, { ...headers, ...more });
  const stored = async (title: string) =>
    clinic.db.selectFrom('gallery_items').selectAll().where('title', '=', title).executeTakeFirstOrThrow();

  test('an item is moved to behind another', async () => {
    const failures = await failuresOf(
      [
        ['C', null, 'CABDE'],
        ['C', 'B', 'ABCDE'],
        ['A', 'E', 'BCDEA'],
        ['A', null, 'ABCDE'],
        ['B', 'A', 'ABCDE'],
        ['A', null, 'ABCDE'],
        ['D', 'A', 'ADBCE'],
        ['D', 'C', 'ABCDE'],
      ],
      async ([title, after, expected]) => {
        const { status, body, headers: answered } = await move(title, after);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: ids[title], title });
        expect(answered.get('ETag')).toBe(`"${body.version}"`);
        expect(await order()).toBe(expected);
      },
    );
    expect(failures).toEqual([]);
  });

  test('does not change other items', async () => {
    const others = async () => Promise.all(['A', 'B', 'C', 'E'].map(stored));
    const before = await others();
    await move('D', 'A');
    expect(await others()).toEqual(before);
    await move('D', 'C');
  });

  test('works any number of times, without changing the versions of other items', async () => {
    const { version } = await stored('E');
    for (let round = 0; round < 30; round += 1) {
      await move('C', 'A');
      expect(await order()).toBe('ACBDE');
      await move('B', 'A');
      expect(await order()).toBe('ABCDE');
    }
    expect((await stored('E')).version).toBe(version);
  });

  test('works between items that have the same position', async () => {
    const { position } = await stored('B');
    await clinic.db.updateTable('gallery_items').set({ position }).where('title', 'in', ['C', 'D']).execute();
    // Newer items come first at the same position.
    expect(await order()).toBe('ABCDE');
    await move('E', 'C');
    expect(await order()).toBe('ABCED');
    await move('E', 'D');
    expect(await order()).toBe('ABCDE');
  });

  test('is refused when the version is stale', async () => {
    const { version } = await stored('A');
    const old = { 'If-Match': `"${version}"` };
    expect((await move('A', 'B', old)).status).toBe(200);
    expect((await move('A', 'C', old)).status).toBe(412);
    expect(await order()).toBe('BACDE');
    await move('A', null);
  });

  test('after itself or after an item that does not exist is refused', async () => {
    ids['gone'] = 999_999;
    for (const after of ['A', 'gone'])
      expect(await move('A', after)).toMatchObject({ status: 422, body: { errors: [{ field: 'after' }] } });
    expect((await move('gone', 'A')).status).toBe(404);
    expect(await clinic.put(`/api/gallery/${ids['A']}/position`, {}, headers)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'after' }] },
    });
    expect(await order()).toBe('ABCDE');
  });

  test('keeps the pages of the list consistent', async () => {
    await move('E', 'A');
    for (const limit of [1, 2, 3]) {
      const pages = await readPages(clinic, `/api/gallery?limit=${limit}`);
      expect(pages.flat().map((item: { title: string }) => item.title)).toEqual(['A', 'E', 'B', 'C', 'D']);
    }
    // An item is moved and one is added between two pages: the items still to come appear once each.
    const first = await clinic.get('/api/gallery?limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    await move('A', null);
    await clinic.post('/api/upload-photo', formOf({ title: 'new', youtubeLink: video }), headers);
    expect(await order(next)).toBe('BC');
  });

  test('does not affect that new items come first', async () => {
    expect(await order()).toBe('newAEBCD');
  });
});

describe('deleting', () => {
  test('deletes the picture, once that can no longer be undone', async () => {
    const { body } = await add({ title: 'Gone', image: await pictureOf() });
    expect(storedPictures(site)).toContain(body.image_path);
    const { status, body: nothing } = await site.delete(`/api/gallery/${body.id}`, admin);
    expect(status).toBe(204);
    expect(nothing).toBe('');
    expect((await listed()).map((item: { id: number }) => item.id)).not.toContain(body.id);
    expect((await site.get(`/${body.image_path}`)).status).toBe(200);
    await endUndo(site);
    expect((await site.get(`/${body.image_path}`)).status).toBe(404);
    expect(storedPictures(site)).not.toContain(body.image_path);
  });

  test('deletes a video; a second time it is not found', async () => {
    const { body } = await add({ title: 'Gone', youtubeLink: video });
    expect((await site.delete(`/api/gallery/${body.id}`, admin)).status).toBe(204);
    expect(await site.delete(`/api/gallery/${body.id}`, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Gallery item not found.' },
    });
  });

  test('is refused when the version is stale, and the picture remains', async () => {
    const { body } = await add({ title: 'Unchanged', image: await pictureOf() });
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

  test('is a bare array, newest first, with the total in a header', async () => {
    const { body, headers } = await list.get('/api/gallery');
    expect(titles(body)).toEqual(['fourth', 'third', 'second', 'first']);
    expect(headers.get('X-Total-Count')).toBe('4');
    expect(headers.get('Link')).toBeNull();
  });

  test.each([1, 2, 3, 4])('is paged by %i through Link headers', async (limit) => {
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
