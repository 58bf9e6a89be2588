import { expect, test } from 'vitest';
import { treatmentLimits } from '#contract/plain/clinic-limits.ts';
import { limits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { treatmentTexts as englishTreatmentTexts } from '#server/db/seed/content/treatment-texts.ts';
import { advice, notIf as englishNotIf, services, therapies } from '#server/db/seed/content/treatments.ts';
import { treatmentTexts } from './hi/content/treatment-texts.ts';
import { names, notIf } from './hi/content/treatments.ts';

const sorted = (items: Iterable<string> | null) => [...new Set(items ?? [])].toSorted();
const placesOf = (text: string) => sorted(text.match(/\{[^{}]*\}/g));
const numbersOf = (text: string) => sorted(text.match(/\d+/g));

/** A text says the same in Hindi as far as a program can tell: it is Hindi, it fits, and its places and numbers are there. */
function expectHindi(hindi: string | undefined, english: string, max: number) {
  expect(hindi, english).toMatch(/\p{Script=Devanagari}/u);
  expect(hindi, 'without rare letters').toBe(hindi?.normalize('NFC'));
  expect(placesOf(hindi ?? ''), english).toEqual(placesOf(english));
  expect(numbersOf(hindi ?? ''), english).toEqual(expect.arrayContaining(numbersOf(english)));
  expect(fits(hindi ?? '', max), `too long: ${hindi}`).toBe(true);
}

test('each seeded treatment has a name, contraindications and the words of its page in Hindi', () => {
  const treatments = [advice, ...therapies, ...services];
  expect(sorted(Object.keys(names))).toEqual(sorted(treatments));
  expect(sorted(Object.keys(notIf))).toEqual(sorted(Object.keys(englishNotIf)));
  expect(sorted(Object.keys(treatmentTexts))).toEqual(sorted(Object.keys(englishTreatmentTexts)));
  expect(new Set(Object.values(names)).size).toBe(treatments.length);
  for (const name of treatments) {
    expectHindi(names[name], name, limits.title);
    expectHindi(notIf[name], englishNotIf[name] ?? '', treatmentLimits.notIf);
    for (const field of ['what', 'happens', 'helps', 'evidence'] as const)
      expectHindi(treatmentTexts[name]?.[field], englishTreatmentTexts[name]?.[field] ?? '', limits.freeText);
  }
});
