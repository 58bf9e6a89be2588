import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

test('past ten thousand entries the one written longest ago is forgotten', () => {
  const entries = new Map<string, number>();
  for (let i = 0; i < 10_000; i += 1) keepRecent(entries, `key ${i}`, i);
  keepRecent(entries, 'key 0', 0);
  keepRecent(entries, 'one more', 1);
  expect(entries.size).toBe(10_000);
  expect(entries.has('key 0')).toBe(true);
  expect(entries.has('key 1')).toBe(false);
});
