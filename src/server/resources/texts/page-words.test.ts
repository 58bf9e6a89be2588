import { expect, test } from 'vitest';
import { clinicCountries } from '#contract/plain/countries.ts';
import { defaultPrivacyVersion, defaultTexts } from '#contract/plain/text-fields.ts';
import { privacy as hindi } from '../../../languages/hi/text-fields/privacy.ts';
import { fillPlaces, keptFor } from './page-words.ts';

/** Versions are stored with what people send, so the words of one never change: other words are a new version. */
test('the default words about privacy are those of their version', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(defaultTexts('privacy')));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect({ [defaultPrivacyVersion]: digest.slice(0, 12) }).toEqual({ '2026-11-29.1': '92ed5529b170' });
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

test('the words about privacy say what the law of the country wants, in short sentences', () => {
  const rules: Record<string, RegExp[]> = {
    IN: [/Digital Personal Data Protection Act/, /name a person/, /within 90 days/],
    GB: [/UK GDPR/, /restrict/, /within one month/, /outside the United Kingdom/],
    DE: [/Article 6\(1\)\(b\) of the GDPR/, /restrict/, /within one month/, /European Commission/],
  };
  const found: string[] = [];
  for (const country of [...clinicCountries, 'XX']) {
    const address = { street: '', locality: '', region: '', postalCode: '', country };
    const filled = fillPlaces(defaultTexts('privacy'), {
      dataProcessors: null,
      retentionMonths: 36,
      applicationDays: 180,
      address,
    });
    const text = Object.values(filled).join('\n');
    for (const rule of rules[country] ?? []) if (!rule.test(text)) found.push(`${country}: no ${rule}`);
    if (/[{}]/.test(text)) found.push(`${country}: a place is not filled in`);
    for (const { segment } of sentences.segment(text))
      if ([...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length > 20)
        found.push(`${country}: ${segment}`);
  }
  expect(found).toEqual([]);
});

test.each([
  [null, 'until you ask us to erase it'],
  [1, 'for one month, or until you ask us to erase it'],
  [18, 'for 18 months, or until you ask us to erase it'],
  [12, 'for one year, or until you ask us to erase it'],
  [36, 'for 3 years, or until you ask us to erase it'],
])('with a period of %s months, things are stored %s', (retentionMonths, words) => {
  expect(keptFor({ retentionMonths })).toBe(words);
});

test.each([
  [null, 'आपके मिटाने को कहने तक'],
  [1, 'एक महीने तक, या आपके मिटाने को कहने तक'],
  [18, '18 महीने तक, या आपके मिटाने को कहने तक'],
  [12, 'एक साल तक, या आपके मिटाने को कहने तक'],
  [36, '3 साल तक, या आपके मिटाने को कहने तक'],
])('in Hindi, with a period of %s months, things are stored %s', (retentionMonths, words) => {
  expect(keptFor({ retentionMonths }, 'hi')).toBe(words);
});

test('the words about privacy in Hindi name the law of each country in Hindi', () => {
  for (const country of [...clinicCountries, 'XX']) {
    const address = { street: '', locality: '', region: '', postalCode: '', country };
    const facts = { dataProcessors: 'Example Mail', retentionMonths: 36, applicationDays: 30, address };
    const filled = Object.values(fillPlaces(hindi, facts, 'hi')).join('\n');
    expect(filled).toContain('हम इसे 3 साल तक, या आपके मिटाने को कहने तक रखते हैं।');
    expect(filled).toContain('प्रोसेस कर सकती हैं: Example Mail।');
    expect(filled).toContain('आपके भेजने के 30 दिन बाद');
    expect(filled).not.toMatch(/[{}]/);
    expect(filled.replaceAll(/\([^)\n]*\)/g, ''), country).not.toMatch(/\b[a-z]+ [a-z]+ [a-z]+\b/i);
  }
});
