import { expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { isSlug, slugOf } from './slug.ts';

test('a slug is what an address can show of a title', async () => {
  const failures = await failuresOf(
    [
      ['Heat or cold? What helps', 'heat-or-cold-what-helps'],
      ["Women's health: the basics", 'womens-health-the-basics'],
      ['  Über die Schulter  ', 'uber-die-schulter'],
      ['घुटने का दर्द', 'घुटने-का-दर्द'],
      ['क\u094d\u200dषमा और मा\u0901', 'क्षमा-और-माँ'],
      ['\u095eोन', 'फ\u093cोन'],
      ['२ कसरतें', '2-कसरतें'],
      [`${'x'.repeat(78)} का`, 'x'.repeat(78)],
      [`${'x'.repeat(78)}कि`, `${'x'.repeat(78)}कि`],
      [`${'x'.repeat(79)}कि`, 'x'.repeat(79)],
      [`${'x'.repeat(78)}क्ष`, 'x'.repeat(78)],
      ['../../etc/passwd', 'etc-passwd'],
      ['???', ''],
      ['x'.repeat(200), 'x'.repeat(80)],
      [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
    ],
    ([title, slug]) => {
      expect(slugOf(title)).toBe(slug);
      if (slug) expect(isSlug(slug)).toBe(true);
    },
  );
  expect(failures).toEqual([]);
});

test('other texts are no slug', async () => {
  const failures = await failuresOf(
    ['', '-', 'Knee', 'knee pain', 'knee--pain', '-knee', 'knee-', 'knee/pain', 'knee.xml', 'knee%20', '..'],
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
  expect(failures).toEqual([]);
});
