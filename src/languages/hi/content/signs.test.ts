import { expect, test } from 'vitest';
import { clinicCountries, countryProfiles } from '#contract/plain/countries.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { limits } from '#contract/plain/limits.ts';
import { lineOf } from '#contract/plain/urgencies.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { urgentSigns } from '#server/db/seed/content/urgent-signs.ts';
import * as words from '../messages/urgencies.ts';
import { signs } from './signs.ts';

interface Texts {
  sign: string;
  advice?: string;
}

const pairs = urgentSigns.map((english) => ({
  name: english.name,
  urgency: english.urgency,
  english: english as Texts,
  hindi: signs[english.name] as Texts,
}));
const textOf = ({ sign, advice }: Texts) => `${sign} ${advice ?? ''}`;

/** Numbers as words, which stand for themselves in both languages. */
const numberWords = { two: 'दो', twice: 'दो', three: 'तीन', four: 'चार', six: 'छह', nine: 'नौ', half: 'आधे' };

test('a sign in Hindi has the numbers and the fields of the English one', async () => {
  const failures = await failuresOf(pairs, ({ english, hindi }) => {
    const [from, to] = [textOf(english), textOf(hindi)];
    const numbersIn = (text: string) => text.match(/\d+/g) ?? [];
    const rightAngle = english.sign.includes('right angle') ? ['90'] : [];
    expect(numbersIn(to).toSorted()).toEqual([...numbersIn(from), ...rightAngle].toSorted());
    expect(to.match(/\{\w+\}/g)).toEqual(from.match(/\{\w+\}/g));
    for (const [word, same] of Object.entries(numberWords))
      if (new RegExp(`\\b${word}\\b`).test(from)) expect(to.split(/[^\p{L}\p{M}]+/u)).toContain(same);
  });
  expect(failures).toEqual([]);
});

test('a sign in Hindi is a phrase, its advice whole sentences, and no two are alike', async () => {
  const failures = await failuresOf(pairs, ({ hindi: { sign, advice } }) => {
    expect(sign.length).toBeLessThanOrEqual(limits.title);
    expect(sign).not.toMatch(/[।.]$| {2}/);
    if (advice) expect(advice).toMatch(/।$/);
    expect(textOf({ sign, advice: advice ?? '' })).toBe(textOf({ sign, advice: advice ?? '' }).normalize('NFC'));
    expect(sign.match(/\p{Script=Devanagari}/gu)?.length ?? 0).toBeGreaterThan(sign.match(/[a-z]/gi)?.length ?? 0);
  });
  expect(failures).toEqual([]);
  expect(new Set(pairs.map(({ hindi }) => hindi.sign)).size).toBe(pairs.length);
});

test('in each country the Hindi line of a sign ends with its urgency and has no field left', async () => {
  const lines = clinicCountries.map((country) => countryProfiles[country]);
  const failures = await failuresOf(lines, (helpLines) => {
    for (const { urgency, hindi } of pairs) {
      const line = fillHelpLines(lineOf({ ...hindi, urgency }, words), helpLines, words);
      expect(line).not.toMatch(/[{}]/);
      expect(line).toContain(fillHelpLines(words.lines[urgency].replace('{sign}', ''), helpLines));
    }
  });
  expect(failures).toEqual([]);
});

test('a sentence about a help line that a country does not have is left out of Hindi too', () => {
  const { sign, advice } = signs['child-in-danger'];
  const line = lineOf({ sign, advice, urgency: 'call' }, words);
  const without = { ...countryProfiles.IN, childLine: null };
  expect(fillHelpLines(line, without, words)).toBe(`${sign}: अभी 112 पर फ़ोन करें।`);
  expect(fillHelpLines(line, countryProfiles.IN, words)).toContain('Childline 1098 पर भी फ़ोन कर सकते हैं।');
});
