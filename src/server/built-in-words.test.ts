import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let owner: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  owner = await site.signIn();
  await change({ languages: ['hi'] });
});
afterAll(() => site.close());

async function change(changes: object) {
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
  expect((await site.put('/api/clinic', { ...profile, ...changes }, owner)).status).toBe(200);
}
const read = async (path: string, language: string) => (await site.get(`${path}?lang=${language}`)).body;
const englishSentence = /\b[a-z]+ [a-z]+ [a-z]+\b/i;
const withoutBrackets = (texts: object) =>
  Object.values(texts)
    .join('\n')
    .replaceAll(/\([^)\n]*\)/g, '');

test('what the server fills into the words about privacy is in the language of the page', async () => {
  const hindi = await read('/api/texts/privacy', 'hi');
  expect(withoutBrackets(hindi)).not.toMatch(englishSentence);
  expect(hindi.section_5_text).toContain('हम 90 दिन के अंदर जवाब देंगे');
  expect(hindi.section_5_text).toContain('तो भारत के डेटा प्रोटेक्शन बोर्ड (Data Protection Board of India) से शिकायत करें');
  expect((await read('/api/form-notice', 'hi')).both).toContain('हम इसे आपके मिटाने को कहने तक रखते हैं।');
  expect((await read('/api/form-notice', 'en')).both).toContain(' until you ask us to erase it');
  expect((await read('/api/texts/privacy', 'en')).section_5_text).toContain('the Data Protection Board of India');
});

test('words about privacy that have no Hindi are filled in English', async () => {
  const { body } = await site.put('/api/texts/privacy', { section_3_text: 'We store it {period}.' }, owner);
  expect(body.words.section_3_text).toBe('We store it {period}.');
  const hindi = await read('/api/texts/privacy', 'hi');
  expect(hindi).toMatchObject({
    section_3_text: 'We store it until you ask us to erase it.',
    untranslated: ['section_3_text'],
  });
  expect(hindi.section_4_text).toMatch(/\p{Script=Devanagari}/u);
});

test('a price is said in the language of the page', async () => {
  const name = 'Walking lessons';
  const added = await site.post(
    '/api/treatments',
    { name, kind: 'therapy', minutes: 45, price_from: 50_000, not_if: null },
    owner,
  );
  expect(added.status).toBe(201);
  const labelIn = async (language: string) =>
    (await read('/api/treatment-pages', language)).find(
      (one: { treatment_description: string }) => one.treatment_description === name,
    ).price_label;
  expect(await labelIn('en')).toBe('from ₹500');
  expect(await labelIn('hi')).toBe('₹500 से शुरू');
  const found = (await site.get('/api/search?q=price&lang=hi')).body.results[0];
  expect(found).toMatchObject({ title: 'फ़ीस', description: '₹500 से शुरू' });
});

test('the crisis line is said in the language of the page, unless the clinic has its own', async () => {
  expect((await read('/api/clinic', 'en')).crisisLine).toBe('Tele-MANAS 14416');
  expect((await read('/api/clinic', 'hi')).crisisLine).toBe('टेली-मानस (Tele-MANAS) 14416');
  const lines = async (language: string) => JSON.stringify(await read('/api/signs', language));
  expect(await lines('hi')).toContain('टेली-मानस (Tele-MANAS) 14416');
  expect(await lines('hi')).toContain('call Tele-MANAS 14416'); // beside it until it is checked
  expect(await lines('en')).not.toContain('टेली-मानस');
  await change({ crisisLine: 'Maitri 0484 2540530' });
  expect((await read('/api/clinic', 'hi')).crisisLine).toBe('Maitri 0484 2540530');
  expect(await lines('hi')).not.toContain('टेली-मानस');
});

test('a picture names its treatment in the language of the page, and a name that has no Hindi is said to have none', async () => {
  const add = async (fields: object) =>
    site.post('/api/upload-photo', formOf({ image: await pictureOf(), alt: 'A room.', ...fields }), owner);
  await add({ title: 'A treatment room' });
  await add({ title: 'Walking practice', treatment_name: 'Cupping Therapy' });
  await add({ title: 'Band work for an ankle', treatment_name: 'Our own way' });
  expect(await read('/api/gallery', 'hi')).toMatchObject([
    { treatment_name: 'Our own way', untranslated: ['alt', 'treatment_name'] },
    { treatment_name: expect.stringMatching(/^\p{Script=Devanagari}/u), untranslated: ['alt'] },
    { title: 'इलाज का एक कमरा', treatment_name: 'इलाज का एक कमरा', untranslated: ['alt'] },
  ]);
  expect(await read('/api/gallery', 'en')).toMatchObject([
    { treatment_name: 'Our own way' },
    { treatment_name: 'Cupping Therapy' },
    { treatment_name: 'A treatment room' },
  ]);
});
