import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as translationMessages from '#contract/messages/translations.ts';
import { translationKinds } from '#contract/plain/translated-fields.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { Translation, TranslationSummary } from '#contract/translations.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createOneOfEach } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { speak } from '#server/testing/speak.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let owner: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  owner = await site.signIn();
  await speak(site, 'hi');
});
afterAll(() => site.close());

const hindi = { 'Accept-Language': 'hi' };
const at = (kind: string, record: string | number) => `/api/translations/hi/${kind}/${record}`;
const read = async (kind: string, record: string | number) =>
  (await site.get(at(kind, record), owner)).body as Translation;
const write = (kind: string, record: string | number, words: object, more: object = {}, headers = {}) =>
  site.put(at(kind, record), { words, ...more }, { ...owner, ...headers });
const listed = async (kind: string, record: string | number, who = owner) =>
  ((await site.get('/api/translations/hi', who)).body as TranslationSummary[]).find(
    (one) => one.kind === kind && one.record === String(record),
  );
const textOf = ({ texts }: Translation, field: string) => texts.find((text) => text.field === field);

const addOpening = async (changes: object = {}) => {
  const opening = { position: 'Front desk', description: 'You greet patients.', experience: 1, ...changes };
  return (await site.post('/api/careers', opening, owner)).body as { id: number; version: number };
};
const changeOpening = (id: number, position: string) =>
  site.put(`/api/careers/${id}`, { position, description: 'You greet patients.', experience: 1 }, owner);

describe('reading in another language', () => {
  test('translations stand in the place of the English texts, and what has none is named', async () => {
    const { id } = await addOpening();
    await write('opening', id, { position: 'रिसेप्शन' });
    const expected = { position: 'रिसेप्शन', description: 'You greet patients.', untranslated: ['description'] };
    const one = await site.get(`/api/careers/${id}`, hindi);
    expect(one.body).toMatchObject(expected);
    expect(one.headers.get('Content-Language')).toBe('hi');
    expect(one.headers.get('Vary')).toContain('Accept-Language');
    expect((await site.get('/api/careers?lang=hi')).body).toContainEqual(expect.objectContaining(expected));
  });

  test('the address goes before the header, the best match wins, and Hindi in Latin letters gets English', async () => {
    const failures = await failuresOf(
      [
        ['/api/clinic', '', 'en'],
        ['/api/clinic', 'hi', 'hi'],
        ['/api/clinic', 'HI-in', 'hi'],
        ['/api/clinic', 'hi-Deva-IN', 'hi'],
        ['/api/clinic', 'hi-Latn', 'en'],
        ['/api/clinic', 'hi-Latn, hi;q=0.5', 'hi'],
        ['/api/clinic', 'mr, hi;q=0.8, en;q=0.9', 'en'],
        ['/api/clinic', 'mr, hi;q=0.9, en;q=0.8', 'hi'],
        ['/api/clinic', 'hi;q=0', 'en'],
        ['/api/clinic', 'hi;q=much', 'en'],
        ['/api/clinic', '*', 'en'],
        ['/api/clinic', ';;,,_,x', 'en'],
        ['/api/clinic?lang=hi', 'en', 'hi'],
        ['/api/clinic?lang=en', 'hi', 'en'],
        ['/api/clinic?lang=hi-Latn', 'hi', 'en'],
        ['/api/clinic?lang=mr', 'hi', 'en'],
        ['/api/clinic', 'ta, mr;q=0.9, hi;q=0.8', 'hi'],
        ['/api/clinic', 'ta, en;q=0.9, hi;q=0.8', 'en'],
      ] as const,
      async ([path, header, language]) => {
        const { status, headers } = await site.get(path, { 'Accept-Language': header });
        expect([status, headers.get('Content-Language')]).toEqual([200, language]);
      },
    );
    expect(failures).toEqual([]);
  });

  test('a language that is switched off is answered in English, and its translations are there again later', async () => {
    const { id } = await addOpening();
    await write('opening', id, { position: 'रिसेप्शन' });
    const english = (await site.get(`/api/careers/${id}`)).bytes;
    await speak(site);
    expect((await site.get(`/api/careers/${id}`, hindi)).bytes).toEqual(english);
    await speak(site, 'hi');
    expect((await site.get(`/api/careers/${id}`, hindi)).body).toMatchObject({ position: 'रिसेप्शन' });
    expect((await site.get(`/api/careers/${id}`)).bytes).toEqual(english);
  });

  test('every public list says what is untranslated, and forms get the English words', async () => {
    await createOneOfEach(site);
    const paths = ['treatment', 'treatment-pages', 'problems', 'conditions', 'symptoms', 'signs', 'careers'];
    const failures = await failuresOf(paths, async (path) => {
      const [first] = (await site.get(`/api/${path}`, hindi)).body;
      expect(first.untranslated).toBeInstanceOf(Array);
      expect((await site.get(`/api/${path}`)).body[0]).not.toHaveProperty('untranslated');
    });
    expect(failures).toEqual([]);
    await write('condition', 1, { name: 'घुटने का दर्द' });
    expect((await site.get('/api/conditions/1', hindi)).body.name).toBe('घुटने का दर्द');
    expect((await site.get('/api/conditions/1?placeholders=1', hindi)).body).not.toHaveProperty('untranslated');
  });

  test('the text of a blog is sanitised, and its preview follows', async () => {
    const form = formOf({ title: 'Heat or cold', content: 'Both can help.', status: 'Published' });
    const { id, slug } = (await site.post('/api/blogs', form, owner)).body;
    const content = '<p>दोनों <strong>मदद</strong> करते हैं।</p><script>alert(1)</script>';
    expect((await write('blog', id, { title: 'गर्मी या ठंड', content })).status).toBe(200);
    expect((await site.get(`/api/published-blogs/${slug}`, hindi)).body).toMatchObject({
      title: 'गर्मी या ठंड',
      content_html: '<p>दोनों <strong>मदद</strong> करते हैं।</p>',
      preview: 'दोनों मदद करते हैं।',
      slug,
    });
  });

  test('lists with titled points are translated as a whole', async () => {
    const points = [{ title: 'Pain', description: 'When you climb stairs.' }];
    const texts = { name: 'Runner’s knee', description: 'Text.', causes: 'Load.', treatment: 'Exercise.' };
    const form = formOf({ ...texts, symptoms: JSON.stringify(points) });
    const { id } = (await site.post('/api/conditions', form, owner)).body;
    const other = await write('condition', id, { symptoms: JSON.stringify([...points, ...points]) });
    expectProblem(other, 'invalid');
    expect(other.body.errors).toEqual([{ field: 'symptoms', message: translationMessages.otherParts }]);
    const half = await write('condition', id, { symptoms: '[{"title":"दर्द","description":" "}]' });
    expect(half.body.errors).toEqual([
      { field: 'symptoms.0.description', message: 'Every point needs a description.' },
    ]);
    const translated = [{ title: 'दर्द', description: 'सीढ़ियाँ चढ़ने पर।' }];
    await write('condition', id, { symptoms: JSON.stringify(translated), causes: JSON.stringify('ज़्यादा ज़ोर।') });
    expect((await site.get(`/api/conditions/${id}`, hindi)).body).toMatchObject({
      symptoms: translated,
      causes: 'ज़्यादा ज़ोर।',
    });
    await write('condition', id, { symptoms: '[{"title":"","description":""}]' });
    expect((await site.get(`/api/conditions/${id}`, hindi)).body.symptoms).toEqual(points);
  });

  test('the profile of the clinic keeps its parts, and slides of another number are shown in English', async () => {
    const profile = (await site.get('/api/clinic')).body;
    const slides = profile.heroSlides.map((_: object, index: number) => ({
      headline: `स्लाइड ${index}`,
      sentence: 'वाक्य।',
      alt: null,
    }));
    const address = { street: 'सैंपल रोड 1', locality: 'कोच्चि', region: 'केरल' };
    const words = { name: 'फ़िज़ियोथेरेपी', address: JSON.stringify(address), heroSlides: JSON.stringify(slides) };
    expect((await write('clinic-profile', 1, words)).body.errors).toBeUndefined();
    const { body } = await site.get('/api/clinic', hindi);
    expect(body).toMatchObject({ name: 'फ़िज़ियोथेरेपी', address: { ...address, country: 'IN' } });
    expect(body.heroSlides[0]).toMatchObject({ headline: 'स्लाइड 0', drawing: profile.heroSlides[0].drawing });
    const { version: _, retentionMonths: __, offersTimes: ___, ...form } = profile;
    await site.put('/api/clinic', { ...form, heroSlides: form.heroSlides.slice(1) }, owner);
    const fewer = (await site.get('/api/clinic', hindi)).body;
    expect([fewer.heroSlides.length, fewer.heroSlides[0].headline]).toEqual([
      slides.length - 1,
      profile.heroSlides[1].headline,
    ]);
    expect(fewer.untranslated).toContain('heroSlides');
    await site.put('/api/clinic', form, owner);
  });
});

test('texts that come with the program have translations of its own, until someone changes the English', async () => {
  const treatmentOf = async (id: number) =>
    (await site.get('/api/treatment', hindi)).body.find((one: { treatment_id: number }) => one.treatment_id === id);
  const [english] = (await site.get('/api/treatment')).body;
  const id = english.treatment_id;
  const own = await treatmentOf(id);
  expect(own).toMatchObject({ untranslated: [] });
  expect(own.treatment_description).toMatch(/\p{Script=Devanagari}/u);
  expect(await listed('treatment', id)).toMatchObject({ missing: 0, older: 0 });
  await write('treatment', id, { treatment_description: 'सलाह' });
  expect(await treatmentOf(id)).toMatchObject({ treatment_description: 'सलाह', not_if: own.not_if });
  await write('treatment', id, { treatment_description: '' });
  expect(await treatmentOf(id)).toEqual(own);
  const record = (await site.get(`/api/allTreatments/${id}`, owner)).body;
  await site.put(`/api/treatments/${id}`, { ...record, name: 'Advice' }, owner);
  expect(await treatmentOf(id)).toMatchObject({
    treatment_description: 'Advice',
    not_if: own.not_if,
    untranslated: ['treatment_description'],
  });
  await site.put(`/api/treatments/${id}`, record, owner);
});

describe('the words of pages', () => {
  test('are the program’s own in the language, until an owner changes either', async () => {
    const english = (await site.get('/api/texts/site')).body;
    const own = (await site.get('/api/texts/site', hindi)).body;
    expect(own).toMatchObject({ untranslated: [], popup_title: 'अपॉइंटमेंट बुक करें' });
    expect(await listed('texts', 'site')).toMatchObject({ missing: 0, older: 0 });
    await site.put('/api/texts/site', { footer: 'We help you move.' }, owner);
    expect((await site.get('/api/texts/site', hindi)).body).toMatchObject({
      footer: 'We help you move.',
      untranslated: ['footer'],
    });
    await write('texts', 'site', { footer: 'हम आपको चलने में मदद करते हैं।', popup_title: own.popup_title });
    expect((await site.get('/api/texts/site', hindi)).body).toMatchObject({
      footer: 'हम आपको चलने में मदद करते हैं।',
      untranslated: [],
    });
    await site.put('/api/texts/site', { footer: english.footer }, owner);
    expect((await site.get('/api/texts/site', hindi)).body.footer).toBe(own.footer);
    expect((await site.get('/api/texts/site')).body).toEqual(english);
  });

  test('what forms say about privacy is in the language', async () => {
    const [english, body] = [await site.get('/api/form-notice'), await site.get('/api/form-notice', hindi)].map(
      (answer) => answer?.body,
    );
    expect(body.booking).toMatch(/\p{Script=Devanagari}/u);
    expect(body).toMatchObject({ version: english.version, untranslated: [] });
  });
});

describe('signs', () => {
  const signOf = async (name: string) =>
    (await site.get('/api/signs', hindi)).body.find((one: { name: string }) => one.name === name);
  const words = { sign: 'घुटना अटक गया है', advice: 'पैर ठंडा हो तो {emergency} पर फ़ोन करें।' };
  const setSign = async (advice: string) => {
    const all: { name: string; id: number }[] = (await site.get('/api/allSigns', owner)).body;
    const { id, ...sign } = all.find(({ name }) => name === 'knee-locked') ?? { id: 0 };
    await site.put(`/api/signs/${id}`, { ...sign, sign: 'A locked knee', advice }, owner);
    return id;
  };

  test('stand in both languages until an owner has checked them, and again after a change of either text', async () => {
    const id = await setSign('Call {emergency} if the foot is cold.');
    await write('sign', id, { sign: words.sign });
    expect(await signOf('knee-locked')).toMatchObject({ sign: 'A locked knee', untranslated: ['sign', 'advice'] });
    const early = await site.put(`${at('sign', id)}/check`, { is_checked: 1 }, owner);
    expect(early.body.errors).toMatchObject([{ message: translationMessages.notComplete }]);
    await write('sign', id, words);
    const original = { sign: 'A locked knee', advice: 'Call 112 if the foot is cold.' };
    expect(await signOf('knee-locked')).toMatchObject({
      sign: words.sign,
      line: 'घुटना अटक गया है: आज ही डॉक्टर को दिखाएँ। पैर ठंडा हो तो 112 पर फ़ोन करें।',
      original,
      untranslated: [],
    });
    expect(await listed('sign', id)).toMatchObject({ missing: 0, older: 0, unchecked: true });
    const checked = await site.put(`${at('sign', id)}/check`, { is_checked: 1 }, owner);
    expect(checked.body).toMatchObject({ checked_by: 'admin', checked_at: '2026-11-20T06:00:00.000Z' });
    expect(await signOf('knee-locked')).not.toHaveProperty('original');
    expect(await listed('sign', id)).toMatchObject({ unchecked: false });
    await write('sign', id, { sign: 'घुटना अटका है' });
    expect(await signOf('knee-locked')).toHaveProperty('original');
    await site.put(`${at('sign', id)}/check`, { is_checked: 1 }, owner);
    await setSign('Call {emergency} if the leg is cold.');
    expect(await signOf('knee-locked')).toHaveProperty('original');
    expect(await listed('sign', id)).toMatchObject({ older: 1, unchecked: true });
    expect(await read('sign', id)).toMatchObject({ checked_at: null });
  });

  test('the front desk neither reads nor checks their translations', async () => {
    const desk = await site.signIn('front-desk');
    expectProblem(await site.get(at('sign', 1), desk), 'owners-only');
    expectProblem(await site.put(at('sign', 1), { words: {} }, desk), 'owners-only');
    expectProblem(await site.put(`${at('sign', 1)}/check`, { is_checked: 1 }, desk), 'owners-only');
    const kinds = ((await site.get('/api/translations/hi', desk)).body as TranslationSummary[]).map(({ kind }) => kind);
    expect(kinds).not.toContain('sign');
    const { id } = await addOpening();
    expect((await site.put(at('opening', id), { words: { position: 'रिसेप्शन' } }, desk)).status).toBe(200);
  });
});

describe('editing', () => {
  test('counts what is missing and what is older than the original, also after Undo', async () => {
    const { id } = await addOpening();
    expect(await listed('opening', id)).toMatchObject({ name: 'Front desk', missing: 2, older: 0 });
    await write('opening', id, { position: 'रिसेप्शन', description: 'आप मरीज़ों से मिलते हैं।' });
    expect(await listed('opening', id)).toMatchObject({ missing: 0, older: 0 });
    await changeOpening(id, 'Receptionist');
    expect(await listed('opening', id)).toMatchObject({ missing: 0, older: 1 });
    expect(textOf(await read('opening', id), 'position')).toMatchObject({ state: 'older', text: 'रिसेप्शन' });
    await changeOpening(id, 'Front desk');
    expect(await listed('opening', id)).toMatchObject({ older: 0 });
    await site.delete(`/api/careers/${id}`, owner);
    expect(await listed('opening', id)).toBeUndefined();
    expectProblem(await site.get(at('opening', id), owner), 'not-found');
    await site.post(`/api/careers/${id}/restore`, undefined, owner);
    expect(await listed('opening', id)).toMatchObject({ missing: 0, older: 0 });
  });

  test('counts every record, however many there are', async () => {
    const summaries = async () =>
      ((await site.get('/api/translations/hi', owner)).body as TranslationSummary[]).filter(
        ({ kind, missing }) => kind === 'notice' && missing > 0,
      );
    const before = (await summaries()).length;
    const days = { starts_on: '2026-11-20', ends_on: '2026-11-30', link: null, created_at: 0 };
    const notices = Array.from({ length: 130 }, (_, index) => ({ ...days, text: `Notice ${index}` }));
    await site.db.insertInto('notices').values(notices).execute();
    expect(await summaries()).toHaveLength(before + 130);
    await site.db.deleteFrom('notices').where('text', 'like', 'Notice %').execute();
  });

  test('a record that is deleted for good takes its translations along', async () => {
    const { id } = await addOpening();
    await write('opening', id, { position: 'रिसेप्शन' });
    const rows = () =>
      site.db.selectFrom('translations').where('record', '=', String(id)).where('kind', '=', 'opening');
    await site.delete(`/api/careers/${id}`, owner);
    expect(await rows().select('id').execute()).toHaveLength(1);
    await endUndo(site);
    expect(await rows().select('id').execute()).toHaveLength(0);
  });

  test('an unchanged translation of a changed text stays older until someone says that it still fits', async () => {
    const { id } = await addOpening();
    await write('opening', id, { position: 'रिसेप्शन' });
    const { of } = textOf(await read('opening', id), 'position') ?? {};
    await changeOpening(id, 'Receptionist');
    await write('opening', id, { position: 'रिसेप्शन' });
    expect(textOf(await read('opening', id), 'position')?.state).toBe('older');
    await write('opening', id, { position: 'रिसेप्शनिस्ट' }, { originals: { position: of } });
    expect(textOf(await read('opening', id), 'position')?.state).toBe('older');
    await write('opening', id, { position: 'रिसेप्शनिस्ट' }, { confirmed: ['position'] });
    expect(textOf(await read('opening', id), 'position')?.state).toBe('current');
  });

  test('two who edit the same language are told, and the record itself is another matter', async () => {
    const { id, version } = await addOpening();
    const first = await write('opening', id, { position: 'रिसेप्शन' }, {}, { 'If-Match': '"0"' });
    expect(first.headers.get('ETag')).toBe('"1"');
    expectProblem(await write('opening', id, { position: 'डेस्क' }, {}, { 'If-Match': '"0"' }), 'stale');
    expect((await site.get(`/api/careers/${id}`)).body.version).toBe(version);
    expect(textOf(await read('opening', id), 'position')?.text).toBe('रिसेप्शन');
    expect((await write('opening', id, { position: '' }, {}, { 'If-Match': '"1"' })).status).toBe(200);
    expect(textOf(await read('opening', id), 'position')).toMatchObject({ state: 'missing', text: '' });
  });

  test('the history of a record names the language and the texts, never their words', async () => {
    const { id } = await addOpening();
    await write('opening', id, { position: 'रिसेप्शन' });
    const [entry] = (await site.get('/api/audit-log?limit=1', owner)).body;
    expect(entry).toMatchObject({ kind: 'opening', subject_id: id, action: 'changed', fields: ['Hindi: Position'] });
    await write('opening', id, { position: 'रिसेप्शन' });
    expect((await site.get('/api/audit-log?limit=1', owner)).body[0].id).toBe(entry.id);
  });

  test('texts keep the limits and the placeholders of the original, joiners and any digits', async () => {
    const { id } = await addOpening();
    const joined = 'क्\u200dष और क्\u200cष, ٣ रोज़';
    await write('opening', id, { position: `  ${joined}\r\nदो ` });
    expect(textOf(await read('opening', id), 'position')?.text).toBe(`${joined}\nदो`);
    const long = await write('opening', id, { position: 'क'.repeat(201), unknown: 'x' });
    expect(long.body.errors).toEqual([{ field: 'position', message: 'Please use at most 200 characters.' }]);
    const [template] = (await site.get('/api/message-templates', owner)).body;
    expect(template.text).toContain('{reference}');
    const without = await write('message-template', template.id, { text: 'नमस्ते {name}, {clinic}। {phone}' });
    expect(without.body.errors).toEqual([{ field: 'text', message: translationMessages.missingPlace('{reference}') }]);
    const { original = '' } = textOf(await read('message-template', template.id), 'text') ?? {};
    const other = await write('message-template', template.id, { text: `${original} {when}` });
    expect(other.body.errors).toEqual([{ field: 'text', message: translationMessages.unknownPlace('{when}') }]);
  });

  test('every kind is read and written, and no other record', async () => {
    await createOneOfEach(site);
    const pages: { id: number }[] = (await site.get('/api/pages', owner)).body;
    for (const { id } of pages) await site.put(`/api/pages/${id}/visibility`, { is_hidden: 0 }, owner);
    const summaries = (await site.get('/api/translations/hi', owner)).body as TranslationSummary[];
    const failures = await failuresOf(
      translationKinds.filter((kind) => kind !== 'practitioner' && kind !== 'notice'),
      async (kind) => {
        const record = summaries.find((one) => one.kind === kind)?.record ?? '';
        const { texts, version } = await read(kind, record);
        const words = Object.fromEntries(texts.map(({ field, original }) => [field, original]));
        const { status, body } = await write(kind, record, words, {}, { 'If-Match': `"${version}"` });
        expect(body.errors).toBeUndefined();
        expect([status, body.texts.length]).toEqual([200, texts.length]);
        expect(body.texts.every(({ state }: { state: string }) => state === 'current')).toBe(true);
      },
    );
    expect(failures).toEqual([]);
    for (const path of [at('opening', 99_999), at('texts', 'nowhere'), '/api/translations/xx/opening/1', at('room', 1)])
      expectProblem(await site.get(path, owner), 'not-found');
  });
});
