import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('the admin list of blogs', () => {
  let site: TestApp;
  let headers: { Authorization: string };
  beforeAll(async () => {
    site = await createTestApp();
    headers = await site.signIn();
    for (const [title, status] of [
      ['Knee pain on stairs', 'Published'],
      ['100% of knees', 'Draft'],
      ['Sleeping better', 'Published'],
    ] as const) {
      site.clock.now += 1_000;
      await site.post('/api/blogs', formOf({ title, content: 'Knee.', status }), headers);
    }
  });
  afterAll(() => site.close());

  const titles = async (query: string) =>
    (await site.get(`/api/allBlogs?${query}`, headers)).body.blogs.map(({ title }: { title: string }) => title);

  test('filtered by status, text and days', async () => {
    const failures = await failuresOf(
      [
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
      ],
      async ([query, expected]) => {
        expect(await titles(query)).toEqual(expected);
      },
    );
    expect(failures).toEqual([]);
  });

  test('searches current titles only', async () => {
    const form = (title: string) => formOf({ title, content: 'Knee.', status: 'Draft' });
    const { body } = await site.post('/api/blogs', form('Cold hands'), headers);
    await site.put(`/api/blogs/${body.id}`, form('Warm feet'), headers);
    expect([await titles('q=cold'), await titles('q=wa+feet')]).toEqual([[], ['Warm feet']]);
    await site.delete(`/api/blogs/${body.id}`, headers);
    expect(await titles('q=warm')).toEqual([]);
  });

  test('is paged, with the number of matches', async () => {
    const { headers: answered } = await site.get('/api/allBlogs?q=knee&limit=1', headers);
    expect(answered.get('X-Total-Count')).toBe('2');
    const next = /<([^>]+)>/.exec(answered.get('Link') ?? '')?.[1] ?? '';
    expect((await site.get(next, headers)).body.blogs).toMatchObject([{ title: 'Knee pain on stairs' }]);
  });

  test('fills the numbers of the clinic into previews, and leaves texts as they are stored', async () => {
    const cut = `Call {emergency}. ${'Then wait. '.repeat(7)}And {ambulance}`; // the first 100 characters end inside the place
    const { body } = await site.post(
      '/api/blogs',
      formOf({ title: 'Chest pain', content: cut, status: 'Draft' }),
      headers,
    );
    const [listed] = (await site.get('/api/allBlogs?q=chest', headers)).body.blogs;
    expect(listed.content).toBe(cut);
    expect(listed.preview).toMatch(/^Call \d+\. Then wait\. .*And $/);
    await site.delete(`/api/blogs/${body.id}`, headers);
  });

  test('fills the crisis line into HTML as text', async () => {
    const { version, offersTimes: _, retentionMonths: __, ...profile } = (await site.get('/api/clinic', headers)).body;
    const body = { ...profile, crisisLine: '<b>Help</b> & more, 116 123' };
    expect((await site.put('/api/clinic', body, { ...headers, 'If-Match': `"${version}"` })).status).toBe(200);
    const form = formOf({ title: 'Crisis', content: 'Call {crisis}.', status: 'Published' });
    const { id, slug } = (await site.post('/api/blogs', form, headers)).body;
    expect((await site.get(`/api/blogs/active/${slug}`)).body).toMatchObject({
      content: 'Call <b>Help</b> & more, 116 123.',
      content_html: '<p>Call &lt;b&gt;Help&lt;/b&gt; &amp; more, 116 123.</p>',
    });
    await site.delete(`/api/blogs/${id}`, headers);
  });

  test('has a count per status', async () => {
    expect((await site.get('/api/blogs/counts', headers)).body).toEqual({ all: 3, published: 2, draft: 1 });
  });

  test('has counts that follow every change', async () => {
    const form = (status: string) => formOf({ title: 'Counted', content: 'Text.', status });
    const { body } = await site.post('/api/blogs', form('Published'), headers);
    for (const is_active of [0, 0, 1]) await site.patch(`/api/blogs/${body.id}/status`, { is_active }, headers);
    await site.put(`/api/blogs/${body.id}`, form('Draft'), headers);
    expect((await site.get('/api/blogs/counts', headers)).body).toEqual({ all: 4, published: 2, draft: 2 });
    await site.delete(`/api/blogs/${body.id}`, headers);
    expect((await site.get('/api/blogs/counts', headers)).body).toEqual({ all: 3, published: 2, draft: 1 });
  });

  test('refuses an unknown status', async () => {
    expect((await site.get('/api/allBlogs?status=hidden', headers)).status).toBe(422);
  });

  test('gives access to each blog by id, including drafts', async () => {
    const [blog] = (await site.get('/api/allBlogs?status=draft', headers)).body.blogs;
    expect((await site.get(`/api/blogs/${blog.id}`, headers)).body).toEqual(blog);
    const missing = await site.get('/api/blogs/999999', headers);
    expect(missing).toMatchObject({ status: 404, body: { detail: 'Blog not found.' } });
    expect((await site.get('/api/blogs/knees', headers)).status).toBe(404);
  });
});
