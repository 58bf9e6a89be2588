import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { afterLoading, afterReading, afterUpdate, countUnread, initialState } from './live-updates.tsx';

const counts = { all: 10, pending: 4, done: 6, new: 3, tried: 1, confirmed: 0, seen: 0, waiting: 3 };
const oneMore = { ...counts, all: 11, pending: 5, new: 4 };
const oneDone = { ...counts, pending: 3, new: 2, done: 7 };
const rest = { newest: 10, changes: 5, visit_changes: 0, due: 0, role: 'owner' } as const;
const loaded = initialState(counts);

describe('an update', () => {
  test('with known counts changes nothing', () => {
    const state = afterUpdate(loaded, { ...counts, ...rest });
    expect(state.changes).toBe(0);
    expect(afterUpdate(state, { ...counts, ...rest }).changes).toBe(0);
  });

  test('every difference is a change', async () => {
    const failures = await failuresOf(
      [
        ['about a booking', { ...oneMore, ...rest, newest: 11 }],
        ['about one that is done', { ...oneDone, ...rest }],
        ['about a booking that took the place of another', { ...counts, ...rest, newest: 11 }],
        ['about a note', { ...counts, ...rest, changes: 6 }],
        ['about a call that is due', { ...counts, ...rest, due: 1 }],
      ],
      ([, update]) => {
        const before = afterUpdate(loaded, { ...counts, ...rest });
        expect(afterUpdate(before, update).changes).toBe(1);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is a change where nothing could be loaded', () => {
    const state = afterUpdate(initialState(null), { ...counts, ...rest });
    expect(state).toMatchObject({ counts, changes: 1 });
    expect(countUnread(state)).toBe(0);
  });
});

describe('the number of unread appointments', () => {
  test('grows until someone sees the list', () => {
    const state = afterUpdate(afterUpdate(loaded, { ...oneMore, ...rest, newest: 11 }), {
      ...oneMore,
      ...rest,
      all: 12,
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
    expect(countUnread(afterUpdate(loaded, { ...oneDone, ...rest }))).toBe(0);
  });
});
