import { describe, expect, test } from 'vitest';
import { afterLoading, afterReading, afterUpdate, countUnread, initialState } from './live-updates.tsx';

const counts = { all: 10, pending: 4, done: 6 };
const oneMore = { all: 11, pending: 5, done: 6 };
const loaded = initialState(counts);

describe('an update', () => {
  test('with known counts changes nothing', () => {
    const state = afterUpdate(loaded, { ...counts, newest: 10 });
    expect(state.changes).toBe(0);
    expect(afterUpdate(state, { ...counts, newest: 10 }).changes).toBe(0);
  });

  test.each([
    ['about a booking', { ...oneMore, newest: 11 }],
    ['about one that is done', { all: 10, pending: 3, done: 7, newest: 10 }],
    ['about a booking that took the place of another', { ...counts, newest: 11 }],
  ])('%s is a change', (_name, update) => {
    const before = afterUpdate(loaded, { ...counts, newest: 10 });
    expect(afterUpdate(before, update).changes).toBe(1);
  });

  test('is a change where nothing could be loaded', () => {
    const state = afterUpdate(initialState(null), { ...counts, newest: 10 });
    expect(state).toMatchObject({ counts, changes: 1 });
    expect(countUnread(state)).toBe(0);
  });
});

describe('the number of unread appointments', () => {
  test('grows until somebody sees the list', () => {
    const state = afterUpdate(afterUpdate(loaded, { ...oneMore, newest: 11 }), {
      all: 12,
      pending: 6,
      done: 6,
      newest: 12,
    });
    expect(countUnread(state)).toBe(2);
    expect(countUnread(afterReading(state))).toBe(0);
  });

  test('grows when the counts are loaded for another reason too', () => {
    expect(countUnread(afterLoading(loaded, oneMore))).toBe(1);
    expect(afterLoading(loaded, null)).toBe(loaded);
  });

  test('does not count those that were only marked as done', () => {
    expect(countUnread(afterUpdate(loaded, { all: 10, pending: 3, done: 7, newest: 10 }))).toBe(0);
  });
});
