import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { Api } from '#web/api/client.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';

/** Part of everything that only the clinic may read. */
const marker = 'zzsecretzz';
/** Part of what everyone may read: without it, an empty answer would pass. */
const open = 'Openly readable';

let site: Site;
let api: Api;
let hidden: Awaited<ReturnType<typeof hideThings>>;
beforeAll(async () => {
  site = await startSite({ ADMIN_EMAIL: `${marker}@example.com` });
  api = await signInToApi({ ...site, admin: { ...site.admin, email: `${marker}@example.com` } });
  hidden = await hideThings();
});
afterAll(() => site.stop());

async function hideThings() {
  await bookOverApi(site.url, marker);
  await review({ description: marker, visible: false });
  await review({ description: open, visible: true });
  const draft = await api.blogs.create({ body: { title: marker, content: marker, status: 0 } });
  const unpublished = await api.blogs.create({ body: { title: `${open} ${marker}`, content: marker, status: 1 } });
  await api.blogs.setStatus({ params: { id: unpublished.id }, body: { is_active: 0 } });
  const opening = { position: marker, description: marker, experience: 1 };
  const closed = await api.careers.create({ body: opening });
  closeOpening(closed.id);
  const deleted = await api.careers.create({ body: opening });
  await api.careers.remove({ params: { id: deleted.id } });
  return { slugs: [draft.slug, unpublished.slug], openings: [closed.id, deleted.id] };
}

/** Closes an opening as its last day would. */
function closeOpening(id: number) {
  const database = new DatabaseSync(path.join(site.dataDir, 'clinic.sqlite'));
  database.prepare(`update careers set closes_on = '2026-01-01' where id = ?`).run(id);
  database.close();
}

async function review({ description, visible }: { description: string; visible: boolean }) {
  const writer = { name: 'Asha', email: `${marker}@example.com`, mobile: '+91 98989 81234', rating: 5 };
  await api.reviews.submit({ body: { ...writer, description } });
  const [newest] = (await api.reviews.list()).body;
  const id = newest?.id ?? 0;
  await api.reviews.setVisibility({ params: { id }, body: { isActive: visible } });
}

/** The body of an answer, and its headers. */
async function read(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  return { text: JSON.stringify([...response.headers]) + (await response.text()), response };
}

function expectNoSecret(address: string, text: string) {
  for (const secret of [marker, '98989']) expect(text.includes(secret), `${secret} in ${address}`).toBe(false);
}

test('no public API call returns an e-mail address, a phone number, a draft or a closed opening', async () => {
  const calls = allEndpoints.filter(({ access, method }) => access === 'public' && method === 'GET');
  expect(calls.length).toBeGreaterThan(12);
  const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
  for (const call of calls) {
    const values = call.path.includes('{slug}') ? hidden.slugs : call.path.includes('{') ? ids : [''];
    for (const value of values) {
      const address = call.path.replace(/\{\w+\}/, value);
      expectNoSecret(address, (await read(address)).text);
    }
  }
  expect((await read('/api/approved-reviews')).text).toContain(open);
});

test('no public page or its data contains any of them', async () => {
  const programs = ['/blog/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
  const pages = [
    ...(await readSitemap(site)),
    ...hidden.slugs.map((slug) => `/blog/${slug}`),
    ...hidden.openings.map((id) => `/career/${id}`),
    ...programs,
    '/login',
    '/admin',
    '/nothing-here',
  ];
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    // A page may repeat the address that it was requested by.
    const own = hidden.slugs.find((slug) => page.endsWith(slug));
    for (const address of [page, `${page === '/' ? '/_root' : page}.data`]) {
      const { text } = await read(address);
      expectNoSecret(address, own ? text.replaceAll(own, '') : text);
    }
  }
  expect((await read('/')).text).toContain(open);
});

test('no private answer is ever cached', async () => {
  const failures = await failuresOf(['/admin', '/admin/reviews', '/admin/blogs/1', '/admin/account'], async (page) => {
    expect((await read(page)).response.headers.get('Cache-Control')).toBe('no-store');
  });
  expect(failures).toEqual([]);
});
