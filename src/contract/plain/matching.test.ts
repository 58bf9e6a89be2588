import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createSearch } from './matching.ts';

const search = createSearch([
  { title: 'Bell’s palsy' },
  { title: 'Jaw pain (TMJ disorder)' },
  { title: 'Knee osteoarthritis', words: ['wear and tear', 'pain on stairs'] },
  { title: 'Knee pain', words: ['ghutne ka dard', 'घुटने का दर्द'] },
  { title: 'Ménière’s disease' },
  { title: 'Vertigo', text: 'The room spins. It can hurt the knee after a fall.' },
]);
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);
const find = (typed: string) => titles(search.find(typed));

test('words are found by their beginning, in any order and case', () => {
  expect(find('ver')).toEqual(['Vertigo']);
  expect(find('DISORDER jaw')).toEqual(['Jaw pain (TMJ disorder)']);
  expect(find('tmj')).toEqual(['Jaw pain (TMJ disorder)']);
});

test('names come before other words, and these before text', () => {
  expect(find('knee pain')).toEqual(['Knee pain', 'Knee osteoarthritis']);
  expect(find('knee')).toEqual(['Knee osteoarthritis', 'Knee pain', 'Vertigo']);
});

test('a search of which not all words are found lists entries with the most of them', () => {
  expect(find('knee pain since yesterday')).toEqual(['Knee pain', 'Knee osteoarthritis']);
  expect(find('terrible stairs')).toEqual(['Knee osteoarthritis']);
});

test('from five letters on, one may be missing, added, wrong or swapped', () => {
  for (const typed of ['vertgo', 'verttigo', 'vertiga', 'vetrigo', 'vertog']) expect(find(typed)).toEqual(['Vertigo']);
  expect(find('vrtgo')).toEqual([]);
  expect(find('kene')).toEqual([]);
});

test('a word may have an ending, and where no word begins so, the middle of words counts', () => {
  expect(find('stairing')).toEqual([]);
  expect(find('knees')).toEqual(find('knee'));
  expect(find('arthritis')).toEqual(['Knee osteoarthritis']);
});

test('small words are ignored beside others', () => {
  expect(find('my knee is in pain')).toEqual(find('knee pain'));
  expect(find('ghutne mein dard')).toEqual(['Knee pain']);
  expect(find('घुटने में दर्द')).toEqual(['Knee pain']);
  expect(find('on')).toEqual(['Knee osteoarthritis']);
});

test('apostrophes and accents need not be typed', () => {
  expect(find('bells')).toEqual(['Bell’s palsy']);
  expect(find("bell's")).toEqual(['Bell’s palsy']);
  expect(find('menieres')).toEqual(['Ménière’s disease']);
});

test('vowel signs of Indian scripts tell words apart', async () => {
  const names = ['राम', 'रमा', 'रीमा', 'रोमी'].map((title) => ({ title }));
  expect(
    await failuresOf(names, ({ title }) => {
      expect(titles(createSearch(names).find(title))).toEqual([title]);
    }),
  ).toEqual([]);
});

test('spellings of one Devanagari word find the same', async () => {
  const entries = ['हिंदी', 'माँ', 'फ़्रोज़न शोल्डर', 'कंपन', 'क्षय', '3 कसरतें', 'इंफ़ेक्शन'].map((title) => ({ title }));
  const { find } = createSearch(entries);
  const failures = await failuresOf(
    [
      ['हिन्दी', 'हिंदी'],
      ['मां', 'माँ'],
      ['फ्रोजन', 'फ़्रोज़न शोल्डर'],
      ['\u095e्रो\u095bन', 'फ़्रोज़न शोल्डर'],
      ['कम्पन', 'कंपन'],
      ['क\u094d\u200dषय', 'क्षय'],
      ['क\u094d\u200cषय', 'क्षय'],
      ['३', '3 कसरतें'],
      ['इन्फेक्शन', 'इंफ़ेक्शन'],
    ] as const,
    ([typed, found]) => {
      expect(titles(find(typed))).toEqual([found]);
    },
  );
  expect(failures).toEqual([]);
});

test('forms of one Hindi word find the same, and a wrong key is forgiven from five keys on', () => {
  const { find } = createSearch([{ title: 'कंधा' }, { title: 'घुटने का दर्द' }, { title: 'उँगलियाँ' }, { title: 'कमर' }]);
  for (const typed of ['कंधे', 'कंधों', 'कन्धा']) expect(titles(find(typed))).toEqual(['कंधा']);
  for (const typed of ['घुटना', 'घुटनों', 'घूटने']) expect(titles(find(typed))).toEqual(['घुटने का दर्द']);
  expect(titles(find('उंगली'))).toEqual(['उँगलियाँ']);
  for (const typed of ['कम', 'कमर']) expect(titles(find(typed))).toEqual(['कमर']);
  for (const typed of ['कर', 'कमार', 'काम']) expect(titles(find(typed))).toEqual([]);
});

test('Hindi in Latin letters finds Devanagari by its sound, and the other way round', async () => {
  const entries = ['घुटने का दर्द', 'Kamar dard', 'गर्दन की अकड़न', 'फ़्रोज़न शोल्डर', 'Arthritis', 'राम', 'Rama'].map(
    (title) => ({ title }),
  );
  const { find } = createSearch(entries);
  const failures = await failuresOf(
    [
      ['ghutna', 'घुटने का दर्द'],
      ['ghutnon mein dard', 'घुटने का दर्द'],
      ['कमर', 'Kamar dard'],
      ['gardan', 'गर्दन की अकड़न'],
      ['frozen shoulder', 'फ़्रोज़न शोल्डर'],
      ['आर्थराइटिस', 'Arthritis'],
      ['राम', 'राम'],
      ['rama', 'Rama'],
    ] as const,
    ([typed, found]) => {
      expect(titles(find(typed))[0]).toBe(found);
    },
  );
  expect(failures).toEqual([]);
  expect(titles(find('ram'))).toEqual(['Rama']);
});

test('nonsense finds nothing, and a long text is cut', () => {
  for (const typed of ['', '  ', '?!', '😀😀', 'x'.repeat(500)]) expect(find(typed)).toEqual([]);
  expect(find(`knee ${'x '.repeat(500)}`)).toEqual(find('knee'));
  expect(find(`${'x'.repeat(200)} knee`)).toEqual([]);
});

test('the nearest entries begin alike', () => {
  expect(titles(search.findNearest('vertexes'))).toEqual(['Vertigo']);
  expect(titles(search.findNearest('knitting'))).toEqual([]);
  expect(titles(search.findNearest('😀'))).toEqual([]);
});
