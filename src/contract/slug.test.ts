import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

test.each([
  ['Heat or cold? What helps', 'heat-or-cold-what-helps'],
  ["Women's health: the basics", 'womens-health-the-basics'],
  ['  Über die Schulter  ', 'uber-die-schulter'],
  ['घुटने का दर्द', 'घुटने-का-दर्द'],
  ['../../etc/passwd', 'etc-passwd'],
  ['???', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('the slug of %j is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  if (slug) expect(isSlug(slug)).toBe(true);
});

test.each(['', '-', 'Knee', 'knee pain', 'knee--pain', '-knee', 'knee-', 'knee/pain', 'knee.xml', 'knee%20', '..'])(
  '%j is not a slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
