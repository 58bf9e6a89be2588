import { beforeEach, expect, test } from 'vitest';
import { type Prepared, prepareEncoded } from '#server/static/prepared.ts';
import { createPageCache, type PageCache, type Rendered } from './page-cache.ts';

let version: number;
let now: number;
let rendered: string[];
let next: Partial<Rendered<Prepared>> & { gate?: Promise<void> };
let cache: PageCache<Prepared>;

const pageOf = (text: string) => prepareEncoded(200, {}, { identity: Buffer.from(text) });
const textOf = (page: Prepared | undefined) => page?.variants.identity.body.toString();

beforeEach(() => {
  version = 1;
  now = 0;
  rendered = [];
  next = {};
  cache = createPageCache({
    mostBytes: 100,
    version: () => version,
    clock: () => now,
    async render(key) {
      rendered.push(key);
      const text = `${key} at ${version}`;
      await next.gate;
      return { kind: 'found', expiresAt: 1_000, page: pageOf(text), ...next };
    },
  });
});

test('a page is made once, and found from then on', async () => {
  expect(cache.find('/')).toBeUndefined();
  expect(textOf(await cache.load('/'))).toBe('/ at 1');
  expect(textOf(cache.find('/'))).toBe('/ at 1');
  expect(rendered).toEqual(['/']);
});

test('many who ask at the same time wait for one making', async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.load('/')));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toEqual(['/']);
});

test('after a change it is made anew', async () => {
  await cache.load('/');
  version = 2;
  expect(cache.find('/')).toBeUndefined();
  expect(textOf(await cache.load('/'))).toBe('/ at 2');
});

test('a making that began before a change is not what is served after it', async () => {
  const gate = Promise.withResolvers<void>();
  next = { gate: gate.promise };
  const before = cache.load('/');
  version = 2;
  const after = cache.load('/');
  gate.resolve();
  expect(textOf(await before)).toBe('/ at 1');
  expect(textOf(await after)).toBe('/ at 2');
  expect(textOf(cache.find('/'))).toBe('/ at 2');
});

test('it is made anew when its time is over', async () => {
  await cache.load('/');
  now = 999;
  expect(cache.find('/')).toBeDefined();
  now = 1_000;
  expect(cache.find('/')).toBeUndefined();
});

test('when it cannot be made, the last good one is served, and it is tried again', async () => {
  await cache.load('/');
  version = 2;
  next = { kind: 'failed', page: pageOf('Something went wrong') };
  expect(textOf(await cache.load('/'))).toBe('/ at 1');
  expect(cache.find('/')).toBeUndefined();
  next = {};
  expect(textOf(await cache.load('/'))).toBe('/ at 2');
});

test('without a good one the failure is served and not kept', async () => {
  next = { kind: 'failed', page: pageOf('Something went wrong') };
  expect(textOf(await cache.load('/'))).toBe('Something went wrong');
  expect(cache.find('/')).toBeUndefined();
});

test('what is not there is not kept, and takes the place of what was', async () => {
  await cache.load('/blog/a');
  version = 2;
  next = { kind: 'missing' };
  await cache.load('/blog/a');
  expect(cache.find('/blog/a')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});

test('all together stay within their bounds, whatever is asked for', async () => {
  for (let index = 0; index < 1_000; index++) {
    await cache.load(`/blog?cursor=${index}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100);
  }
  expect(cache.find('/blog?cursor=999')).toBeDefined();
});

test('what was made with more effort takes its place; the first visitor does not wait for it', async () => {
  const better = Promise.withResolvers<Prepared>();
  next = { improve: () => better.promise };
  expect(textOf(await cache.load('/'))).toBe('/ at 1');
  expect(textOf(cache.find('/'))).toBe('/ at 1');
  better.resolve(pageOf('better'));
  await expect.poll(() => textOf(cache.find('/'))).toBe('better');
  expect(cache.bytes()).toBe('better'.length);
});

test('what became better too late takes the place of nothing newer', async () => {
  const better = Promise.withResolvers<Prepared>();
  next = { improve: () => better.promise };
  await cache.load('/');
  version = 2;
  const newer = Promise.withResolvers<Prepared>();
  next = { improve: () => newer.promise };
  await cache.load('/');
  better.resolve(pageOf('too late'));
  newer.resolve(pageOf('in time'));
  await expect.poll(() => textOf(cache.find('/'))).toBe('in time');
});
