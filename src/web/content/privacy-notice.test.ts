import { expect, test } from 'vitest';
import { site } from '#web/structured-data/testing/sample-site.ts';
import { bookingWhy, keptFor, noticeVersion } from './privacy-notice.ts';
import { privacySections } from './privacy-page.ts';
import { reviewWhy } from './review-notice.ts';

/** Versions are stored with what people send, so the words of one never change: other words are a new version. */
test('the words are those of their version', async () => {
  const formNotices = { booking: { why: bookingWhy }, review: { why: reviewWhy } };
  const words = JSON.stringify([formNotices, privacySections({ ...site.clinic, retentionMonths: null })]);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const digest = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect({ [noticeVersion]: digest.slice(0, 12) }).toEqual({ '2026-11-22.2': 'b97744ca4dd7' });
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
