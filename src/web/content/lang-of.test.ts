import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test('a text in the letters of the page’s language needs no mark, whatever names or numbers are in it', () => {
  for (const text of ['Knee pain', 'Physiotherapy at राम Clinic', '24', '', null, undefined])
    expect(langOf(text), String(text)).toBeUndefined();
});

test('a text without these letters is in the language of its script', () => {
  expect(langOf('बहुत अच्छा लगा')).toBe('hi');
  expect(langOf('நல்லது')).toBe('ta');
});

test('letters that belong to no language of ours say nothing', () => {
  expect(langOf('మంచిది')).toBeUndefined();
});
