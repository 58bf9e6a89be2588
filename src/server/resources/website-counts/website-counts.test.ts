import { beforeEach, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { bookingOf, createOneOfEach } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createWebsiteCounts, type WebsiteCounts } from './website-counts.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

const browser = { 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/604.1', 'Sec-Fetch-Site': 'same-origin' };
const day = 86_400_000;

let site: TestApp;
let websiteCounts: WebsiteCounts;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  websiteCounts = createWebsiteCounts(site.db, () => site.clock.now);
  return () => site.close();
});

const count = (counted: object, headers: Record<string, string> = browser) =>
  site.post('/api/website-counts', { counted }, headers);
const view = (page: string, host = '') => ({ kind: 'view', page, host });
const read = async (days = 30) => (await site.get(`/api/website-counts?days=${days}`, await site.signIn())).body;
const stored = () => site.db.selectFrom('website_counts').selectAll().orderBy('kind').orderBy('name').execute();

test('views, steps and taps of visitors are added up by day, without anything about the visitor', async () => {
  for (const page of ['/', '/', '/treatments']) await count(view(page, 'search.example'));
  await count(view('/about'));
  await count({ kind: 'step', page: 'opened' });
  await count({ kind: 'call', page: '/about' });
  await count({ kind: 'whatsapp', page: '/' });
  expect(await read()).toEqual({
    since: '2026-10-22',
    views: 4,
    steps: [
      { step: 'opened', count: 1 },
      { step: 'what', count: 0 },
      { step: 'when', count: 0 },
      { step: 'you', count: 0 },
      { step: 'sent', count: 0 },
    ],
    calls: 1,
    chats: 1,
    pages: [
      { name: '/', count: 2 },
      { name: '/about', count: 1 },
      { name: '/treatments', count: 1 },
    ],
    hosts: [{ name: 'search.example', count: 3 }],
    words: [],
  });
  expect((await stored()).every((row) => Object.keys(row).toSorted().join() === 'count,day,kind,name')).toBe(true);
});

test('totals grow with each store, by the day of the clinic, and end after 90 days', async () => {
  await count(view('/'));
  await read();
  await count(view('/'));
  expect((await read()).views).toBe(2);
  site.clock.now += 7 * day;
  await count(view('/'));
  expect((await read(7)).views).toBe(1);
  expect((await read(30)).views).toBe(3);
  site.clock.now += 83 * day;
  expect((await read(90)).views).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('robots, those who ask not to be tracked, pages of others and scripts do not count', async () => {
  const { 'User-Agent': name } = browser;
  const failures = await failuresOf(
    [
      [{ ...browser, 'User-Agent': `${name} (compatible; Googlebot/2.1)` }],
      [{ ...browser, 'User-Agent': 'HeadlessChrome/130' }],
      [{ ...browser, 'Sec-GPC': '1' }],
      [{ ...browser, DNT: '1' }],
      [{ 'User-Agent': name }],
    ] as const,
    async ([headers]) => {
      expect((await count(view('/'), headers)).status).toBe(204);
    },
  );
  expect(failures).toEqual([]);
  expect((await count(view('/'), { ...browser, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await read()).views).toBe(0);
});

test('a phone whose name only sounds like a robot counts', async () => {
  await count(view('/'), {
    ...browser,
    'User-Agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X90) Chrome/130.0 Mobile',
  });
  expect((await read()).views).toBe(1);
});

test('a stranger cannot fill the table: what is no page counts as other, and texts are refused', async () => {
  const pages = ['/admin', '/visit/secret', '/conditions/999999', '/blog/no-such-blog', '/treatments/%zz', 'free text'];
  for (let index = 0; index < 300; index += 1) pages.push(`/pages/made-up-${index}`);
  for (const page of pages) await count(view(page, `host-${pages.indexOf(page)}.example`));
  const rows = await read().then(stored);
  expect(rows.filter(({ kind }) => kind === 'view').map(({ name }) => name)).toEqual(['other']);
  expect(rows.filter(({ kind }) => kind === 'host')).toHaveLength(201);
  const refused = [
    { kind: 'view', page: '/', host: 'Free text' },
    { kind: 'view', page: '/', host: '', visitor: 'someone' },
    { kind: 'view', page: '/'.padEnd(201, 'a'), host: '' },
    { kind: 'step', page: 'sent' },
    { kind: 'step', page: 'free text' },
    { kind: 'search', page: 'free text' },
  ];
  const failures = await failuresOf(refused, async (counted) => {
    expect((await count(counted)).status).toBe(422);
  });
  expect(failures).toEqual([]);
});

test('pages of records count while they are there', async () => {
  await createOneOfEach(site);
  for (const page of ['/conditions/1', '/conditions/1/more', '/blog/blog', '/career/1/apply']) await count(view(page));
  const names = ['/blog/blog', '/career/1/apply', '/conditions/1', 'other'];
  expect((await read()).pages).toEqual(names.map((name) => ({ name, count: 1 })));
});

test('words without results are stored from the third time on, and never with digits or an address', async () => {
  const search = (words: string, times: number) => {
    for (let time = 0; time < times; time += 1) websiteCounts.addMiss(words);
  };
  search('Acupressure  Mat', 2);
  search('98950 12345', 5);
  search('someone@example.com', 5);
  search('९८९५', 5);
  search('x'.repeat(61), 5);
  await websiteCounts.store();
  expect(await stored()).toEqual([]);
  search('acupressure mat', 1);
  await websiteCounts.store();
  search('acupressure mat', 1);
  await websiteCounts.store();
  expect(await stored()).toEqual([{ day: '2026-11-20', kind: 'search', name: 'acupressure mat', count: 4 }]);
  expect((await read()).words).toEqual([{ name: 'acupressure mat', count: 4 }]);
});

test('a booking that a visitor sends is the last step', async () => {
  await site.post('/api/appointments', await bookingOf(site), browser);
  expect((await read()).steps.at(-1)).toEqual({ step: 'sent', count: 1 });
});

test('what could not be stored is stored the next time', async () => {
  websiteCounts.add('view', '/');
  await site.db.schema.alterTable('website_counts').renameTo('away').execute();
  await expect(websiteCounts.store()).rejects.toThrow('website_counts');
  await site.db.schema.alterTable('away').renameTo('website_counts').execute();
  websiteCounts.add('view', '/');
  await websiteCounts.store();
  expect(await stored()).toMatchObject([{ name: '/', count: 2 }]);
});
