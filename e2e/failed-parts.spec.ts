import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { addToCounts } from '#server/db/changes.queries.ts';
import { DatabaseUnavailable } from '#server/db/database-busy.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { seedPages } from '#server/db/seed/reference.ts';
import { createFormTokens } from '#server/http/form-tokens.ts';
import { unlimited } from '#server/limits/limit-store.ts';
import { createUsage } from '#server/metrics/usage.ts';
import { createPageCacheMiddleware } from '#server/pages/page-cache-middleware.ts';
import { mountPages, type PageBuild } from '#server/pages/pages.ts';
import { createRouteOf } from '#server/pages/route-of.ts';
import { clinicTimeZone } from '#server/resources/clinic/clinic-profile.queries.ts';
import { serve } from '#server/testing/serve.ts';
import { administrator, createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { cachedPages, publicPages } from '#web/pages.ts';
import { addressOf } from './testing/pages.ts';

let site: TestApp;
let url: string;
let headers: { Authorization: string };
let contentVersion: ReturnType<typeof createContentVersion>;
let close: () => void;

let queries = 0;
/** Picks the queries that fail, counted from 0. */
let fails: (index: number) => boolean = () => false;
let failure: Error;

/** The built pages with sample content in this process, so that a test can make queries fail. */
beforeAll(async () => {
  site = await createTestApp({
    onQuery() {
      queries += 1;
      if (fails(queries - 1)) throw failure;
    },
  });
  const { app, db } = site;
  await db.transaction().execute(async (trx) => {
    await seedDemo(trx, () => site.clock.now);
    await seedPages(trx, site.clock.now);
    await trx.updateTable('pages').set({ is_hidden: 0 }).execute();
  });
  contentVersion = createContentVersion(db);
  const options = {
    contentVersion,
    timeZone: () => clinicTimeZone(db),
    siteUrl: new URL(siteOrigin),
    clock: () => site.clock.now,
  };
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as PageBuild;
  mountPages(app, {
    ...options,
    build,
    limitStore: unlimited,
    clientAddress: () => 'a visitor',
    findOldAddress: async () => undefined,
  });
  const log = { info() {}, error() {} };
  const pageCache = createPageCacheMiddleware({
    ...options,
    app,
    pages: cachedPages,
    assets: new Map(),
    createFormToken: () => createFormTokens('secret', options.clock).create(),
    admit: (_request, _response, next) => void next(),
    usage: createUsage(),
    routeOf: createRouteOf([]),
    enabled: true,
    log,
  });
  ({ origin: url, close } = await serve(app, pageCache));
  headers = await site.signIn();
});
afterAll(async () => {
  vi.restoreAllMocks();
  close();
  await site.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // loaders log every failed call
  fails = () => false;
  failure = new Error('This query fails.');
  await contentVersion.refresh();
});

/** Makes everything cached stale. After a withdrawal it is no fallback either. */
async function change(kind: 'addition' | 'withdrawal') {
  fails = () => false;
  const withdrawals = kind === 'withdrawal' ? 1 : 0;
  const counts = { 'content.changes': 1, 'content.withdrawals': withdrawals };
  await site.db.transaction().execute((trx) => addToCounts(trx, counts));
  await contentVersion.refresh();
}

/** Form tokens are made for each visitor. */
async function get(path: string) {
  queries = 0;
  const response = await fetch(url + path);
  const body = (await response.text()).replaceAll(/form\.\w+\.[\w-]+\.[\w-]+/g, 'form token');
  const { status, headers } = response;
  return { status, cacheControl: headers.get('Cache-Control'), retryAfter: headers.get('Retry-After'), body, queries };
}

const isCached = (path: string) => cachedPages.some((page) => page.path === path);
const dataOf = (page: string) => `${page === '/' ? '/_' : page}.data`;

// A page and its data have the same loaders, so each is tried with one kind of change.
const cases = publicPages.flatMap(({ path }) => [
  { path, part: 'page', kind: 'withdrawal' } as const,
  { path, part: 'data', kind: 'addition' } as const,
]);

test('no page and no data of one is cached when one of its queries fails', async () => {
  const failures = await failuresOf(cases, async ({ path, part, kind }) => {
    const page = await addressOf({ url }, path);
    const address = part === 'data' ? dataOf(page) : page;
    await change(kind);
    const good = await get(address);
    expect(good).toMatchObject({ status: 200 });
    expect(good.queries).toBeGreaterThan(0);
    for (let index = 0; index < good.queries; index++) {
      await change(kind);
      fails = (query) => query === index;
      const failed = await get(address);
      expect(failed.queries).toBeGreaterThan(index);
      if (failed.body !== good.body) expect(failed.cacheControl).toBe('no-store');
      fails = () => false;
      const healed = await get(address);
      // A page is complete even if the time zone is missing.
      const isIncomplete = failed.body !== good.body || failed.cacheControl !== good.cacheControl;
      if (isCached(path) && isIncomplete) expect(healed.queries).toBeGreaterThan(0);
      expect({ ...healed, queries: 0 }).toEqual({ ...good, queries: 0 });
    }
  });
  expect(failures).toEqual([]);
});

test('while the database is unavailable, a page without its content is answered 503 and says when to try again', async () => {
  const machineReadable = ['/sitemap.xml', '/blog/feed.xml'];
  const pages = await Promise.all(publicPages.map(({ path }) => addressOf({ url }, path)));
  await change('withdrawal');
  failure = new DatabaseUnavailable('This database is away.');
  fails = () => true;
  for (const path of [...pages, ...pages.map(dataOf), ...machineReadable]) {
    const { status, retryAfter } = await get(path);
    if (status !== 200) expect([path, status, retryAfter]).toEqual([path, 503, '5']);
  }
  expect((await get('/sitemap.xml')).status).toBe(503);
});

test('while the database is unavailable, pages that were cached before are still served', async () => {
  const pages = await Promise.all(
    publicPages
      .map(({ path }) => path)
      .filter(isCached)
      .map((path) => addressOf({ url }, path)),
  );
  const good = await Promise.all(pages.map(get));
  await change('addition');
  fails = () => true;
  expect(
    await failuresOf(pages.entries(), async ([index, path]) => {
      expect(await get(path)).toMatchObject({ status: 200, body: good[index]?.body });
    }),
  ).toEqual([]);
});

test('withdrawn content is gone at once, even when the page cannot be rendered any more', async () => {
  const { body: reviews } = await site.get('/api/reviews?status=active', headers);
  const [review] = reviews as { id: number; name: string; email: string; description: string }[];
  expect((await get('/')).body).toContain(review?.name);
  const erasure = { contact: review?.email, appointments: [], reviews: [review?.id] };
  expect(
    await site.post('/api/patient-data/erase', { ...erasure, currentPassword: administrator.password }, headers),
  ).toMatchObject({ status: 200 });
  await contentVersion.refresh();
  fails = () => true;
  expect((await get('/')).body).not.toContain(review?.name);
  expect((await get(dataOf('/'))).body).not.toContain(review?.name);

  fails = () => false;
  const { body: blogs } = await site.get('/api/blogs/active', headers);
  const [blog] = (blogs as { blogs: { id: number; slug: string; title: string }[] }).blogs;
  const shown = ['/blog', `/blog/${blog?.slug}`, '/blog.data', '/api/blogs/active', '/blog/feed.xml'];
  for (const path of shown) expect((await get(path)).body).toContain(blog?.title);
  expect(await site.patch(`/api/blogs/${blog?.id}/status`, { is_active: 0 }, headers)).toMatchObject({ status: 200 });
  await contentVersion.refresh();
  fails = () => true;
  for (const path of shown) expect((await get(path)).body).not.toContain(blog?.title);
});
