import { describe, expect, test } from 'vitest';
import { append, type List, refresh, removeItem, replaceItem } from './growing-list.ts';

interface Row {
  id: number;
  name?: string;
}

function listOf(ids: number[], next: string | null, total = 100): List<Row> {
  return { body: ids.map((id) => ({ id })), next, total, totalIsExact: true };
}

const idsOf = (list: List<Row>) => list.body.map((row) => row.id);

describe('a first page that is loaded anew', () => {
  test('keeps what was shown below it', () => {
    const shown = listOf([9, 8, 7, 6, 5, 4], 'after-4');
    const refreshed = refresh(shown, listOf([10, 9, 8], 'after-8', 101));
    expect(idsOf(refreshed)).toEqual([10, 9, 8, 7, 6, 5, 4]);
    expect(refreshed).toMatchObject({ next: 'after-4', total: 101 });
  });

  test('stands alone when nothing was shown below it', () => {
    const fresh = listOf([10, 9, 8], 'after-8');
    expect(refresh(listOf([9, 8], 'after-8'), fresh)).toEqual(fresh);
  });

  test('is the whole list when nothing comes after it', () => {
    const fresh = listOf([9, 8], null, 2);
    expect(refresh(listOf([9, 8, 7], null), fresh)).toEqual(fresh);
  });
});

test('the next page comes below what is shown', () => {
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
