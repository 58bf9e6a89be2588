import { expect, test } from 'vitest';
import { addRecent } from './recent-entries.ts';

test('beyond ten thousand entries, the least recently written one is evicted', () => {
  const entries = new Map<string, number>();
  for (let i = 0; i < 10_000; i += 1) addRecent(entries, `key ${i}`, i);
  addRecent(entries, 'key 0', 0);
  addRecent(entries, 'one more', 1);
  expect(entries.size).toBe(10_000);
  expect(entries.has('key 0')).toBe(true);
  expect(entries.has('key 1')).toBe(false);
});
