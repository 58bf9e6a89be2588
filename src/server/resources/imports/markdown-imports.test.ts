import { afterAll, beforeAll, expect, test } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { pictureOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findMovedBlog } from '../blogs/blogs.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

interface Input {
  as_drafts?: number;
  pictures?: { name: string; image_url: string }[];
  files: { name: string; text: string }[];
}
const send = (input: Input) => site.post('/api/imports/markdown', { as_drafts: 0, ...input }, admin);
const blogOf = async (title: string) =>
  (await site.get('/api/allBlogs', admin)).body.blogs.find((blog: { title: string }) => blog.title === title);

test('Markdown files become blogs, with their front matter, uploaded pictures and old addresses', async () => {
  const { image_url } = (await site.post('/api/blog-pictures', formOf({ image: await pictureOf() }), admin)).body;
  const files = [
    {
      name: 'content/2019-05-01-knee.md',
      text: `---
title: "Knees: how they bend"
date: 2019-05-01T10:00:00Z
author: Dr. Asha
permalink: /advice/knees/
---
# Why

They *bend*. ![A knee](images/Knee%20photo.png) ![Gone](gone.png)

<script>alert(1)</script>

| a | b |
|---|---|
| 1 | 2 |
`,
    },
    { name: 'toml.md', text: '+++\ntitle = "Hips"\ndraft = true\n+++\n\nThey turn.\n\nTwice.' },
    { name: 'plain.md', text: '\uFEFF# Backs\r\n\r\nThey carry.' },
    { name: '2020-02-03-sleep_well.md', text: 'Good night.' },
    { name: 'soon.md', text: '---\ntitle: Soon\ndate: 2026-12-24 09:00\n---\nWait.' },
    { name: 'empty.md', text: '---\ntitle: Empty\n---\n' },
  ];
  const { status, body } = await send({ files, pictures: [{ name: 'knee photo.PNG', image_url }] });
  expect([status, body.state, body.added]).toEqual([201, 'done', 5]);
  const knees = await blogOf('Knees: how they bend');
  expect(knees).toMatchObject({ slug: 'knees', author: 'Dr. Asha', published_at: '2019-05-01T10:00:00.000Z' });
  expect(knees.content_html).toContain(`<h2>Why</h2>\n<p>They <em>bend</em>. <img src="${image_url}" alt="A knee" />`);
  expect(knees.content_html).not.toMatch(/script|alert|gone/);
  expect(await blogOf('Hips')).toMatchObject({ is_active: 0, content_html: '<p>They turn.</p>\n<p>Twice.</p>' });
  expect(await blogOf('Backs')).toMatchObject({ is_active: 1, content_html: '<p>They carry.</p>', slug: 'plain' });
  // A day without a time begins at midnight at the clinic.
  expect(await blogOf('sleep well')).toMatchObject({ published_at: '2020-02-02T18:30:00.000Z', slug: 'sleep-well' });
  expect(await blogOf('Soon')).toMatchObject({ is_active: 0, publish_at: '2026-12-24T03:30:00.000Z' });
  expect(await findMovedBlog(site.db, ['/advice/knees'])).toBe('knees');
  const report = (await site.get(`/api/imports/${body.id}`, admin)).body;
  expect(report.left_out).toEqual([
    { what: 'a script', reason: 'not-shown', count: 1, titles: ['Knees: how they bend'] },
    { what: 'a table, whose text stays', reason: 'not-shown', count: 1, titles: ['Knees: how they bend'] },
    { what: 'picture', reason: 'not-chosen', count: 1, titles: ['Knees: how they bend: gone.png'] },
    { what: 'blog', reason: 'empty', count: 1, titles: ['Empty'] },
  ]);

  expect((await send({ files })).body).toMatchObject({ state: 'done', added: 0, already_there: 5 });
});

test('pictures with an address are fetched later, and a cover that was uploaded stands above the text', async () => {
  const { image_url } = (await site.post('/api/blog-pictures', formOf({ image: await pictureOf() }), admin)).body;
  const text = '---\ntitle: Covered\ncover: "cover.png"\n---\nText ![x](http://pictures.example/a.png)';
  const { body } = await send({ files: [{ name: 'c.md', text }], pictures: [{ name: 'cover.png', image_url }] });
  expect(body.pictures).toEqual({ waiting: 1, stored: 0, left_out: 0 });
  expect((await blogOf('Covered')).content_html).toBe(
    `<figure><img src="${image_url}" alt="" /></figure>\n<p>Text </p>`,
  );
  const [address] = await site.db.selectFrom('imported_pictures').select('address').execute();
  expect(address).toEqual({ address: 'https://pictures.example/a.png' });
});

test.each<[string, object, string, string]>([
  ['no files', { files: [] }, 'files', importMessages.noMarkdown],
  [
    'too many files',
    { files: Array.from({ length: importLimits.markdownFiles + 1 }, () => ({ name: 'a.md', text: 'x' })) },
    'files',
    importMessages.manyMarkdown(importLimits.markdownFiles),
  ],
  ['a file that is no text', { files: [{ name: 'a.md', text: 'a\0b' }] }, 'files.0.text', importMessages.notText],
  [
    'a picture that was not uploaded',
    { files: [{ name: 'a.md', text: 'x' }], pictures: [{ name: 'a.png', image_url: 'https://evil.example/a.png' }] },
    'pictures.0.image_url',
    'Please upload the picture first.',
  ],
])('%s are refused with a sentence', async (_what, input, field, message) => {
  const { status, body } = await send(input as Input);
  expect(status).toBe(422);
  expect(body.errors).toContainEqual({ field, message });
});
