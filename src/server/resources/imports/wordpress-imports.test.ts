import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { createLog } from '#server/log.ts';
import { oldAddress } from '#server/pages/old-addresses.ts';
import { fetchPicture } from '#server/storage/fetch-picture.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import { createPictureEncoder } from '#server/storage/picture-encoder.ts';
import { createPictures } from '#server/storage/pictures.ts';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { oldSite, wxrItem, wxrOf, wxrStart } from '#server/testing/wxr.ts';
import { findMovedBlog } from '../blogs/blogs.queries.ts';
import { endInterruptedImports } from './import-blogs.service.ts';
import { fetchNextPictures } from './imported-pictures.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

type Content = string | Uint8Array<ArrayBuffer>;

async function send(content: Content, asDrafts = 0) {
  const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
  const address = `/api/imports/wordpress?name=old.xml&as_drafts=${asDrafts}`;
  return site.send(address, { method: 'POST', headers, body: content });
}

const reportOf = async (id: number) => (await site.get(`/api/imports/${id}`, admin)).body;

/** Imports a file, and waits until it has been read. */
async function importFile(content: Content, asDrafts = 0) {
  const { status, body } = await send(content, asDrafts);
  expect(status).toBe(201);
  return vi.waitFor(
    async () => {
      const report = await reportOf(body.id);
      expect(report.state).not.toBe('reading');
      return report;
    },
    { timeout: 20_000 },
  );
}

const published = async () => (await site.get('/api/blogs/active', admin)).body.blogs;
const all = async () => (await site.get('/api/allBlogs', admin)).body.blogs;
const blogOf = async (title: string) => (await all()).find((blog: { title: string }) => blog.title === title);
const countRows = async (table: 'blogs' | 'imported_blogs' | 'old_addresses' | 'blog_terms' | 'imported_pictures') => {
  const { count } = await site.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('an export of WordPress', () => {
  const content = `<!-- wp:heading --><h1>Knees</h1><!-- /wp:heading --><p>They <em>bend</em>.</p><script>alert(1)</script>
<iframe src="https://www.youtube.com/embed/x"></iframe>[contact-form-7 id="5"] As [sic] written.`;
  const file = wxrOf(
    wxrItem(1, { title: 'Knee &amp; hip pain', content, name: 'knee-pain', link: `${oldSite}/2019/05/Knee-Pain/` }),
    wxrItem(2, { title: 'A draft', status: 'draft', date: '0000-00-00 00:00:00', name: '' }),
    wxrItem(3, { title: 'To come', status: 'future', date: '2026-12-24 09:00:00' }),
    wxrItem(4, { title: 'Classic', content: 'First line\nsecond line\n\nNext <b>paragraph</b>' }),
    wxrItem(5, { title: 'About us', type: 'page' }),
    wxrItem(6, { title: 'Secret', status: 'private' }),
    wxrItem(7, { title: 'Locked', more: '<wp:post_password>x</wp:post_password>' }),
    wxrItem(8, { title: 'A photo', type: 'attachment', status: 'inherit' }),
    wxrItem(9, { title: 'Menu', type: 'nav_menu_item' }),
    wxrItem(10, {
      title: 'Talked about',
      more: '<wp:comment><wp:comment_content>Hi</wp:comment_content></wp:comment><wp:comment></wp:comment>',
    }),
  );
  let report: Awaited<ReturnType<typeof importFile>>;
  beforeAll(async () => {
    report = await importFile(file);
  });

  test('becomes blogs with their status, date, author, words and slug', async () => {
    expect(report).toMatchObject({
      state: 'done',
      added: 5,
      already_there: 0,
      source: 'wordpress',
      file_name: 'old.xml',
    });
    expect(await blogOf('Knee & hip pain')).toMatchObject({
      slug: 'knee-pain',
      is_active: 1,
      author: 'Dr. Asha',
      published_at: '2019-05-01T10:00:00.000Z',
      created_at: '2019-05-01T10:00:00.000Z',
      content_html: expect.stringMatching(/^<h2>Knees<\/h2><p>They <em>bend<\/em>\.<\/p>\s+As \[sic\] written\.$/),
    });
    expect(await blogOf('A draft')).toMatchObject({ is_active: 0, publish_at: null, slug: 'a-draft' });
    expect(await blogOf('To come')).toMatchObject({ is_active: 0, publish_at: '2026-12-24T09:00:00.000Z' });
    expect((await blogOf('Classic')).content_html).toBe(
      '<p>First line<br />\nsecond line</p>\n<p>Next <b>paragraph</b></p>',
    );
    const titles = (await published()).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Knee & hip pain', 'Classic', 'Talked about']));
    expect(titles).not.toContain('A draft');
    const { body } = await site.get('/api/blogs/counts', admin);
    expect(body).toEqual({ all: 5, published: 3, draft: 2 });
    expect((await site.get('/api/allBlogs?q=hip', admin)).body.blogs).toHaveLength(1);
  });

  test('says what was left out, by kind and title', async () => {
    expect(report.left_out).toEqual(
      expect.arrayContaining([
        { what: 'page', reason: 'not-a-blog', count: 1, titles: ['About us'] },
        { what: 'menu entry', reason: 'not-a-blog', count: 1, titles: ['Menu'] },
        { what: 'blog', reason: 'private', count: 1, titles: ['Secret'] },
        { what: 'blog', reason: 'password', count: 1, titles: ['Locked'] },
        { what: 'comment', reason: 'comments', count: 2, titles: [] },
        { what: 'a script', reason: 'not-shown', count: 1, titles: ['Knee & hip pain'] },
        {
          what: 'something embedded from another site',
          reason: 'not-shown',
          count: 1,
          titles: ['Knee & hip pain'],
        },
        {
          what: 'a part made by a plugin: [contact-form-7]',
          reason: 'not-shown',
          count: 1,
          titles: ['Knee & hip pain'],
        },
      ]),
    );
    for (const { reason } of report.left_out) expect(importMessages.reasons[reason]).toMatch(/\.$/);
  });

  test('was at an old address, which leads to the new one', async () => {
    const failures = await failuresOf(
      [
        ['/2019/05/knee-pain', 'knee-pain'],
        ['/2019/05/Knee-Pain/', 'knee-pain'],
        ['/?p=1', 'knee-pain'],
        ['/2019/05/post-2/', undefined], // a draft
        ['/2019/05/post-5/', undefined], // a page
        ['/', undefined],
      ],
      async ([address, slug]) => {
        expect(await findMovedBlog(site.db, [oldAddress(address) ?? '/nothing'])).toBe(slug);
        if (slug) expect(report.redirects).toContainEqual({ from: oldAddress(address), to: `/blog/${slug}` });
      },
    );
    expect(failures).toEqual([]);
  });

  test('adds nothing twice, and says so', async () => {
    const before = await all();
    const again = await importFile(file);
    expect(again).toMatchObject({ state: 'done', added: 0, already_there: 5 });
    expect(importMessages.progressOf(again)).toBe(importMessages.nothingNewBlogs);
    expect(await all()).toEqual(before);
  });

  test('is one entry in the audit log', async () => {
    const { body } = await site.get('/api/audit-log?limit=50', admin);
    const entries = body.filter(({ kind }: { kind: string }) => kind === 'import');
    expect(entries).toMatchObject([{ action: 'added', subject: 'old.xml', subject_id: report.id }]);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'blog')).toEqual([]);
  });

  test('can be removed as a whole, and imported again as drafts under the same addresses', async () => {
    await site.patch(`/api/blogs/${(await blogOf('Classic')).id}/status`, { is_active: 0 }, admin);
    const removed = await site.delete(`/api/imports/${report.id}`, admin);
    expect([removed.status, removed.body.state]).toEqual([200, 'removed']);
    expect(await all()).toEqual([]);
    expect((await site.get('/api/blogs/counts', admin)).body).toEqual({ all: 0, published: 0, draft: 0 });
    expect((await site.delete(`/api/imports/${report.id}`, admin)).status).toBe(404);
    for (const table of ['blogs', 'imported_blogs', 'old_addresses', 'blog_terms'] as const)
      expect(await countRows(table)).toBe(0);

    const again = await importFile(file, 1);
    expect(again).toMatchObject({ added: 5, as_drafts: true });
    expect(await published()).toEqual([]);
    expect(await blogOf('Knee & hip pain')).toMatchObject({
      slug: 'knee-pain',
      published_at: '2019-05-01T10:00:00.000Z',
    });
    expect(await blogOf('To come')).toMatchObject({ is_active: 0, publish_at: null });
  });
});

describe('a file from which nothing is imported', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>`;
  const good = Array.from({ length: 60 }, (_, index) => wxrItem(1_000 + index)).join('');

  test.each<[string, Content, string]>([
    ['a web page', '<html><body>Hello</body></html>', importMessages.wordpress.notWxr],
    [
      'a feed of another program',
      '<rss><channel><item><title>x</title></item></channel></rss>',
      importMessages.wordpress.notWxr,
    ],
    ['plain text', 'Hello', importMessages.wordpress.notWxr],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), importMessages.wordpress.isZip],
    ['in UTF-16', new Uint8Array(Buffer.from(wxrOf(wxrItem(1)), 'utf16le')), importMessages.wordpress.notUtf8],
    [
      'in Latin-1',
      new Uint8Array(Buffer.from(wxrOf(wxrItem(1, { title: 'Caf\xe9' })), 'latin1')),
      importMessages.wordpress.notUtf8,
    ],
    [
      'declared in another encoding',
      wxrOf(wxrItem(1)).replace('UTF-8', 'ISO-8859-1'),
      importMessages.wordpress.notUtf8,
    ],
    [
      'with an entity bomb',
      `${bomb}<rss><channel><title>&lol2;</title></channel></rss>`,
      importMessages.wordpress.doctype,
    ],
    ['broken after sixty posts', `${wxrStart}${good}<item><title>x</oops>`, importMessages.wordpress.broken(245)],
    ['cut off', `${wxrStart}${good}<item><title>The end is mi`, importMessages.wordpress.broken(245)],
    [
      'with an unknown entity',
      `${wxrStart}<item><title>&bomb;</title></item></channel></rss>`,
      importMessages.wordpress.broken(5),
    ],
  ])('is one that is %s: it gets a sentence, and leaves nothing', async (_what, content, sentence) => {
    const [before, rows] = [await all(), await countRows('blogs')];
    const report = await importFile(content);
    expect(report).toMatchObject({ state: 'failed', failure: sentence, added: 0 });
    expect(await all()).toEqual(before);
    expect([await countRows('blogs'), await countRows('imported_pictures')]).toEqual([rows, 0]);
  });

  test('is an empty one, which is refused at once', async () => {
    const { status, body } = await send('');
    expect([status, body.errors[0].message]).toEqual([422, importMessages.emptyFile]);
  });
});

test('what a crash interrupts is never seen, and deleted by the next start; a second file waits until then, and its own is imported once', async () => {
  const before = await all();
  const stage = (key: string) =>
    site.db
      .insertInto('blogs')
      .values({
        title: 'Half',
        slug: key,
        content: 'x',
        content_format: 'text',
        preview: 'x',
        image: null,
        is_active: 1,
        deleted_at: 0,
        created_at: 1,
        updated_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const values = { administrator_id: null, source: 'wordpress', file_name: 'half.xml', failure: null } as const;
  const { id } = await site.db
    .insertInto('imports')
    .values({ ...values, state: 'reading', updated_at: site.clock.now, created_at: site.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const blog = await stage('half');
  await site.db
    .insertInto('imported_blogs')
    .values({ key: `wordpress ${oldSite}/?p=77`, blog_id: blog.id, import_id: id, html: null, base: null })
    .execute();
  expect(await all()).toEqual(before);
  expect((await send(wxrOf(wxrItem(77)))).body.errors[0].message).toBe(importMessages.busy);
  expect((await site.post(`/api/blogs/${blog.id}/restore`, undefined, admin)).status).toBe(404);

  await endInterruptedImports(site.db, site.clock.now + 59_000);
  expect((await reportOf(id)).state).toBe('reading');
  await endInterruptedImports(site.db, site.clock.now + 61_000);
  expect(await reportOf(id)).toMatchObject({ state: 'failed', failure: importMessages.interrupted });
  const stored = (id: number) => site.db.selectFrom('blogs').select('id').where('id', '=', id).execute();
  expect(await stored(blog.id)).toEqual([]);

  // Left by a crash between the end of the import and the deletion of its blogs.
  const left = await stage('left');
  await site.db
    .insertInto('imported_blogs')
    .values({ key: 'left', blog_id: left.id, import_id: id, html: null, base: null })
    .execute();
  await endInterruptedImports(site.db, site.clock.now);
  expect(await stored(left.id)).toEqual([]);

  // Importing the same file again, and once more, doubles nothing.
  expect(await importFile(wxrOf(wxrItem(77)))).toMatchObject({ state: 'done', added: 1, already_there: 0 });
  expect(await importFile(wxrOf(wxrItem(77)))).toMatchObject({ state: 'done', added: 0, already_there: 1 });
  expect(await all()).toHaveLength(before.length + 1);
});

test('an import that is given up ends before its blogs are deleted, so that none is stored in between', async () => {
  const queries: string[] = [];
  const watched = await createTestApp({ onQuery: ({ sql }) => queries.push(sql) });
  const values = { administrator_id: null, source: 'wordpress', file_name: 'half.xml', failure: null } as const;
  await watched.db
    .insertInto('imports')
    .values({ ...values, state: 'reading', updated_at: 0, created_at: 0 })
    .execute();
  queries.length = 0;
  await endInterruptedImports(watched.db, watched.clock.now);
  const ended = queries.findIndex((sql) => sql.startsWith('update "imports"'));
  const deleted = queries.findIndex((sql) => sql.startsWith('delete from "blogs"'));
  expect(ended).toBeGreaterThanOrEqual(0);
  expect(deleted).toBeGreaterThan(ended);
  await watched.close();
});

describe('pictures of another website', () => {
  // A pre-shared key replaces a certificate: the server has a name that only this lookup resolves.
  const psk = randomBytes(16);
  const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const options = {
    ...tls,
    lookup,
    pskCallback: () => ({ psk, identity: 'test' }),
    checkServerIdentity: () => undefined,
  };
  const asked: string[] = [];
  let photo: Buffer;
  const server = createServer({ ...tls, pskCallback: () => psk }, (request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/good')) response.end(photo);
    else if (request.url === '/words.png') response.end('not a picture');
    else response.writeHead(404).end();
  });
  let base: string;
  beforeAll(async () => {
    photo = Buffer.from(await (await pictureOf({ width: 40, height: 30 })).arrayBuffer());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    base = `https://pictures.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const fetchFrom = (address: string) => fetchPicture(address, options);
  const fetchOfBlog = (fetch = fetchFrom) =>
    fetchNextPictures({ ...site, clock: () => site.clock.now, fetchPicture: fetch });

  test('are fetched one after the other, and shown; those that cannot be are left out and listed', async () => {
    const content = `<p>Look:</p>
<figure><a href="${base}/good.png"><img class="x" src="${base.replace('https', 'http')}/good-1.png" alt="A &quot;knee&quot;" /></a><figcaption>Knee</figcaption></figure>
<figure><img src="${base}/missing.png"></figure><p><img src="${base}/words.png"><img src="data:image/png;base64,AA"></p>`;
    const cover =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>501</wp:meta_value></wp:postmeta>';
    const attachment = `<wp:attachment_url>${base}/good-cover.png</wp:attachment_url>`;
    const report = await importFile(
      wxrOf(
        wxrItem(500, { title: 'With pictures', content, more: cover }),
        wxrItem(501, { title: 'cover', type: 'attachment', status: 'inherit', more: attachment }),
      ),
    );
    expect(report.pictures).toEqual({ waiting: 4, stored: 0, left_out: 0 });
    const first = await blogOf('With pictures');
    expect(first.content_html).toBe('<p>Look:</p>\n<figure><figcaption>Knee</figcaption></figure>');
    expect(first.image_url).toBeNull();

    expect(await fetchOfBlog()).toBe(true);
    expect(await fetchOfBlog()).toBe(false);
    expect(asked).toEqual(['/good-1.png', '/missing.png', '/words.png', '/good-cover.png']);
    const blog = await blogOf('With pictures');
    expect(blog.content_html).toMatch(
      /^<p>Look:<\/p>\n<figure><a href="[^"]+" rel="noopener"><img src="\/uploads\/blogs\/[\w-]+\.jpg" alt="A &quot;knee&quot;" width="40" height="30" \/><\/a><figcaption>Knee<\/figcaption><\/figure>$/,
    );
    expect(blog.image_url).toMatch(/^uploads\/[\w-]+\.jpg$/);
    expect(blog.version).toBe(first.version + 1);
    expect((await site.get(`/${blog.image_url}`)).status).toBe(200);
    const shown = /src="([^"]+)"/.exec(blog.content_html)?.[1] ?? '';
    expect((await site.get(shown)).status).toBe(200);
    const done = await reportOf(report.id);
    expect(done.pictures).toEqual({ waiting: 0, stored: 2, left_out: 2 });
    expect(done.pictures_left_out).toEqual([
      { blog: 'With pictures', address: `${base}/missing.png`, reason: 'not-fetched' },
      { blog: 'With pictures', address: `${base}/words.png`, reason: 'not-a-picture' },
    ]);
    expect(done.left_out).toContainEqual({
      what: 'picture',
      reason: 'no-address',
      count: 1,
      titles: ['With pictures'],
    });
  });

  test('begin again after a kill, blog by blog, so that each is there once', async () => {
    const textOf = (...numbers: number[]) =>
      `<p>Look:${numbers.map((number) => ` <img src="${base}/good-${number}.png">`).join('')}</p>`;
    const report = await importFile(
      wxrOf(
        wxrItem(550, { title: 'Before', content: textOf(10, 11) }),
        wxrItem(551, { title: 'Killed', content: textOf(12, 13, 14) }),
        wxrItem(552, { title: 'After', content: textOf(15) }),
      ),
    );
    expect(await fetchOfBlog()).toBe(true);
    const shownBefore = (await blogOf('Before')).content_html;
    // A killed process never goes on, and deletes nothing.
    const killed = Promise.withResolvers<void>();
    const never = new Promise<Uint8Array>(() => undefined);
    void fetchOfBlog(async (address) => {
      if (!address.endsWith('14.png')) return fetchFrom(address);
      killed.resolve();
      return never;
    });
    await killed.promise;
    expect((await reportOf(report.id)).pictures).toEqual({ waiting: 4, stored: 2, left_out: 0 });
    expect((await blogOf('Killed')).content_html).not.toContain('<img');

    asked.length = 0;
    expect(await fetchOfBlog()).toBe(true);
    expect(await fetchOfBlog()).toBe(true);
    expect(await fetchOfBlog()).toBe(false);
    expect(asked).toEqual(['/good-12.png', '/good-13.png', '/good-14.png', '/good-15.png']);
    expect((await reportOf(report.id)).pictures).toEqual({ waiting: 0, stored: 6, left_out: 0 });
    expect((await blogOf('Before')).content_html).toBe(shownBefore);
    const blogs = await Promise.all(['Before', 'Killed', 'After'].map(blogOf));
    expect(blogs.map(({ content_html }) => content_html.split('<img src="/uploads/').length - 1)).toEqual([2, 3, 1]);

    const files = storedPictures(site).length;
    const deleted = await deleteOrphanedUploads(site.db, site.storage, Date.now() + 2 * 3_600_000);
    expect(deleted).toBeGreaterThan(0);
    expect(storedPictures(site)).toHaveLength(files - deleted);
    const shown = blogs.flatMap(({ content_html }) => content_html.match(/\/uploads\/[^"]+/g) ?? []);
    expect(new Set(shown).size).toBe(6);
    const answers = await Promise.all(shown.map(async (address) => (await site.get(address)).status));
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('begin again if they cannot be stored, and leave no file of the attempt', async () => {
    await importFile(
      wxrOf(wxrItem(560, { content: `<p>x <img src="${base}/good-16.png"><img src="${base}/good-17.png"></p>` })),
    );
    const files = storedPictures(site);
    const failing = fetchOfBlog((address) => {
      if (address.endsWith('17.png')) throw new Error('the disk is full');
      return fetchFrom(address);
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(storedPictures(site)).toEqual(files);
    expect(await fetchOfBlog()).toBe(true);
    expect(await fetchOfBlog()).toBe(false);
  });

  test('do not change a blog that someone has changed in the meantime', async () => {
    const report = await importFile(
      wxrOf(wxrItem(600, { title: 'Changed since', content: `<p>Old <img src="${base}/good-2.png"></p>` })),
    );
    const { id } = await blogOf('Changed since');
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: 'Changed since', content: '<p>New</p>', status: 'Published' }))
      form.set(name, value);
    await site.put(`/api/blogs/${id}`, form, admin);
    expect(await fetchOfBlog()).toBe(true);
    expect((await blogOf('Changed since')).content_html).toBe('<p>New</p>');
    expect((await reportOf(report.id)).pictures_left_out).toEqual([
      { blog: 'Changed since', address: `${base}/good-2.png`, reason: 'changed' },
    ]);
  });

  test('that take too long to decode are left out', async () => {
    const report = await importFile(wxrOf(wxrItem(570, { content: `<p>x <img src="${base}/good-18.png"></p>` })));
    const pictures = createPictures(
      site.storage,
      createPictureEncoder({ deadline: 1 }),
      createLog(() => {}),
    );
    const parts = { ...site, clock: () => site.clock.now, pictures, fetchPicture: fetchFrom };
    expect(await fetchNextPictures(parts)).toBe(true);
    expect((await reportOf(report.id)).pictures_left_out).toMatchObject([{ reason: 'not-read' }]);
  });

  test('of a removed import or of a deleted blog are not fetched', async () => {
    const removed = await importFile(wxrOf(wxrItem(701, { content: `<p><img src="${base}/good-4.png"></p>x` })));
    await site.delete(`/api/imports/${removed.id}`, admin);
    const text = `<p><img src="${base}/good-3.png"></p>x`;
    const report = await importFile(wxrOf(wxrItem(702, { title: 'Deleted soon', content: text })));
    const { id } = await blogOf('Deleted soon');
    await site.delete(`/api/blogs/${id}`, admin);
    expect(await fetchOfBlog()).toBe(false);
    expect((await reportOf(report.id)).pictures).toEqual({ waiting: 0, stored: 0, left_out: 0 });
    expect(asked).not.toContain('/good-3.png');
    expect(asked).not.toContain('/good-4.png');
    await site.post(`/api/blogs/${id}/restore`, undefined, admin);
    expect(await fetchOfBlog()).toBe(true);
    expect((await reportOf(report.id)).pictures).toEqual({ waiting: 0, stored: 1, left_out: 0 });
  });

  test('are there once, also if two instances fetch them at the same time', async () => {
    await importFile(wxrOf(wxrItem(800, { title: 'Twice', content: `<p><img src="${base}/good-5.png"></p>x` })));
    const files = storedPictures(site).length;
    const { version } = await blogOf('Twice');
    expect(await Promise.all([fetchOfBlog(), fetchOfBlog()])).toEqual([true, true]);
    const blog = await blogOf('Twice');
    expect(blog.version).toBe(version + 1);
    const [shown = ''] = blog.content_html.match(/\/uploads\/[^"]+/) ?? [];
    expect((await site.get(shown)).status).toBe(200);
    const stem = path.basename(shown).split('-')[0] ?? '';
    expect(storedPictures(site).filter((name) => name.includes(stem))).toHaveLength(
      storedPictures(site).length - files,
    );
  });
});

test('the temporary folder of the system is not needed, and an error of the disk is not the fault of the file', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  const file = wxrOf(wxrItem(900, { title: 'Without a temporary folder', content: 'x' }));
  expect((await importFile(file)).added).toBe(1);
  const folder = path.join(site.dataDir, 'tmp');
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  expect((await send(file)).status).toBe(500);
  rmSync(folder);
  vi.unstubAllEnvs();
});
