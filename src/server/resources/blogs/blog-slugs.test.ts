import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
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
/** Adds a blog with its own title, and so its own slug. */
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
const read = (slug: string) => site.get(`/api/published-blogs/${encodeURIComponent(slug)}`);

const taken = 'Another blog has this address, or had it before. Please choose another one.';

describe('the slug of a blog', () => {
  test('can be chosen, and is unchanged when none is sent', async () => {
    const { status, body } = await add({ slug: 'my-knees' });
    expect(status).toBe(201);
    expect(body.slug).toBe('my-knees');
    expect((await change(body.id, {})).body.slug).toBe('my-knees');
    expect((await change(body.id, { slug: '' })).body.slug).toBe('my-knees');
    expect((await change(body.id, { slug: 'my-knees' })).body.slug).toBe('my-knees');
  });

  test('may use any script', async () => {
    const { body } = await add({ title: 'घुटने का दर्द' });
    expect(body.slug).toBe('घुटने-का-दर्द');
    expect((await read(body.slug)).body.id).toBe(body.id);
  });

  test('is made up for a title without letters', async () => {
    expect((await add({ title: '???' })).body.slug).toMatch(/^blog/);
  });

  test('cannot be anything else', async () => {
    const failures = await failuresOf(
      ['Knee', 'knee pain', 'knee/pain', '../etc', 'a--b', '-a', 'a.xml'],
      async (slug) => {
        const { status, body } = await add({ slug });
        expect(status).toBe(422);
        const message = 'Please use small letters, digits and hyphens, like knee-pain.';
        expect(body).toMatchObject({ detail: message, errors: [{ field: 'slug', message }] });
      },
    );
    expect(failures).toEqual([]);
  });

  test('cannot be longer than 100 characters', async () => {
    expect((await add({ slug: 'x'.repeat(100) })).status).toBe(201);
    expect((await add({ slug: 'x'.repeat(101) })).status).toBe(422);
  });

  test('cannot be that of another blog, even of a draft', async () => {
    const { body: other } = await add({ status: 'Draft' });
    const { body } = await add();
    for (const answer of [await add({ slug: other.slug }), await change(body.id, { slug: other.slug })]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([{ field: 'slug', message: taken }]);
    }
    expect((await read(body.slug)).body).toEqual(body);
  });
});

describe('a former slug', () => {
  test('finds the blog, however often the slug changes, even back', async () => {
    const { body } = await add();
    await change(body.id, { slug: 'second-place' });
    await change(body.id, { slug: 'third-place' });
    for (const slug of [body.slug, 'second-place', 'third-place'])
      expect((await read(slug)).body).toMatchObject({ id: body.id, slug: 'third-place' });
    expect((await change(body.id, { slug: body.slug })).body.slug).toBe(body.slug);
    expect((await read('third-place')).body.slug).toBe(body.slug);
  });

  test('finds nothing while the blog is a draft', async () => {
    const { body } = await add();
    await change(body.id, { slug: 'moved-and-hidden', status: 'Draft' });
    expect((await read(body.slug)).status).toBe(404);
    await site.patch(`/api/blogs/${body.id}/status`, { is_active: 1 }, admin);
    expect((await read(body.slug)).body.slug).toBe('moved-and-hidden');
  });

  test('is stored when the blog was unpublished before the slug changed', async () => {
    const { body } = await add();
    await site.patch(`/api/blogs/${body.id}/status`, { is_active: 0 }, admin);
    await change(body.id, { slug: 'moved-while-hidden' });
    expect((await read(body.slug)).body.slug).toBe('moved-while-hidden');
  });

  test('is not available to another blog, chosen or made from a title', async () => {
    const { body } = await add({ title: 'Shoulder pain' });
    await change(body.id, { slug: 'shoulders' });
    expect((await add({ slug: 'shoulder-pain' })).body.errors).toEqual([{ field: 'slug', message: taken }]);
    expect((await add({ title: 'Shoulder pain' })).body.slug).toBe('shoulder-pain-2');
  });

  test('is available if the blog was never published with it, or once its deletion can no longer be undone', async () => {
    const { body: draft } = await add({ status: 'Draft', slug: 'never-seen' });
    await change(draft.id, { slug: 'seen', status: 'Published' });
    expect((await read('never-seen')).status).toBe(404);
    expect((await add({ slug: 'never-seen' })).status).toBe(201);
    const { body: gone } = await add({ slug: 'old-place' });
    await change(gone.id, { slug: 'new-place' });
    await site.delete(`/api/blogs/${gone.id}`, admin);
    expect((await add({ slug: 'old-place' })).status).toBe(422);
    await endUndo(site);
    expect((await add({ slug: 'old-place' })).status).toBe(201);
  });
});
