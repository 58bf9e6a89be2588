import { describe, expect, test } from 'vitest';
import { afterLoading, afterNews, afterSeeing, countUnread, firstState } from './news-state.ts';

const counts = { all: 10, pending: 4, done: 6 };
const oneMore = { all: 11, pending: 5, done: 6 };
const loaded = firstState(counts);

describe('news', () => {
  test('that say what is known change nothing', () => {
    const state = afterNews(loaded, { ...counts, newest: 10 });
    expect(state.changes).toBe(0);
    expect(afterNews(state, { ...counts, newest: 10 }).changes).toBe(0);
  });

  test.each([
    ['of a booking', { ...oneMore, newest: 11 }],
    ['of one that is done', { all: 10, pending: 3, done: 7, newest: 10 }],
    ['of a booking that took the place of another', { ...counts, newest: 11 }],
  ])('%s are a change', (_name, news) => {
    const before = afterNews(loaded, { ...counts, newest: 10 });
    expect(afterNews(before, news).changes).toBe(1);
  });

  test('are a change where nothing could be loaded', () => {
    const state = afterNews(firstState(null), { ...counts, newest: 10 });
    expect(state).toMatchObject({ counts, changes: 1 });
    expect(countUnread(state)).toBe(0);
  });
});

describe('what has come since somebody looked', () => {
  test('is counted until it is seen', () => {
    const state = afterNews(afterNews(loaded, { ...oneMore, newest: 11 }), {
      all: 12,
      pending: 6,
      done: 6,
      newest: 12,
    });
    expect(countUnread(state)).toBe(2);
    expect(countUnread(afterSeeing(state))).toBe(0);
  });

  test('counts when the list was loaded for another reason too', () => {
    expect(countUnread(afterLoading(loaded, oneMore))).toBe(1);
    expect(afterLoading(loaded, null)).toBe(loaded);
  });

  test('does not count those that were only finished', () => {
    expect(countUnread(afterNews(loaded, { all: 10, pending: 3, done: 7, newest: 10 }))).toBe(0);
  });
});
