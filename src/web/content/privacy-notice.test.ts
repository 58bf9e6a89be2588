import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '#web/structured-data/testing/sample-site.ts';
import { formNotices, keptFor, noticeVersion, privacySections } from './privacy-notice.ts';

/** Versions are stored with what people send, so the words of one never change: other words are a new version. */
test('the words are those of their version', () => {
  const words = JSON.stringify([formNotices, privacySections({ ...site.clinic, retentionMonths: null })]);
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect({ [noticeVersion]: digest }).toEqual({ '2026-11-22': '02995fa233aa' });
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
