import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/database-busy.ts';
import { createGroupCommit } from './group-commit.ts';

const done = (value: string) => ({ status: 'fulfilled', value }) as const;

/** Records its groups. An item named `bad` makes its whole group fail; one named `lost` loses the connection in the commit. */
function prepare(maxItems = 10) {
  const groups: string[][] = [];
  const store = createGroupCommit<string, string>(maxItems, async (items) => {
    groups.push(items);
    if (items.includes('bad')) throw new Error('refused');
    if (items.includes('lost')) throw new DatabaseUnavailable('lost');
    return items.map((item) =>
      item === 'taken' ? { status: 'rejected', reason: new Error('taken') } : done(`${item} stored`),
    );
  });
  return { groups, store };
}

test('items that arrive together share a commit, and each gets its own answer', async () => {
  const { groups, store } = prepare();
  expect(await Promise.all(['a', 'b', 'c'].map(store))).toEqual(['a stored', 'b stored', 'c stored']);
  expect(groups).toEqual([['a', 'b', 'c']]);
});

test('items that arrive separately are committed separately', async () => {
  const { groups, store } = prepare();
  await store('a');
  await store('b');
  expect(groups).toEqual([['a'], ['b']]);
});

test('a group has a maximum size', async () => {
  const { groups, store } = prepare(2);
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(store));
  expect(groups).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('a refused item does not affect the others', async () => {
  const { store } = prepare();
  const [a, taken, b] = await Promise.allSettled(['a', 'taken', 'b'].map(store));
  expect([a, b]).toEqual([done('a stored'), done('b stored')]);
  expect(taken).toMatchObject({ status: 'rejected', reason: { message: 'taken' } });
});

test('when one item makes the whole group fail, the others are still stored', async () => {
  const { groups, store } = prepare();
  const [a, bad, b] = await Promise.allSettled(['a', 'bad', 'b'].map(store));
  expect([a, b]).toEqual([done('a stored'), done('b stored')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
  expect(groups).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
});

test('a group that may have been committed is not committed again, and those who wait for the next one fail at once', async () => {
  const { groups, store } = prepare(2);
  const outcomes = await Promise.allSettled(['a', 'lost', 'c'].map(store));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([['a', 'lost']]);
  expect(await store('d')).toBe('d stored');
});

test('items after a failure are stored', async () => {
  const { store } = prepare();
  await expect(store('bad')).rejects.toThrow('refused');
  expect(await store('a')).toBe('a stored');
});
