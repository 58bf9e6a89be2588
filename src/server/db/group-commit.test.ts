import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const done = (value: string) => ({ status: 'fulfilled', value }) as const;

/** Notes the groups it is given; whatever is named `bad` makes its whole group fail. */
function prepare(most = 10) {
  const groups: string[][] = [];
  const store = createGroupCommit<string, string>(most, async (items) => {
    groups.push(items);
    if (items.includes('bad')) throw new Error('refused');
    return items.map((item) =>
      item === 'taken' ? { status: 'rejected', reason: new Error('taken') } : done(`${item} stored`),
    );
  });
  return { groups, store };
}

test('what comes at the same moment is stored together, and each gets its own answer', async () => {
  const { groups, store } = prepare();
  expect(await Promise.all(['a', 'b', 'c'].map(store))).toEqual(['a stored', 'b stored', 'c stored']);
  expect(groups).toEqual([['a', 'b', 'c']]);
});

test('what comes alone is stored alone', async () => {
  const { groups, store } = prepare();
  await store('a');
  await store('b');
  expect(groups).toEqual([['a'], ['b']]);
});

test('a group has its bounds', async () => {
  const { groups, store } = prepare(2);
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(store));
  expect(groups).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('one that is refused leaves the others alone', async () => {
  const { store } = prepare();
  const [a, taken, b] = await Promise.allSettled(['a', 'taken', 'b'].map(store));
  expect([a, b]).toEqual([done('a stored'), done('b stored')]);
  expect(taken).toMatchObject({ status: 'rejected', reason: { message: 'taken' } });
});

test('when one makes the whole group fail, the others are stored all the same', async () => {
  const { groups, store } = prepare();
  const [a, bad, b] = await Promise.allSettled(['a', 'bad', 'b'].map(store));
  expect([a, b]).toEqual([done('a stored'), done('b stored')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
  expect(groups).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
});

test('after a failure it goes on', async () => {
  const { store } = prepare();
  await expect(store('bad')).rejects.toThrow('refused');
  expect(await store('a')).toBe('a stored');
});
