import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

let count = 0;
/** Every blog has a title, and so an address, of its own. */
async function add(fields: Fields = {}) {
  count += 1;
  return site.post(
    '/api/blogs',
    formOf({ title: `Blog ${count}`, content: 'Text.', status: 'Published', ...fields }),
    admin,
  );
}
const change = (id: number, fields: Fields) =>
  site.put(`/api/blogs/${id}`, formOf({ title: 'Changed', content: 'Text.', status: 'Published', ...fields }), admin);
const read = (slug: string) => site.get(`/api/blogs/active/${encodeURIComponent(slug)}`);

const taken = 'Another blog has this address, or had it before. Please choose another one.';

describe('the address of a blog', () => {
  test('can be chosen, and is kept when none is sent', async () => {
    const { status, body } = await add({ slug: 'my-knees' });
    expect(status).toBe(201);
    expect(body.slug).toBe('my-knees');
    expect((await change(body.id, {})).body.slug).toBe('my-knees');
    expect((await change(body.id, { slug: '' })).body.slug).toBe('my-knees');
    expect((await change(body.id, { slug: 'my-knees' })).body.slug).toBe('my-knees');
  });

  test('may be of any script', async () => {
    const { body } = await add({ title: 'घुटने का दर्द' });
    expect(body.slug).toBe('घुटने-का-दर्द');
    expect((await read(body.slug)).body.id).toBe(body.id);
  });

  test('of a title without letters is still one', async () => {
    expect((await add({ title: '???' })).body.slug).toMatch(/^blog/);
  });

  test.each(['Knee', 'knee pain', 'knee/pain', '../etc', 'a--b', '-a', 'a.xml'])('cannot be %j', async (slug) => {
    const { status, body } = await add({ slug });
    expect(status).toBe(422);
    const message = 'Please use small letters, digits and hyphens, such as knee-pain.';
    expect(body).toMatchObject({ detail: message, errors: [{ field: 'slug', message }] });
  });

  test('cannot be longer than 100 characters', async () => {
    expect((await add({ slug: 'x'.repeat(100) })).status).toBe(201);
    expect((await add({ slug: 'x'.repeat(101) })).status).toBe(422);
  });

  test('cannot be that of another blog, be it a draft', async () => {
    const { body: other } = await add({ status: 'Draft' });
    const { body } = await add();
    for (const answer of [await add({ slug: other.slug }), await change(body.id, { slug: other.slug })]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([{ field: 'slug', message: taken }]);
    }
    expect((await read(body.slug)).body).toEqual(body);
  });
});

describe('an address that a blog had before', () => {
  test('leads to the blog, however often it moves, and even back', async () => {
    const { body } = await add();
    await change(body.id, { slug: 'second-place' });
    await change(body.id, { slug: 'third-place' });
    for (const slug of [body.slug, 'second-place', 'third-place'])
      expect((await read(slug)).body).toMatchObject({ id: body.id, slug: 'third-place' });
    expect((await change(body.id, { slug: body.slug })).body.slug).toBe(body.slug);
    expect((await read('third-place')).body.slug).toBe(body.slug);
  });

  test('leads nowhere while the blog is a draft', async () => {
    const { body } = await add();
    await change(body.id, { slug: 'moved-and-hidden', status: 'Draft' });
    expect((await read(body.slug)).status).toBe(404);
    await site.patch(`/api/blogs/${body.id}/status`, { is_active: 1 }, admin);
    expect((await read(body.slug)).body.slug).toBe('moved-and-hidden');
  });

  test('is known too when the blog was taken back before it moved', async () => {
    const { body } = await add();
    await site.patch(`/api/blogs/${body.id}/status`, { is_active: 0 }, admin);
    await change(body.id, { slug: 'moved-while-hidden' });
    expect((await read(body.slug)).body.slug).toBe('moved-while-hidden');
  });

  test('is not given to another blog, by choice or by title', async () => {
    const { body } = await add({ title: 'Shoulder pain' });
    await change(body.id, { slug: 'shoulders' });
    expect((await add({ slug: 'shoulder-pain' })).body.errors).toEqual([{ field: 'slug', message: taken }]);
    expect((await add({ title: 'Shoulder pain' })).body.slug).toBe('shoulder-pain-2');
  });

  test('is free again when no visitor ever saw the blog there, and when the blog is deleted', async () => {
    const { body: draft } = await add({ status: 'Draft', slug: 'never-seen' });
    await change(draft.id, { slug: 'seen', status: 'Published' });
    expect((await read('never-seen')).status).toBe(404);
    expect((await add({ slug: 'never-seen' })).status).toBe(201);
    const { body: gone } = await add({ slug: 'old-place' });
    await change(gone.id, { slug: 'new-place' });
    await site.delete(`/api/blogs/${gone.id}`, admin);
    expect((await add({ slug: 'old-place' })).status).toBe(201);
  });
});

describe('the list of the administrator', () => {
  let desk: TestApp;
  let headers: { Authorization: string };
  beforeAll(async () => {
    desk = await createTestApp();
    headers = await desk.signIn();
    for (const [title, status] of [
      ['Knee pain on stairs', 'Published'],
      ['100% of knees', 'Draft'],
      ['Sleeping better', 'Published'],
    ] as const) {
      desk.clock.now += 1_000;
      await desk.post('/api/blogs', formOf({ title, content: 'Knee.', status }), headers);
    }
  });
  afterAll(() => desk.close());

  const titles = async (query: string) =>
    (await desk.get(`/api/allBlogs?${query}`, headers)).body.blogs.map(({ title }: { title: string }) => title);

  test.each([
    ['', ['Sleeping better', '100% of knees', 'Knee pain on stairs']],
    ['status=published', ['Sleeping better', 'Knee pain on stairs']],
    ['status=draft', ['100% of knees']],
    ['q=KNEE', ['100% of knees', 'Knee pain on stairs']],
    ['q=stairs+knee', ['Knee pain on stairs']],
    ['q=knee&status=draft', ['100% of knees']],
    ['q=100%25', ['100% of knees']],
    ['q=tairs', []],
    ['q=_%5C%25', ['Sleeping better', '100% of knees', 'Knee pain on stairs']],
    ['q=knee&limit=1', ['100% of knees']],
  ])('narrowed by %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('by the title that it has now', async () => {
    const form = (title: string) => formOf({ title, content: 'Knee.', status: 'Draft' });
    const { body } = await desk.post('/api/blogs', form('Cold hands'), headers);
    await desk.put(`/api/blogs/${body.id}`, form('Warm feet'), headers);
    expect([await titles('q=cold'), await titles('q=wa+feet')]).toEqual([[], ['Warm feet']]);
    await desk.delete(`/api/blogs/${body.id}`, headers);
    expect(await titles('q=warm')).toEqual([]);
  });

  test('says how many match, and goes on in pages', async () => {
    const { headers: answered } = await desk.get('/api/allBlogs?q=knee&limit=1', headers);
    expect(answered.get('X-Total-Count')).toBe('2');
    const next = /<([^>]+)>/.exec(answered.get('Link') ?? '')?.[1] ?? '';
    expect((await desk.get(next, headers)).body.blogs).toMatchObject([{ title: 'Knee pain on stairs' }]);
  });

  test('has a count for every status', async () => {
    expect((await desk.get('/api/blogs/counts', headers)).body).toEqual({ all: 3, published: 2, draft: 1 });
  });

  test('has counts that stay true whatever happens to a blog', async () => {
    const form = (status: string) => formOf({ title: 'Counted', content: 'Text.', status });
    const { body } = await desk.post('/api/blogs', form('Published'), headers);
    for (const is_active of [0, 0, 1]) await desk.patch(`/api/blogs/${body.id}/status`, { is_active }, headers);
    await desk.put(`/api/blogs/${body.id}`, form('Draft'), headers);
    expect((await desk.get('/api/blogs/counts', headers)).body).toEqual({ all: 4, published: 2, draft: 2 });
    await desk.delete(`/api/blogs/${body.id}`, headers);
    expect((await desk.get('/api/blogs/counts', headers)).body).toEqual({ all: 3, published: 2, draft: 1 });
  });

  test('refuses a status that there is not', async () => {
    expect((await desk.get('/api/allBlogs?status=hidden', headers)).status).toBe(422);
  });

  test('has each blog on its own, drafts too', async () => {
    const [blog] = (await desk.get('/api/allBlogs?status=draft', headers)).body.blogs;
    expect((await desk.get(`/api/blogs/${blog.id}`, headers)).body).toEqual(blog);
    const missing = await desk.get('/api/blogs/999999', headers);
    expect(missing).toMatchObject({ status: 404, body: { detail: 'Blog not found.' } });
    expect((await desk.get('/api/blogs/knees', headers)).status).toBe(404);
  });
});
