import { describe, expect, test } from 'vitest';
import {
  append,
  arrangeItems,
  insertItem,
  type List,
  newIn,
  refresh,
  removeItem,
  renew,
  replaceItem,
} from './use-growing-list.ts';

interface Row {
  id: number;
  name?: string;
}

function listOf(ids: number[], next: string | null, total = 100): List<Row> {
  return { body: ids.map((id) => ({ id })), next, total, totalIsExact: true };
}

const idsOf = (list: List<Row>) => list.body.map((row) => row.id);

describe('a reloaded first page', () => {
  test('keeps what was shown below it', () => {
    const shown = listOf([9, 8, 7, 6, 5, 4], 'after-4');
    const refreshed = refresh(shown, listOf([10, 9, 8], 'after-8', 101));
    expect(idsOf(refreshed)).toEqual([10, 9, 8, 7, 6, 5, 4]);
    expect(refreshed).toMatchObject({ next: 'after-4', total: 101 });
  });

  test('is the whole list when nothing was shown below it', () => {
    const fresh = listOf([10, 9, 8], 'after-8');
    expect(refresh(listOf([9, 8], 'after-8'), fresh)).toEqual(fresh);
  });

  test('is the whole list when it is the last page', () => {
    const fresh = listOf([9, 8], null, 2);
    expect(refresh(listOf([9, 8, 7], null), fresh)).toEqual(fresh);
  });
});

test('a row that moved up into the first page is not repeated below it', () => {
  const shown = listOf([9, 8, 7, 6, 5], 'after-5');
  expect(idsOf(refresh(shown, listOf([5, 9, 8], 'after-8')))).toEqual([5, 9, 8, 7, 6]);
});

test('a renewed first page stays as long as a page', () => {
  expect(idsOf(renew(listOf([9, 8, 7], 'after-7'), listOf([10, 9, 8], 'after-8')))).toEqual([10, 9, 8]);
  expect(idsOf(renew(listOf([9, 8, 7, 6], 'after-6'), listOf([10, 9, 8], 'after-8')))).toEqual([10, 9, 8, 7, 6]);
});

test('rows above everything that is shown are new', () => {
  expect(newIn(listOf([9, 8], null), listOf([11, 10, 9, 8], null)).map(({ id }) => id)).toEqual([11, 10]);
  // Eight was removed here a moment ago, and is not new.
  expect(newIn(listOf([9, 7], null), listOf([9, 8, 7], null))).toEqual([]);
  expect(newIn(listOf([], null), listOf([1], null))).toHaveLength(1);
});

test('the next page is appended', () => {
  const grown = append(listOf([3, 2], 'after-2'), listOf([1], null));
  expect(idsOf(grown)).toEqual([3, 2, 1]);
  expect(grown.next).toBeNull();
});

test('a changed row takes the place of the old one', () => {
  expect(replaceItem(listOf([2, 1], null), { id: 1, name: 'new' }).body).toEqual([{ id: 2 }, { id: 1, name: 'new' }]);
});

test('a removed row is no longer counted', () => {
  const list = removeItem(listOf([3, 2, 1], null, 3), 2);
  expect(idsOf(list)).toEqual([3, 1]);
  expect(list.total).toBe(2);
  expect(removeItem(list, 99).total).toBe(2);
});

test('an added row is counted and shown at its place', () => {
  const list = insertItem(listOf([3, 1], null, 2), { id: 2 }, 1);
  expect(idsOf(list)).toEqual([3, 2, 1]);
  expect(list.total).toBe(3);
});

test('rows are reordered, and one that arrived in the meantime stays first', () => {
  expect(idsOf(arrangeItems(listOf([4, 3, 2, 1], null), [1, 3, 2]))).toEqual([4, 1, 3, 2]);
});
