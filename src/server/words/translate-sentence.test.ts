import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { isItRight } from '#contract/messages/contact.ts';
import { tooManyRows } from '#contract/messages/imports.ts';
import * as staffMessages from '#contract/messages/of-staff.ts';
import * as visitorMessages from '#contract/messages/of-visitors.ts';
import * as refusals from '#contract/messages/refusals.ts';
import { noLongerOffered } from '#contract/messages/treatments.ts';
import { onLeave, taken } from '#contract/messages/visits.ts';
import { otherLanguages } from '#contract/plain/languages.ts';
import { translateSentence } from './translate-sentence.ts';

const { appointments, reviews, applications, patientLinks, times, places } = contract;

/** The calls that forms and buttons of visitors make. */
const calls: readonly Endpoint[] = [
  appointments.create,
  reviews.submit,
  applications.send,
  times.list,
  places.listCities,
  ...Object.values<Endpoint>(patientLinks).filter(({ access }) => access === 'public'),
];

/** Values that forms send when something is wrong. */
const wrongValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x\0',
  'x'.repeat(20_000),
  1.5,
  -1,
  {},
  [],
  ['x'],
  Array(200).fill(1),
];

function sentencesOf(schema: z.ZodObject | undefined) {
  const values = Object.keys(schema?.shape ?? {}).flatMap((field) => wrongValues.map((value) => ({ [field]: value })));
  return [{}, ...values].flatMap(
    (value) =>
      schema?.safeParse(value, { error: () => refusals.notUnderstood }).error?.issues.map(({ message }) => message) ??
      [],
  );
}

const refusedIn = ({ failure, notFound, body, query }: Endpoint) =>
  [failure, notFound, ...sentencesOf(body), ...sentencesOf(query)].filter((sentence) => sentence !== undefined);

/** Sentences for programs: no form of the website sends such a value. */
const forPrograms = /^(limit|cursor) is |^Please ask for 1 to /;

test.each(otherLanguages)('every sentence that refuses what a visitor sends has a translation: %s', (language) => {
  const answered = [...calls.flatMap(refusedIn), ...Object.values(refusals.byCode)];
  const asked = [...new Set(answered)].filter((sentence) => !forPrograms.test(sentence));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((sentence) => translateSentence(sentence, language) === sentence)).toEqual([]);
});

test.each(otherLanguages)(
  'every sentence without fields in the messages for visitors has a translation: %s',
  (language) => {
    const sentences = Object.values(visitorMessages).flatMap((words) =>
      typeof words === 'string' ? [words] : Object.values<unknown>(words),
    );
    const plain = sentences.filter((words) => typeof words === 'string' && /[.!?]$/.test(words));
    expect(plain.filter((sentence) => translateSentence(String(sentence), language) === sentence)).toEqual([]);
  },
);

test('a sentence with fields is translated with what stands in them', () => {
  expect(translateSentence(noLongerOffered('Kinesio (taping)?'), 'hi')).toContain('Kinesio (taping)?');
  expect(translateSentence(noLongerOffered('Taping'), 'hi')).not.toContain('We no longer');
  expect(translateSentence(refusals.tooLong('5,000'), 'hi')).toBe('कृपया ज़्यादा से ज़्यादा 5,000 अक्षर लिखें।');
  expect(translateSentence(isItRight(5), 'hi')).toMatch(/^इस नंबर में 5 अंक हैं।/);
});

test('what refuses a change of the front desk has a translation into Hindi', () => {
  expect(translateSentence(taken, 'hi')).toBe('यह समय भर चुका है।');
  expect(translateSentence(onLeave('Nila Sample'), 'hi')).toBe('Nila Sample इस समय छुट्टी पर हैं।');
  expect(translateSentence(tooManyRows(1_000), 'hi')).toMatch(/^इस फ़ाइल में 1,000 से/);
  const sentences = Object.values(staffMessages).flatMap((words) =>
    typeof words === 'object' ? Object.values<unknown>(words) : [words],
  );
  const plain = sentences.filter((words) => typeof words === 'string');
  expect(plain.filter((sentence) => translateSentence(sentence, 'hi') === sentence)).toEqual([]);
});

test('a sentence stays English in English, and where there is no translation', () => {
  expect(translateSentence(refusals.notFilledIn, 'en')).toBe(refusals.notFilledIn);
  expect(translateSentence('Something new.', 'hi')).toBe('Something new.');
});
