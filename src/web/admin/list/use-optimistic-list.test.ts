import { describe, expect, test } from 'vitest';
import { inTurn } from './turns.ts';
import type { List } from './use-growing-list.ts';
import { type Expectation, listExpected } from './use-optimistic-list.ts';

interface Row {
  id: number;
  version: number;
  name: string;
}

const row = (id: number, version = 1, name = 'stored'): Row => ({ id, version, name });
const listOf = (...body: Row[]): List<Row> => ({ body, next: null, total: body.length, totalIsExact: true });
const rename = (id: number, name: string, until = Number.POSITIVE_INFINITY): Expectation<Row> => ({
  key: 1,
  id,
  until,
  expect: (item) => ({ ...item, name }),
});
const removal = (id: number, until = Number.POSITIVE_INFINITY): Expectation<Row> => ({
  key: 2,
  id,
  until,
  expect: () => null,
});

describe('what is expected of a list', () => {
  test('shows at once, on its own row only', () => {
    const list = listOf(row(1), row(2));
    const shown = listExpected(list, [rename(2, 'expected')]);
    expect(shown.body.map(({ name }) => name)).toEqual(['stored', 'expected']);
    expect(shown.body[0]).toBe(list.body[0]);
  });

  test('takes a row out, also out of the count', () => {
    expect(listExpected(listOf(row(1), row(2)), [removal(1)])).toMatchObject({ body: [row(2)], total: 1 });
  });

  test('stays while a live update brings the row as it was, and newer ones', () => {
    const update = listOf(row(3), row(1), row(2));
    expect(listExpected(update, [removal(1)]).body.map(({ id }) => id)).toEqual([3, 2]);
  });

  test('gives way to what others have changed since the server has answered', () => {
    const answered = rename(1, 'mine', 2);
    expect(listExpected(listOf(row(1, 1)), [answered]).body[0]?.name).toBe('mine');
    expect(listExpected(listOf(row(1, 3, 'theirs')), [answered]).body[0]?.name).toBe('theirs');
  });

  test('brings back a row that was deleted and restored', () => {
    expect(listExpected(listOf(row(1, 2)), [removal(1, 2)]).body).toEqual([row(1, 2)]);
  });
});

test('changes of one record wait for each other, and each begins with the version of the one before', async () => {
  const record = { id: 7, version: 3 };
  const seen: number[] = [];
  const answer = Promise.withResolvers<{ id: number; version: number }>();
  const change = (saved: Promise<unknown>) => (options: { ifMatch: number }) => {
    seen.push(options.ifMatch);
    return saved;
  };
  const first = inTurn('row of the test', record, change(answer.promise));
  const second = inTurn('row of the test', record, () => Promise.reject(new Error('refused')));
  const third = inTurn('row of the test', record, change(Promise.resolve({ id: 7, version: 5 })));
  answer.resolve({ id: 7, version: 4 });
  await first;
  await expect(second).rejects.toThrow('refused');
  await third;
  expect(seen).toEqual([3, 4]);
});
