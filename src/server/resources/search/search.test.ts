import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchIndex, SearchResult, SearchResults } from '#contract/search.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { addOtherWords } from '#server/db/seed/renew-samples.ts';
import { addPractitioner } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { hindiSearches, misspeltSearches, sameSearches, typedSearches } from '#server/testing/typed-searches.ts';
import { prepare } from './search.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  await site.db.transaction().execute(async (trx) => {
    await seedDemo(trx, () => site.clock.now);
    await addOtherWords(trx);
  });
  admin = await site.signIn();
});
afterAll(() => site.close());

const maxIndexBytes = 14 * 1_024;

async function find(q: string) {
  const { status, body } = await site.get(`/api/search?${new URLSearchParams({ q }).toString()}`);
  expect(status).toBe(200);
  return body as SearchResults;
}
const readIndex = async () => (await site.get('/api/search/index')).body as SearchIndex;
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const bytesOf = (index: SearchIndex) => brotliCompressSync(JSON.stringify(index)).length;

describe('what patients type', () => {
  test('leads to what they need among the first three', async () => {
    const failures = await failuresOf(typedSearches, async ({ typed, leadsTo }) => {
      const { results } = await find(typed);
      const best = results.slice(0, 3).filter(({ kind }) => kind !== 'symptom' && kind !== 'area');
      expect(titlesOf(best)).toContain(leadsTo);
    });
    expect(failures).toEqual([]);
  });

  test('finds the same in English, in Hindi in Latin letters and in Hindi', async () => {
    const searches = sameSearches.flatMap(({ typed, leadsTo }) => typed.map((one) => ({ typed: one, leadsTo })));
    const failures = await failuresOf(searches, async ({ typed, leadsTo }) => {
      const { results } = await find(typed);
      const best = results.filter(({ kind }) => kind !== 'symptom' && kind !== 'area').slice(0, 3);
      expect(titlesOf(best)).toContain(leadsTo);
    });
    expect(failures).toEqual([]);
  });

  test('is of every kind, and seldom one of the other words', async () => {
    const words = new Set(
      (await readIndex()).entries.flatMap((entry) => entry.words.map((word) => word.toLowerCase())),
    );
    const known = typedSearches.filter(({ typed }) => words.has(typed.toLowerCase()));
    expect(typedSearches.length).toBeGreaterThanOrEqual(60);
    expect(known.length).toBeLessThanOrEqual(typedSearches.length / 3);
    expect(misspeltSearches.length).toBeGreaterThanOrEqual(12);
    expect(hindiSearches.length).toBeGreaterThanOrEqual(12);
    const devanagari = hindiSearches.filter(({ typed }) => /\p{Script=Devanagari}/u.test(typed));
    expect(devanagari.length).toBeGreaterThanOrEqual(hindiSearches.length / 2);
  });
});

test('a result says where it leads, and a symptom when it needs help at once, with the clinic’s numbers', async () => {
  const { results } = await find('dizziness when turning');
  expect(results[0]).toMatchObject({
    kind: 'symptom',
    href: '/search?q=Dizziness+when+turning',
    description: 'Can go with Vertigo (BPPV)',
    urgent_help: expect.stringContaining('call 112'),
  });
  const vertigo = results.find(({ title }) => title === 'Vertigo (BPPV)');
  expect(vertigo).toMatchObject({ kind: 'condition', urgent_help: null });
  expect((await site.get(`/api${vertigo?.href}`)).body).toMatchObject({ name: 'Vertigo (BPPV)' });
  expect((await find('knee')).results).toContainEqual(
    expect.objectContaining({ kind: 'area', title: 'Knee', href: '/conditions?area=knee#found' }),
  );
});

test('nonsense finds nothing, also in bulk, but a beginning in common finds the nearest entries', async () => {
  const nothing = [
    '',
    ' ',
    '?',
    'x'.repeat(500),
    '😀👨‍👩‍👧',
    '"><script>',
    '<img onerror=x>',
    '\u0000',
    'qqqq '.repeat(100),
  ];
  const failures = await failuresOf(nothing, async (q) => {
    expect((await find(q)).results).toEqual([]);
  });
  expect(failures).toEqual([]);
  expect(titlesOf((await find('sciacccc')).nearest)).toContain('Sciatica');
  expect((await find('pain pain pain')).results).toEqual((await find('pain')).results);
});

test('search does not find hidden, drafted or deleted records, and finds a change at once', async () => {
  const hidden = (await site.get('/api/treatment')).body as { treatment_id: number; treatment_description: string }[];
  const cupping = hidden.find(({ treatment_description }) => treatment_description === 'Cupping Therapy');
  expect((await find('cupping')).results[0]?.title).toBe('Cupping Therapy');
  await site.put(`/api/treatments/${cupping?.treatment_id}/visibility`, { is_hidden: 1 }, admin);
  expect(titlesOf((await find('cupping')).results)).not.toContain('Cupping Therapy');
  expect(titlesOf((await readIndex()).entries)).not.toContain('Cupping Therapy');
  expect(titlesOf((await find('need to stretch before sport')).results)).not.toContain(
    'Do you need to stretch before sport?',
  );

  const added = await site.post('/api/symptoms', { name: 'Zebra foot' }, admin);
  expect(titlesOf((await find('zebra')).results)).toEqual(['Zebra foot']);
  await site.delete(`/api/symptoms/${(added.body as { id: number }).id}`, admin);
  expect((await find('zebra')).results).toEqual([]);

  const page = await site.post('/api/pages', { title: 'Zebra crossing', content_html: '<p>By the tram.</p>' }, admin);
  expect((await find('zebra')).results).toEqual([]);
  await site.put(`/api/pages/${page.body.id}/visibility`, { is_hidden: false }, admin);
  for (const typed of ['zebra', 'tram'])
    expect((await find(typed)).results).toMatchObject([{ kind: 'page', href: '/pages/zebra-crossing' }]);
  await site.delete(`/api/pages/${page.body.id}`, admin);
});

test('the index of the samples is complete and small, and leaves out what a phone does not need', async () => {
  const index = await readIndex();
  expect(index.complete).toBe(true);
  expect(bytesOf(index)).toBeLessThan(maxIndexBytes);
  expect(new Set(index.entries.map(({ kind }) => kind)).size).toBe(7);
});

test('search answers what people ask in practice first, and finds a practitioner by name', async () => {
  await addPractitioner(site, 'Dr. Meera Parkin [PT]');
  await site.put('/api/symptoms/1', { name: 'Aching after sitting' }, admin);
  const answers = [
    ['price', 'Prices'],
    ['fees', 'Prices'],
    ['how much does it cost', 'Prices'],
    ['parking', 'Parking and access'],
    ['opening hours', 'Opening hours'],
    ['are you open on sunday', 'Opening hours'],
    ['address', 'Where we are'],
    ['where are you', 'Where we are'],
    ['dr meera', 'Dr. Meera Parkin [PT]'],
    ['insurance', 'Ways to pay and insurance'],
    ['upi', 'Ways to pay and insurance'],
    ['card payment', 'Ways to pay and insurance'],
    ['languages', 'Languages'],
    ['phone number', 'Phone and e-mail'],
  ] as const;
  const failures = await failuresOf(answers, async ([typed, answer]) => {
    expect((await find(typed)).results[0]?.title).toBe(answer);
  });
  expect(failures).toEqual([]);
  expect((await find('opening hours')).results[0]?.description).toContain('08:00 to 20:00');
  expect((await find("parkinson's")).results[0]?.title).toBe("Parkinson's disease");
});

describe('of a clinic that has written much', () => {
  const entryOf = (kind: SearchResult['kind'], name: number) => ({
    kind,
    title: `${(name * 7_919).toString(36)} ${(name * 104_729).toString(36)}`,
    href: `/${kind}/${name}`,
    description: '',
    urgent_help: null,
    words: [(name * 15_485_863).toString(36)],
    text: '',
  });
  const many = (kind: SearchResult['kind'], count: number) =>
    Array.from({ length: count }, (_, index) => entryOf(kind, index + 1));

  test('the index is without articles, and without anything if it is still too large', () => {
    const { index, find: findAny } = prepare([...many('article', 1_000), ...many('condition', 50)]);
    expect(index.complete).toBe(false);
    expect(index.entries).toHaveLength(50);
    expect(bytesOf(index)).toBeLessThan(maxIndexBytes);
    const article = entryOf('article', 777);
    expect(findAny(article.title).results[0]?.href).toBe(article.href);
    expect(prepare(many('condition', 2_000)).index).toEqual({ complete: false, entries: [] });
  });

  test('at most twenty results are answered', () => {
    const alike = many('condition', 100).map((entry) => ({ ...entry, words: ['pain'] }));
    expect(prepare(alike).find('pain').results).toHaveLength(20);
  });
});
