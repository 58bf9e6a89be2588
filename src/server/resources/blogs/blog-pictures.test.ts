import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

type Fields = Record<string, string | Blob>;

const text = { title: 'Sleeping better', content: 'A bad night makes pain worse.', status: 'Draft' };
const add = (fields: Fields = {}) => site.post('/api/blogs', formOf({ ...text, ...fields }), admin);
const change = (id: number, fields: Fields = {}, headers = {}) =>
  site.put(`/api/blogs/${id}`, formOf({ ...text, ...fields }), { ...admin, ...headers });
const all = async () => (await site.get('/api/allBlogs', admin)).body.blogs;

describe('changing a blog', () => {
  test('leaves its picture unchanged when none is sent, or its stored name', async () => {
    const { body } = await add({ image: await pictureOf() });
    expect((await change(body.id)).body.image_url).toBe(body.image_url);
    expect((await change(body.id, { image: '' })).body.image_url).toBe(body.image_url);
    const name = /^uploads\/([^/]+)$/.exec(body.image_url)?.[1] ?? '';
    for (const image_url of [`uploads/${name}`, `/uploads/${name}`, name])
      expect((await change(body.id, { image_url })).body.image_url).toBe(body.image_url);
    expect((await site.get(`/${body.image_url}`)).status).toBe(200);
  });

  test('replaces its picture and deletes the old one', async () => {
    const { body } = await add({ image: await pictureOf() });
    const { body: changed } = await change(body.id, {
      image: await pictureOf({ width: 50, height: 50 }),
      image_url: body.image_url,
    });
    expect(changed.image_url).not.toBe(body.image_url);
    expect((await site.get(`/${changed.image_url}`)).status).toBe(200);
    expect((await site.get(`/${body.image_url}`)).status).toBe(404);
  });

  test('from a stale version changes nothing and leaves no orphaned picture', async () => {
    const { body } = await add({ image: await pictureOf() });
    const { body: current } = await change(body.id, { title: 'By another' }, { 'If-Match': '"1"' });
    const before = storedPictures(site);
    const stale = await change(body.id, { title: 'Late', image: await pictureOf() }, { 'If-Match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect(await all()).toContainEqual(current);
    expect(storedPictures(site)).toEqual(before);
  });

  test('that does not exist is answered with 404 and leaves no orphaned picture', async () => {
    const before = storedPictures(site);
    const { status, body } = await change(999_999, { image: await pictureOf() });
    expect(status).toBe(404);
    expect(body.detail).toBe('Blog not found.');
    expect(storedPictures(site)).toEqual(before);
  });

  test('by deleting it deletes its picture, once that can no longer be undone', async () => {
    const { body } = await add({ image: await pictureOf() });
    expect((await site.delete(`/api/blogs/${body.id}`, { ...admin, 'If-Match': '"9"' })).status).toBe(412);
    expect((await site.get(`/${body.image_url}`)).status).toBe(200);
    expect((await site.delete(`/api/blogs/${body.id}`, admin)).status).toBe(204);
    expect((await site.get(`/${body.image_url}`)).status).toBe(200);
    await endUndo(site);
    expect((await site.get(`/${body.image_url}`)).status).toBe(404);
  });
});

describe('the address of a picture', () => {
  test('is refused when it is no picture', async () => {
    const failures = await failuresOf(
      [
        'http://example.com/a.png',
        'ftp://example.com/a.png',
        'data:image/png;base64,AAAA',
        '//example.com/a.png',
        'other.webp',
        '../a',
      ],
      async (image_url) => {
        const message = 'Please enter an address that starts with https://.';
        const { status, body } = await add({ image_url });
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field: 'image_url', message }]);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused when it is the stored name of another blog’s picture', async () => {
    const { body } = await add({ image: await pictureOf() });
    const { body: other } = await add();
    expect((await change(other.id, { image_url: body.image_url })).status).toBe(422);
    expect((await add({ image_url: body.image_url })).status).toBe(422);
  });

  test('is not fetched from internal hosts', async () => {
    const failures = await failuresOf(
      [
        '127.0.0.1',
        'localhost',
        '[::1]',
        '[::ffff:127.0.0.1]',
        '2130706433',
        '0x7f.1',
        '127.1',
        '0.0.0.0',
        '127.0.0.1.',
      ],
      async (host) => {
        const internal = createServer();
        let connections = 0;
        internal.on('connection', (socket) => {
          connections += 1;
          socket.destroy();
        });
        await once(internal.listen(0), 'listening');
        const { port } = internal.address() as AddressInfo;
        const { status, body } = await add({ image_url: `https://${host}:${port}/a.png` });
        internal.close();
        expect(status).toBe(422);
        expect(body.errors).toEqual([
          {
            field: 'image_url',
            message: 'The picture at this address could not be fetched. Please upload it as a file.',
          },
        ]);
        expect(connections).toBe(0);
      },
    );
    expect(failures).toEqual([]);
  });
});
