import { beforeEach, expect, test, vi } from 'vitest';
import { type PreparedResponse, prepareEncoded } from '#server/static/prepared-response.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

let version: number;
let withdrawals: number;
let now: number;
let rendered: string[];
let next: Partial<Rendered<PreparedResponse>> & { gate?: Promise<void> };
let cache: ReturnType<typeof createPageCache<PreparedResponse>>;

const pageOf = (text: string) => prepareEncoded(200, {}, { identity: Buffer.from(text) });
const textOf = (page: PreparedResponse | undefined) => page?.identity.body.toString();

beforeEach(() => {
  version = 1;
  withdrawals = 0;
  now = 0;
  rendered = [];
  next = {};
  cache = createPageCache({
    maxBytes: 100,
    contentVersion: { current: () => version, withdrawals: () => withdrawals },
    clock: () => now,
    async render(key) {
      rendered.push(key);
      const text = `${key} at ${version}`;
      await next.gate;
      return { outcome: 'cacheable', expiresAt: 1_000, page: pageOf(text), ...next };
    },
  });
});

test('a page is rendered once, and then found in the cache', async () => {
  expect(cache.find('/')).toBeUndefined();
  expect(textOf((await cache.load('/')).page)).toBe('/ at 1');
  expect(textOf(cache.find('/'))).toBe('/ at 1');
  expect(rendered).toEqual(['/']);
});

test('simultaneous requests share one rendering', async () => {
  const loaded = await Promise.all(Array.from({ length: 50 }, () => cache.load('/')));
  expect(new Set(loaded.map(({ page }) => page)).size).toBe(1);
  expect(rendered).toEqual(['/']);
});

test('a page is rendered again after the content version changes', async () => {
  await cache.load('/');
  version = 2;
  expect(cache.find('/')).toBeUndefined();
  expect(textOf((await cache.load('/')).page)).toBe('/ at 2');
});

test('a rendering that began before a change is not served after it', async () => {
  const gate = Promise.withResolvers<void>();
  next = { gate: gate.promise };
  const before = cache.load('/');
  version = 2;
  const after = cache.load('/');
  gate.resolve();
  expect(textOf((await before).page)).toBe('/ at 1');
  expect(textOf((await after).page)).toBe('/ at 2');
  expect(textOf(cache.find('/'))).toBe('/ at 2');
});

test('a page is rendered again when it expires', async () => {
  await cache.load('/');
  now = 999;
  expect(cache.find('/')).toBeDefined();
  now = 1_000;
  expect(cache.find('/')).toBeUndefined();
});

test('when rendering fails, the last good page is served and the next request tries again', async () => {
  await cache.load('/');
  version = 2;
  next = { outcome: 'failed', page: pageOf('Something went wrong') };
  expect(textOf((await cache.load('/')).page)).toBe('/ at 1');
  expect(cache.find('/')).toBeUndefined();
  next = {};
  expect(textOf((await cache.load('/')).page)).toBe('/ at 2');
});

test('a page from before a withdrawal is never served again, even when rendering fails', async () => {
  await cache.load('/');
  version = 2;
  withdrawals = 1;
  next = { outcome: 'failed', page: pageOf('Something went wrong') };
  expect(textOf((await cache.load('/')).page)).toBe('Something went wrong');
  expect(cache.bytes()).toBe(0);
});

test('a rendering that was overtaken by a withdrawal is no fallback either', async () => {
  const gate = Promise.withResolvers<void>();
  next = { gate: gate.promise };
  const before = cache.load('/');
  version = 2;
  withdrawals = 1;
  gate.resolve();
  await before;
  next = { outcome: 'failed', page: pageOf('Something went wrong') };
  expect(textOf((await cache.load('/')).page)).toBe('Something went wrong');
});

test('the last good page is served until a day after it expired', async () => {
  await cache.load('/');
  next = { outcome: 'failed', page: pageOf('Something went wrong') };
  now = 1_000 + 24 * 3_600_000 - 1;
  expect(textOf((await cache.load('/')).page)).toBe('/ at 1');
  now += 1;
  expect(textOf((await cache.load('/')).page)).toBe('Something went wrong');
});

test('without a last good page, the failure is served and not cached', async () => {
  next = { outcome: 'failed', page: pageOf('Something went wrong') };
  expect(textOf((await cache.load('/')).page)).toBe('Something went wrong');
  expect(cache.find('/')).toBeUndefined();
});

test('an uncacheable response is not cached, and removes the earlier page', async () => {
  await cache.load('/blog/a');
  version = 2;
  next = { outcome: 'uncacheable' };
  await cache.load('/blog/a');
  expect(cache.find('/blog/a')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});

test('the cache stays within its size limit', async () => {
  for (let index = 0; index < 1_000; index++) {
    await cache.load(`/blog?cursor=${index}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100);
  }
  expect(cache.find('/blog?cursor=999')).toBeDefined();
});

test('a page that is asked for again is improved; no one waits for it', async () => {
  const better = Promise.withResolvers<PreparedResponse>();
  const improve = vi.fn<() => Promise<PreparedResponse>>(() => better.promise);
  next = { improve };
  expect(textOf((await cache.load('/')).page)).toBe('/ at 1');
  expect(improve).toHaveBeenCalledTimes(0);
  expect(textOf(cache.find('/'))).toBe('/ at 1');
  expect(textOf(cache.find('/'))).toBe('/ at 1');
  expect(improve).toHaveBeenCalledTimes(1);
  better.resolve(pageOf('better'));
  await expect.poll(() => textOf(cache.find('/'))).toBe('better');
  expect(cache.bytes()).toBe('better'.length);
});

test('an improved version does not replace a newer page', async () => {
  const better = Promise.withResolvers<PreparedResponse>();
  next = { improve: () => better.promise };
  await cache.load('/');
  cache.find('/');
  version = 2;
  const newer = Promise.withResolvers<PreparedResponse>();
  next = { improve: () => newer.promise };
  await cache.load('/');
  better.resolve(pageOf('too late'));
  newer.resolve(pageOf('in time'));
  await expect.poll(() => textOf(cache.find('/'))).toBe('in time');
});
