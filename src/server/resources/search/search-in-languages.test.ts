import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchIndex, SearchResults } from '#contract/search.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { addOtherWords } from '#server/db/seed/renew-samples.ts';
import { addPractitioner } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.db.transaction().execute(async (trx) => {
    await seedDemo(trx, () => site.clock.now);
    await addOtherWords(trx);
  });
});
afterAll(() => site.close());

async function speak(...languages: string[]) {
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
  expect((await site.put('/api/clinic', { ...profile, languages }, await site.signIn())).status).toBe(200);
}

async function find(q: string, lang: 'en' | 'hi') {
  const { body } = await site.get(`/api/search?${new URLSearchParams({ q, lang }).toString()}`);
  return body as SearchResults;
}
const first = async (q: string, lang: 'en' | 'hi') => (await find(q, lang)).results[0];

test('a clinic that speaks Hindi is searched in either language from the pages of both', async () => {
  await speak('hi');
  const english = (await find('back pain', 'en')).results.find(({ title }) => title === 'Back pain');
  const hindi = (await find('back pain', 'hi')).results.find(({ href }) => href === english?.href);
  expect(hindi?.title).toBe('कमर और पीठ का दर्द');
  for (const typed of ['कमर और पीठ का दर्द', 'kamar dard', 'back pain']) {
    const found = await Promise.all([find(typed, 'en'), find(typed, 'hi')]);
    for (const { results } of found) expect(results.map(({ href }) => href)).toContain(english?.href);
  }
  expect((await first('कमर और पीठ का दर्द', 'hi'))?.title).toMatch(/कमर|पीठ/);
  // The text of a condition is searched in both languages too.
  expect((await find('मांसपेशियाँ ज़ोर से कस', 'en')).results.map(({ title }) => title)).toContain('Back pain');
});

test('a sign in a search is said in Hindi, with the English line until an owner has checked it', async () => {
  await speak('hi');
  expect((await find('chest pain', 'hi')).signs[0]).toMatchObject({
    line: 'सीने में दर्द या जकड़न: अभी 112 पर फ़ोन करें।',
    original: { line: 'Chest pain or tightness: call 112 now.' },
  });
  expect((await find('सीने में दर्द', 'en')).signs[0]?.line).toBe('Chest pain or tightness: call 112 now.');
});

test('a clinic that speaks English alone has the index that it had', async () => {
  await speak('hi');
  const index = async (lang: string) => (await site.get(`/api/search/index?lang=${lang}`)).body as SearchIndex;
  expect(JSON.stringify(await index('hi'))).toContain('कमर और पीठ का दर्द');
  expect((await index('hi')).complete).toBe(true);
  await speak();
  expect(JSON.stringify(await index('hi'))).not.toContain('कमर और पीठ का दर्द');
  expect((await first('back pain', 'hi'))?.title).toBe('Back pain');
});

test('what search says about results is Hindi on pages in Hindi, and as before in English', async () => {
  await speak('hi');
  const describe = async (q: string, lang: 'en' | 'hi', href: RegExp, kind: string) =>
    (await find(q, lang)).results.find((one) => one.kind === kind && href.test(one.href));
  for (const [q, kind, href, title, english, hindi] of [
    ['dizziness when turning', 'symptom', /./, undefined, /^Can go with /, /^इनके साथ हो सकता है: /],
    ['knee', 'area', /area=knee/, 'घुटना', /^With After a joint replacement, Knee/, /^यहाँ की बीमारियाँ और तकलीफ़ें: /],
    [
      'opening hours',
      'clinic',
      /find-us/,
      'खुलने का समय',
      /^Monday to Saturday 08:00 to 20:00$/,
      /^सोमवार से शनिवार: 08:00 से 20:00 तक$/,
    ],
    ['parking', 'clinic', /find-us/, 'पार्किंग और अंदर आने का रास्ता', /^Ask us: /, /^हमसे पूछें: /],
    ['insurance', 'clinic', /./, 'भुगतान के तरीके और बीमा', /^[A-Z]/, /\p{Script=Devanagari}/u],
    ['where are you', 'clinic', /find-us/, 'हमारा पता', /Kochi/, /कोच्चि/],
    ['price', 'clinic', /treatments/, 'फ़ीस', /^(From ₹\d|Ask us: )/, /(₹\d+ से शुरू|^हमसे पूछें: )/],
  ] as const) {
    expect((await describe(q, 'en', href, kind))?.description ?? '', q).toMatch(english);
    const found = await describe(q, 'hi', href, kind);
    if (title) expect(found?.title, q).toBe(title);
    expect(found?.description ?? '', q).toMatch(hindi);
  }
});

test('no description of a result on pages in Hindi is an English sentence', async () => {
  await speak('hi');
  const searches = ['दर्द', 'इलाज', 'घुटना', 'कसरत', 'क्लिनिक', 'neck', 'shoulder', 'stretch', 'price', 'taping'];
  const found = (await Promise.all(searches.map((q) => find(q, 'hi')))).flatMap(({ results }) => results);
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
  for (const { title, description, urgent_help } of found)
    for (const text of [title, description, urgent_help ?? ''])
      expect(text.replaceAll(/\([^)]*\)/g, '')).not.toMatch(/\b[a-z]+ [a-z]+ [a-z]+\b/i);
});

test('a practitioner is found by the name in either language', async () => {
  await addPractitioner(site, 'Dr. Nila Sample [PT]');
  await speak('hi');
  for (const typed of ['dr nila', 'डॉ. नीला']) {
    expect((await first(typed, 'hi'))?.title).toBe('डॉ. नीला सैंपल [PT]');
    expect((await first(typed, 'en'))?.title).toBe('Dr. Nila Sample [PT]');
  }
});
