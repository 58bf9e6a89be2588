import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/audit-log.ts';
import { textsAfter } from './restored-texts.ts';

const entry = (id: number, texts: HistoryEntry['texts']): HistoryEntry => ({
  id,
  created_at: '2026-11-20T06:00:00.000Z',
  administrator: 'asha@example.com',
  administrator_name: null,
  action: 'changed',
  fields: [],
  texts,
});
const changed = (field: string, before: string, after: string) => ({ field, label: field, before, after });

test('an earlier version is what is stored now without the changes since', () => {
  const entries = [
    entry(4, [changed('title', 'C', 'D')]),
    entry(3, null),
    entry(2, [changed('title', 'B', 'C'), changed('content', 'x', 'y')]),
    entry(1, [changed('title', 'A', 'B')]),
  ];
  const now = { title: 'D', content: 'y' };
  expect(textsAfter(entries, 0, now)).toEqual(now);
  expect(textsAfter(entries, 2, now)).toEqual({ title: 'C', content: 'y' });
  expect(textsAfter(entries, 3, now)).toEqual({ title: 'B', content: 'x' });
  expect(textsAfter(entries, 4, now)).toEqual({ title: 'A', content: 'x' });
});
