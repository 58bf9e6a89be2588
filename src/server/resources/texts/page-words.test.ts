import { expect, test } from 'vitest';
import { defaultPrivacyVersion, defaultTexts } from '#contract/text-fields.ts';
import { keptFor } from './page-words.ts';

/** Versions are stored with what people send, so the words of one never change: other words are a new version. */
test('the default words about privacy are those of their version', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(defaultTexts('privacy')));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect({ [defaultPrivacyVersion]: digest.slice(0, 12) }).toEqual({ '2026-11-26.1': 'ecca3becbb55' });
});

test.each([
  [null, 'until you ask us to erase it'],
  [1, 'for one month, or until you ask us to erase it'],
  [18, 'for 18 months, or until you ask us to erase it'],
  [12, 'for one year, or until you ask us to erase it'],
  [36, 'for 3 years, or until you ask us to erase it'],
])('with a period of %s months, things are kept %s', (retentionMonths, words) => {
  expect(keptFor({ retentionMonths })).toBe(words);
});
