import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as pageMessages from '#contract/messages/pages.ts';
import type { PageLink, PageRecord } from '#contract/pages.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const text = '<p>We are on the first floor.</p>';
const add = (form: object) => site.post('/api/pages', { content_html: text, ...form }, admin);
const change = (id: number, form: object, headers = {}) =>
  site.put(`/api/pages/${id}`, { content_html: text, ...form }, { ...admin, ...headers });
const show = (id: number, is_hidden = false) => site.put(`/api/pages/${id}/visibility`, { is_hidden }, admin);
const move = (id: number, after: number | null) => site.put(`/api/pages/${id}/position`, { after }, admin);
const remove = (id: number) => site.delete(`/api/pages/${id}`, admin);
const restore = (id: number) => site.post(`/api/pages/${id}/restore`, undefined, admin);
const linked = async (): Promise<PageLink[]> => (await site.get('/api/published-pages')).body;
const read = (slug: string) => site.get(`/api/published-pages/${encodeURIComponent(slug)}`);
const all = async (): Promise<PageRecord[]> => (await site.get('/api/pages', admin)).body;

async function addShown(title: string): Promise<PageRecord> {
  const { id } = (await add({ title })).body;
  return (await show(id)).body;
}

const refusal = (title: string) => [{ field: 'slug', message: pageMessages.taken(title) }];

test('a new page is a draft, which visitors get once it is shown, and until it is hidden', async () => {
  const { status, body } = await add({ title: ' How to find us ' });
  expect(status).toBe(201);
  const { id } = body;
  const now = new Date(site.clock.now).toISOString();
  const stored = { id, title: 'How to find us', slug: 'how-to-find-us', content_html: text, is_hidden: true };
  expect(body).toEqual({ ...stored, updated_at: now, version: 1 });
  expect((await all()).at(-1)).toEqual(body);
  expectProblem(await read('how-to-find-us'), 'not-found', pageMessages.notFound);
  await show(id);
  expect(await linked()).toEqual([{ title: 'How to find us', slug: 'how-to-find-us' }]);
  expect((await read('how-to-find-us')).body).toEqual({
    title: 'How to find us',
    slug: 'how-to-find-us',
    content: 'We are on the first floor.',
    content_html: text,
    updated_at: now,
  });
  await show(id, true);
  expect(await linked()).toEqual([]);
  expect((await read('how-to-find-us')).status).toBe(404);
});

test('a text keeps what is allowed in it, and gets what the clinic’s profile says', async () => {
  const { id, slug } = await addShown('About the text');
  const typed =
    '<h2 onclick="xss()">{clinic}</h2><script>xss()</script><p>{phone}, {email}, {address}, {emergency}, {other}</p>' +
    '<p><a href="https://example.com/{phone}">A link</a><img src="/uploads/blogs/a-320x200-14665e.jpg" alt=""></p>';
  expect((await change(id, { title: 'About the text', content_html: typed })).body.content_html).toBe(
    '<h2>{clinic}</h2><p>{phone}, {email}, {address}, {emergency}, {other}</p>' +
      '<p><a href="https://example.com/{phone}" rel="noopener">A link</a></p>',
  );
  const { version: _, ...profile } = (await site.get('/api/clinic')).body;
  await site.put('/api/clinic', { ...profile, name: 'Knees & <b>Backs</b>' }, admin);
  const { content, content_html } = (await read(slug)).body;
  expect(content_html).toContain('<h2>Knees &amp; &lt;b&gt;Backs&lt;/b&gt;</h2>');
  expect(content_html).toContain('href="https://example.com/{phone}"');
  expect(content).toContain(
    'Knees & <b>Backs</b>\n\n+91 00000 00000, hello@example.com, Sample Street 1, Kochi 000000, 112, {other}',
  );
  await site.put('/api/clinic', profile, admin);
});

describe('an address', () => {
  test('is made from the title, with a number behind it if it is taken', async () => {
    const slugOf = async (title: string) => (await add({ title })).body.slug;
    expect(await slugOf('Price list 2026')).toBe('price-list-2026');
    expect(await slugOf('Price list, 2026')).toBe('price-list-2026-2');
    expect(await slugOf('2026')).toBe('page-2026');
    expect(await slugOf('?')).toBe('page');
    expect(await slugOf('पहली मुलाकात')).toBe('पहली-मुलाकात');
  });

  test('is unchanged when the title changes, and can be typed', async () => {
    const { id } = await addShown('Parking');
    expect((await change(id, { title: 'Where to park' })).body.slug).toBe('parking');
    expect((await change(id, { title: 'Where to park', slug: 'where-to-park' })).body.slug).toBe('where-to-park');
    expect((await read('parking')).status).toBe(404);
    expect((await read('where-to-park')).body.title).toBe('Where to park');
  });

  test('of another page is refused with its title, and nothing changes', async () => {
    const before = await all();
    const answer = await add({ title: 'Cars', slug: 'where-to-park' });
    expectProblem(answer, 'taken', pageMessages.taken('Where to park'));
    expect(answer.body.errors).toEqual(refusal('Where to park'));
    const [first] = before;
    expect((await change(first?.id ?? 0, { title: 'Cars', slug: 'where-to-park' })).body.errors).toEqual(
      refusal('Where to park'),
    );
    expect(await all()).toEqual(before);
  });
});

test('an owner moves a page to any place', async () => {
  const ids = async () => (await all()).map(({ id }) => id);
  const [first = 0, second = 0, ...rest] = await ids();
  await move(first, second);
  expect(await ids()).toEqual([second, first, ...rest]);
  expectProblem(await move(first, 999_999), 'invalid', 'The page in front of it is no longer there.');
});

test('a deleted page is gone at once, comes back for 30 seconds, and leaves its address to a new one', async () => {
  const { id, slug } = await addShown('Our story');
  expect((await remove(id)).status).toBe(204);
  expect(await linked()).not.toContainEqual({ title: 'Our story', slug });
  expect((await read(slug)).status).toBe(404);
  expect((await restore(id)).body.is_hidden).toBe(false);
  expect(await linked()).toContainEqual({ title: 'Our story', slug });
  await remove(id);
  expect((await add({ title: 'Our story' })).body.slug).toBe(slug);
  expectProblem(await restore(id), 'not-found', pageMessages.cannotRestore);
});

test('the history has the words before and after', async () => {
  const { id } = await addShown('Team news');
  await change(id, { title: 'News of the team', slug: 'news', content_html: '<p>Hello.</p>' });
  const [entry] = (await site.get(`/api/history/page/${id}`, admin)).body;
  expect(entry).toMatchObject({ action: 'changed', fields: ['title', 'text', 'address'] });
  expect(entry.texts).toEqual([
    { field: 'title', label: 'title', before: 'Team news', after: 'News of the team' },
    { field: 'content_html', label: 'text', before: text, after: '<p>Hello.</p>' },
  ]);
});

test('a page is previewed at its address as it would be, and stays as it is', async () => {
  const before = await all();
  const { body } = await site.post('/api/previews/page', { title: 'Größe', content_html: '<p>{clinic}</p>' }, admin);
  const [, path, key] = /^(.*)\?preview=([\w-]{22})$/.exec(body.path) ?? [];
  expect(path).toBe('/pages/gro%C3%9Fe');
  const { answers } = (await site.get(`/api/previews/${key}`)).body;
  expect(answers['/api/published-pages/gro%C3%9Fe']).toMatchObject({
    title: 'Größe',
    content_html: '<p>Physiotherapy App</p>',
  });
  expect(await all()).toEqual(before);
});

test('an owner cannot store what is wrong', async () => {
  const failures = await failuresOf<[object, string, string]>(
    [
      [{ title: ' ' }, 'title', 'Please enter a title.'],
      [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters.'],
      [{ slug: 'Fees & more' }, 'slug', 'Please use small letters, digits and hyphens, like knee-pain.'],
      [{ slug: 'x'.repeat(101) }, 'slug', 'Please use at most 100 characters.'],
      [{ content_html: ' ' }, 'content_html', pageMessages.noText],
      [{ content_html: '<script>xss()</script>' }, 'content_html', pageMessages.noText],
      [{ content_html: 'x'.repeat(200_001) }, 'content_html', 'Please use at most 200,000 characters.'],
    ],
    async ([form, field, message]) => {
      const before = await all();
      const answer = await add({ title: 'Refused', ...form });
      expectProblem(answer, 'invalid', message);
      expect(answer.body.errors).toEqual([{ field, message }]);
      expect(await all()).toEqual(before);
    },
  );
  expect(failures).toEqual([]);
});

test('the slower of two people is told that someone else has saved first', async () => {
  const { id } = (await add({ title: 'Rooms' })).body;
  expect((await change(id, { title: 'Our rooms' }, { 'If-Match': '"1"' })).status).toBe(200);
  expectProblem(await change(id, { title: 'The rooms' }, { 'If-Match': '"1"' }), 'stale');
  expectProblem(await change(999_999, { title: 'Nothing' }), 'not-found', pageMessages.notFound);
});
