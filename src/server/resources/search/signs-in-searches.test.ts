import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignSearch } from '#contract/plain/sign-matching.ts';
import type { SearchResults } from '#contract/search.ts';
import type { Sign } from '#contract/signs.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { seedDemo } from '#server/db/seed/demo.ts';
import { addOtherWords } from '#server/db/seed/renew-samples.ts';
import { dangerSearches, harmlessSearches } from '#server/testing/danger-searches.ts';
import { dangerSearchesInHindi, harmlessSearchesInHindi } from '#server/testing/danger-searches-hindi.ts';
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

async function find(q: string) {
  const { status, body } = await site.get(`/api/search?${new URLSearchParams({ q }).toString()}`);
  expect(status).toBe(200);
  return body as SearchResults;
}
const signsOf = async (q: string) => (await find(q)).signs.map(({ name }) => name);

describe('a search by someone in danger', () => {
  test('finds the sign first, whatever the words, the spelling and the script', async () => {
    const failures = await failuresOf(dangerSearches, async ({ typed, signs }) => {
      expect(signs).toContain((await signsOf(typed))[0]);
    });
    expect(failures).toEqual([]);
  });

  test('is tried in more than 120 ways, a fifth of them in Hindi', () => {
    expect(dangerSearches.length).toBeGreaterThanOrEqual(120);
    const devanagari = dangerSearches.filter(({ typed }) => /\p{Script=Devanagari}/u.test(typed));
    expect(devanagari.length).toBeGreaterThanOrEqual(12);
  });

  test('says whom to call, with the number of the clinic', async () => {
    expect((await find('seene mein dard')).signs[0]).toEqual({
      name: 'chest-pain',
      urgency: 'call',
      line: 'Chest pain or tightness: call 112 now.',
    });
  });

  test('finds it among a thousand other words', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);
    const typed = [...words(700), 'crushing', 'chest', 'pain', ...words(300)].join(' ');
    expect(await signsOf(typed)).toEqual(['chest-pain']);
  });
});

test('each sign is found by what people type in Hindi, in both scripts, as a browser finds it', async () => {
  const find = createSignSearch((await site.get('/api/signs')).body as Sign[]);
  const searches = Object.entries(dangerSearchesInHindi).flatMap(([name, typed]) => typed.map((one) => [name, one]));
  const failures = await failuresOf(searches, ([name, typed = '']) => {
    expect(find(typed).map((sign) => sign.name)).toContain(name);
  });
  expect(failures).toEqual([]);
});

test('an ordinary ache or question in Hindi is no sign', async () => {
  const find = createSignSearch((await site.get('/api/signs')).body as Sign[]);
  const failures = await failuresOf(harmlessSearchesInHindi, (typed) => {
    expect(find(typed).map(({ name }) => name)).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('an ordinary ache, a treatment and a name are no sign', async () => {
  expect(harmlessSearches.length).toBeGreaterThanOrEqual(40);
  const failures = await failuresOf(harmlessSearches, async (typed) => {
    expect(await signsOf(typed)).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('the name of a practitioner is no sign, and what else is typed with it still is', async () => {
  await addPractitioner(site, 'Dr. Asha Stroke');
  await site.put('/api/symptoms/1', { name: 'Aching after sitting' }, await site.signIn());
  expect(await signsOf('asha stroke')).toEqual([]);
  expect(await signsOf('stroke')).toEqual(['stroke']);
  expect(await signsOf('dr asha stroke chest pain')).toEqual(['chest-pain']);
});

test('visitors get the signs with the words that find them, the most urgent first', async () => {
  const signs = (await site.get('/api/signs')).body as Sign[];
  expect(signs[0]).toMatchObject({ urgency: 'call', line: expect.stringContaining('call 112 now') });
  expect(signs.at(-1)?.urgency).toBe('weeks');
  expect(signs.find(({ name }) => name === 'self-harm')?.line).toContain('Tele-MANAS 14416');
});
