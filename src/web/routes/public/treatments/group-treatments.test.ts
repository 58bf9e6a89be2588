import { expect, test } from 'vitest';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { firstSentence, groupByAim, usualMinutes } from './group-treatments.ts';

const entry = (slug: string, aim: TreatmentEntry['aim'], minutes = 30): TreatmentEntry => ({
  slug,
  treatment_description: slug,
  kind: 'therapy',
  what: null,
  aim,
  minutes,
  price_from: null,
  price_label: null,
});

test('treatments stand under what they are for, in the clinic’s order, and those without an aim come last', () => {
  const groups = groupByAim([entry('d', null), entry('b', 'pain'), entry('a', 'pain'), entry('c', 'move')]);
  expect(groups.map(({ title, entries }) => `${title}: ${entries.map(({ slug }) => slug).join(' ')}`)).toEqual([
    'To move better: c',
    'To ease pain: b a',
    'More treatments: d',
  ]);
});

test('the usual length is the one that most treatments have', () => {
  expect(usualMinutes([entry('a', null, 45), entry('b', null), entry('c', null)])).toBe(30);
  expect(usualMinutes([entry('a', null, 45), entry('b', null)])).toBe(30);
  expect(usualMinutes([])).toBe(undefined);
});

test('the first sentence ends with its stop, in any script', () => {
  expect(firstSentence('Heat for 3.5 minutes. It is warm.')).toBe('Heat for 3.5 minutes.');
  expect(firstSentence('गर्मी से सिकाई। आराम मिलता है।')).toBe('गर्मी से सिकाई।');
  expect(firstSentence('No stop')).toBe('No stop');
});
