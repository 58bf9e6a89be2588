import { expect, test } from 'vitest';
import { readSeed } from '#server/testing/random.ts';
import { simulate } from './simulation/simulate.ts';

test('ten days of six actors, with kills and jumps of the clock, leave nothing that contradicts something else', async () => {
  const { found, done, kills } = await simulate({ seed: 45, days: 10, say: () => {} });
  expect(found).toEqual([]);
  expect(done).toBeGreaterThan(200);
  expect(kills).toBeGreaterThan(0);
});

test.each(['seven', '', '-1', '1e3', '4294967296', '12.5'])('a seed of %j is refused in words', (text) => {
  expect(() => readSeed(text)).toThrow(`'${text}' is no seed: please give a whole number from 0 to 4294967295.`);
});
