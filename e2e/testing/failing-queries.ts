import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { addToCounts } from '#server/db/changes.queries.ts';
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
import { createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { cachedPages } from '#web/pages.ts';
import { addressOf } from './pages.ts';

/** Address of the data that React Router fetches on the way to a page. */
export const dataOf = (page: string) => `${page === '/' ? '/_' : page}.data`;

export const isCached = (path: string) => cachedPages.some((page) => page.path === path);

/** The built pages with sample content in the process of a file of tests, so that a test can make queries fail. */
export function prepareFailingQueries() {
  let site: TestApp;
  let url: string;
  let contentVersion: ReturnType<typeof createContentVersion>;
  let close: () => void;
  let queries = 0;
  let fails: (index: number) => boolean = () => false;
  let failure: Error;

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
    const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as PageBuild;
    mountPages(app, {
      ...options,
      build,
      loadBuild: async () => build,
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
    return {
      status,
      cacheControl: headers.get('Cache-Control'),
      retryAfter: headers.get('Retry-After'),
      body,
      queries,
    };
  }

  /** Opens a page or its data once for each of its queries, which fails, and then without a failure. */
  async function expectNothingIncompleteCached({ path, part, kind }: FailingCase) {
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
  }

  return {
    site: () => site,
    url: () => url,
    refresh: () => contentVersion.refresh(),
    change,
    get,
    /** From now on all queries fail, or none. */
    fail(error: Error | undefined) {
      if (error) failure = error;
      fails = () => error !== undefined;
    },
    /** Names the pages of which something is cached when one of their queries fails. */
    findIncomplete: (paths: readonly string[]) => failuresOf(casesOf(paths), expectNothingIncompleteCached),
  };
}

interface FailingCase {
  path: string;
  part: 'page' | 'data';
  kind: 'addition' | 'withdrawal';
}

/** A page and its data have the same loaders, so each is tried with one kind of change. */
const casesOf = (paths: readonly string[]) =>
  paths.flatMap((path): FailingCase[] => [
    { path, part: 'page', kind: 'withdrawal' },
    { path, part: 'data', kind: 'addition' },
  ]);
