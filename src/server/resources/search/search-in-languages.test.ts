import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchIndex, SearchResults } from '#contract/search.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { addOtherWords } from '#server/db/seed/renew-samples.ts';
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
  await speak();
  expect(JSON.stringify(await index('hi'))).not.toContain('कमर और पीठ का दर्द');
  expect((await first('back pain', 'hi'))?.title).toBe('Back pain');
});
