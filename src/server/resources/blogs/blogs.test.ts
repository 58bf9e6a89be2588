import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { formOf, readPages } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

type Fields = Record<string, string | Blob>;

const text = { title: 'Sleeping better', content: 'A bad night makes pain worse.' };
const add = (fields: Fields = {}) => site.post('/api/blogs', formOf({ ...text, ...fields }), admin);
const change = (id: number, fields: Fields = {}, headers = {}) =>
  site.put(`/api/blogs/${id}`, formOf({ ...text, status: 'Draft', ...fields }), { ...admin, ...headers });
const published = async (): Promise<{ id: number }[]> => (await site.get('/api/blogs/active')).body.blogs;
const all = async () => (await site.get('/api/allBlogs', admin)).body.blogs;

describe('adding', () => {
  test('creates a draft that only administrators see', async () => {
    const { status, body, headers } = await add({ title: ' Sleeping better ' });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'Sleeping better',
      slug: 'sleeping-better',
      content: text.content,
      content_html: `<p>${text.content}</p>`,
      content_format: 'text',
      preview: text.content,
      image_url: null,
      is_active: 0,
      status: 'Draft',
      publish_at: null,
      published_at: null,
      author: null,
      reviewed_on: null,
      reviewed_by: null,
      signs: [],
      created_at: '2026-11-20T06:00:00.000Z',
      updated_at: '2026-11-20T06:00:00.000Z',
      version: 1,
    });
    expect(await all()).toEqual([body]);
    expect(await published()).toEqual([]);
  });

  test('accepts the status in every spelling', async () => {
    const failures = await failuresOf(
      [
        ['Published', 1],
        ['1', 1],
        ['Draft', 0],
        ['0', 0],
      ],
      async ([status, is_active]) => {
        const { body } = await add({ status });
        expect(body).toMatchObject({ is_active, status: is_active ? 'Published' : 'Draft' });
        expect((await published()).some(({ id }) => id === body.id)).toBe(is_active === 1);
      },
    );
    expect(failures).toEqual([]);
  });

  test('gives blogs with the same title different slugs', async () => {
    const slugs = [
      await add({ title: 'Knee pain?' }),
      await add({ title: 'Knee  Pain' }),
      await add({ title: 'knee pain' }),
    ];
    expect(slugs.map(({ body }) => body.slug)).toEqual(['knee-pain', 'knee-pain-2', 'knee-pain-3']);
  });

  test('stores sanitised HTML, with a preview of its text', async () => {
    const content =
      '<h2 onclick="x()">Move</h2><p>Walk &amp; rest<script>alert(1)</script></p><img src="https://evil.example/a.png">';
    const { body } = await add({ content });
    expect(body).toMatchObject({
      content: 'Move\n\nWalk & rest',
      content_html: '<h2>Move</h2><p>Walk &amp; rest</p>',
      content_format: 'html',
      preview: 'Move Walk & rest',
    });
  });

  test('stores plain text unchanged, including line ends', async () => {
    const content = 'Angles < 90° & "more".\n\nA second paragraph,\nin two lines.';
    expect((await add({ content })).body).toMatchObject({
      content,
      content_html: '<p>Angles &lt; 90° &amp; "more".</p>\n<p>A second paragraph,<br />in two lines.</p>',
      content_format: 'text',
    });
  });

  test('prefers content_html, and reads it as HTML even without an element', async () => {
    const { body } = await add({ content: 'Ignored.', content_html: '5 &lt; 6\n\n<script>x</script>' });
    expect(body).toMatchObject({ content: '5 < 6', content_html: '<p>5 &lt; 6</p>', content_format: 'html' });
  });

  test('refuses what is wrong', async () => {
    const failures = await failuresOf(
      [
        [{ title: '' }, 'title', 'Please enter a title.'],
        [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters.'],
        [{ title: new File(['x'], 'x.txt') }, 'title', 'Please enter a title.'],
        [{ content: '  ', content_html: ' ' }, 'content', 'Please enter the content.'],
        [{ content_html: 'x'.repeat(200_001) }, 'content_html', 'Please use at most 200,000 characters.'],
        [{ content: 'x'.repeat(200_001) }, 'content', 'Please use at most 200,000 characters.'],
        [{ status: 'published' }, 'status', 'Please choose Draft or Published.'],
        [{ status: '2' }, 'status', 'Please choose Draft or Published.'],
        [{ image_url: 'a'.repeat(2_049) }, 'image_url', 'Please use at most 2,048 characters.'],
      ],
      async ([fields, field, message]) => {
        const before = await all();
        const { status, body } = await add(fields);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
        expect(await all()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('says everything that is missing at once', async () => {
    const { body } = await add({ title: '', content: '' });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'content']);
  });

  test('accepts 200,000 characters of content', async () => {
    expect((await add({ content: 'x'.repeat(200_000) })).status).toBe(201);
  });
});

test('the other names of calls do the same', async () => {
  const { body } = await add();
  expect((await site.get('/api/blogs/allBlogs', admin)).body).toEqual((await site.get('/api/allBlogs', admin)).body);
  expect((await site.get('/api/blogs/allBlogs')).status).toBe(401);
  const setStatus = (headers = {}) => site.put(`/api/blogs/${body.id}/status`, { is_active: 1 }, headers);
  expect((await setStatus()).status).toBe(401);
  expect(await setStatus(admin)).toMatchObject({ status: 200, body: { id: body.id, is_active: 1 } });
  const { status, headers } = await site.post(`/api/blogs/${body.id}/status`, {}, admin);
  expect([status, headers.get('Allow')]).toEqual([405, 'PATCH, PUT']);
});

describe('changing', () => {
  test('text that is sent back as it was answered keeps its formatting', async () => {
    const content_html =
      '<h2>Move</h2>\n<ul>\n<li><p>Walk &amp; <b>rest</b></p></li>\n<li>Swim<br />slowly</li>\n</ul>';
    const { body } = await add({ content_html });
    expect(body.content).toBe('Move\n\nWalk & rest\nSwim\nslowly');
    for (const { content } of [body, { content: body.content.replaceAll('\n', '\r\n') }]) {
      const { body: changed } = await change(body.id, { title: 'Renamed', content });
      expect(changed).toMatchObject({ title: 'Renamed', content_html, content: body.content });
    }
    const { body: plain } = await add();
    const { body: untouched } = await change(plain.id, { content_html: plain.content_html });
    expect(untouched.content_format).toBe('text');
    const { body: rewritten } = await change(body.id, { content: 'Rest.' });
    expect(rewritten).toMatchObject({ content: 'Rest.', content_html: '<p>Rest.</p>', preview: 'Rest.' });
  });

  test('updates the text and the time of the change, but not the slug', async () => {
    const { body } = await add({ title: 'First title' });
    site.clock.now += 60_000;
    const { status, body: changed } = await change(body.id, {
      title: 'Second title',
      content: 'New.',
      status: 'Published',
    });
    expect(status).toBe(200);
    expect(changed).toEqual({
      ...body,
      title: 'Second title',
      content: 'New.',
      content_html: '<p>New.</p>',
      preview: 'New.',
      is_active: 1,
      status: 'Published',
      published_at: new Date(site.clock.now).toISOString(),
      updated_at: new Date(site.clock.now).toISOString(),
      version: 2,
    });
    expect(await published()).toContainEqual(changed);
  });

  test('is refused for a stale version or an unknown id', async () => {
    const { body } = await add();
    const { body: current } = await change(body.id, { title: 'By another' }, { 'If-Match': '"1"' });
    expect(await change(body.id, { title: 'Late' }, { 'If-Match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'stale' },
    });
    expect(await all()).toContainEqual(current);
    expect(await change(999_999)).toMatchObject({ status: 404, body: { detail: 'Blog not found.' } });
  });

  test('requires a status', async () => {
    const { body } = await add();
    const { status, body: problem } = await site.put(`/api/blogs/${body.id}`, formOf(text), admin);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ field: 'status', message: 'Please choose Draft or Published.' }]);
  });
});

describe('publishing', () => {
  test.each([1, '1', true])('accepts is_active %j and its opposite', async (is_active) => {
    const { body } = await add();
    const { status, body: shown, headers } = await site.patch(`/api/blogs/${body.id}/status`, { is_active }, admin);
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    const now = new Date(site.clock.now).toISOString();
    expect(shown).toEqual({
      ...body,
      is_active: 1,
      status: 'Published',
      published_at: now,
      updated_at: now,
      version: 2,
    });
    expect(await published()).toContainEqual(shown);
    const opposite = is_active === true ? false : is_active === 1 ? 0 : '0';
    const { body: hidden } = await site.patch(`/api/blogs/${body.id}/status`, { is_active: opposite }, admin);
    expect(hidden).toMatchObject({ is_active: 0, status: 'Draft' });
    expect((await published()).map(({ id }) => id)).not.toContain(body.id);
  });

  test('refuses another is_active', async () => {
    const failures = await failuresOf([2, 'yes', 'Published', null, undefined], async (is_active) => {
      const { body } = await add();
      const answer = await site.patch(`/api/blogs/${body.id}/status`, { is_active }, admin);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'is_active', message: 'Please send 0 or 1.' }] },
      });
    });
    expect(failures).toEqual([]);
  });

  test('is refused for a stale version or an unknown id', async () => {
    const { body } = await add();
    const publish = (id: number, version: string) =>
      site.patch(`/api/blogs/${id}/status`, { is_active: 1 }, { ...admin, 'If-Match': version });
    expect((await publish(body.id, '"2"')).status).toBe(412);
    expect((await publish(body.id, '"1"')).status).toBe(200);
    expect(await publish(999_999, '"1"')).toMatchObject({ status: 404, body: { detail: 'Blog not found.' } });
  });
});

describe('deleting', () => {
  test('removes a blog from both lists; a second time it is not found', async () => {
    const { body } = await add({ status: 'Published' });
    const { status, body: nothing } = await site.delete(`/api/blogs/${body.id}`, admin);
    expect(status).toBe(204);
    expect(nothing).toBe('');
    expect((await published()).map(({ id }) => id)).not.toContain(body.id);
    expect(await all()).not.toContainEqual(body);
    expect(await site.delete(`/api/blogs/${body.id}`, admin)).toMatchObject({
      status: 404,
      body: { detail: 'Blog not found.' },
    });
  });
});

test('a blog can be read by its slug while it is published', async () => {
  const { body } = await add({ title: 'Über die Schulter', status: 'Published' });
  const read = () => site.get(`/api/published-blogs/${body.slug}`);
  expect(await read()).toMatchObject({ status: 200, body });
  await site.patch(`/api/blogs/${body.id}/status`, { is_active: 0 }, admin);
  expect(await read()).toMatchObject({ status: 404, body: { detail: 'Blog not found.' } });
  for (const slug of ['nothing', '%00', 'x'.repeat(101)])
    expect((await site.get(`/api/published-blogs/${slug}`)).status).toBe(404);
});

test('the lists are paged, newest first, with drafts for administrators only', async () => {
  const list = await createTestApp();
  const headers = await list.signIn();
  for (const title of ['one', 'two', 'draft', 'four']) {
    list.clock.now += 1_000;
    await list.post(
      '/api/blogs',
      formOf({ ...text, title, status: title === 'draft' ? 'Draft' : 'Published' }),
      headers,
    );
  }
  const titles = (pages: { blogs: { title: string }[] }[]) => pages.map(({ blogs }) => blogs.map(({ title }) => title));
  expect(titles(await readPages(list, '/api/blogs/active?limit=2'))).toEqual([['four', 'two'], ['one']]);
  expect(titles(await readPages(list, '/api/allBlogs?limit=3', headers))).toEqual([['four', 'draft', 'two'], ['one']]);
  expect((await list.get('/api/blogs/active?limit=1')).headers.get('X-Total-Count')).toBe('3');
  expect((await list.get('/api/allBlogs', headers)).headers.get('X-Total-Count')).toBe('4');
  await list.close();
});

test('says who has checked it for health, and when, until someone clears it', async () => {
  const review = { reviewed_on: '2026-11-20', reviewed_by: 'A. Sample, physiotherapist' };
  const { body } = await add({ title: 'Checked', ...review });
  expect(body).toMatchObject(review);
  expect((await change(body.id)).body).toMatchObject(review);
  const ahead = await change(body.id, { reviewed_on: '2026-11-21' });
  expect(ahead).toMatchObject({ status: 422, body: { errors: [{ field: 'reviewed_on' }] } });
  const cleared = await change(body.id, { reviewed_on: '', reviewed_by: '' });
  expect(cleared.body).toMatchObject({ reviewed_on: null, reviewed_by: null });
});
