import { describe, expect, test } from 'vitest';
import { createRecords, type List, newIn } from './cache.ts';

interface Row {
  id: number;
  version: number;
  name: string;
}

const row = (id: number, version = 1, name = 'stored'): Row => ({ id, version, name });

function listOf(ids: (number | Row)[], next: string | null = null, total = ids.length): List<Row> {
  return { body: ids.map((id) => (typeof id === 'number' ? row(id) : id)), next, total, totalIsExact: true };
}

const noMore = () => Promise.reject(new Error('There is no next page.'));

function shown(first: List<Row>) {
  const records = createRecords<Row>('row');
  records.showPage('', first, noMore);
  const ids = () => records.read('')?.body.map(({ id }) => id);
  const names = () => records.read('')?.body.map(({ name }) => name);
  return { records, ids, names, show: (page: List<Row>) => records.showPage('', page, noMore) };
}

const saved = (item: Row) => ({ kind: 'saved', saved: item }) as const;
const deleted = { kind: 'saved', saved: undefined } as const;

describe('a first page that is loaded again', () => {
  test('leaves what was shown below it', () => {
    const { records, ids, show } = shown(listOf([9, 8, 7, 6, 5, 4], 'after-4', 100));
    show(listOf([10, 9, 8], 'after-8', 101));
    expect(ids()).toEqual([10, 9, 8, 7, 6, 5, 4]);
    expect(records.read('')).toMatchObject({ next: 'after-4', total: 101 });
  });

  test('is the whole list when it is the last page', () => {
    const { ids, show } = shown(listOf([9, 8, 7]));
    show(listOf([9, 8]));
    expect(ids()).toEqual([9, 8]);
  });

  test('stays as long as a page where no more was shown', () => {
    const { ids, show } = shown(listOf([9, 8, 7], 'after-7', 100));
    show(listOf([10, 9, 8], 'after-8', 101));
    expect(ids()).toEqual([10, 9, 8]);
  });

  test('repeats no row below it that has moved up', () => {
    const { ids, show } = shown(listOf([9, 8, 7, 6, 5], 'after-5', 100));
    show(listOf([5, 9, 8], 'after-8', 100));
    expect(ids()).toEqual([5, 9, 8, 7, 6]);
  });

  test('does not undo a change that was saved since it was asked for', () => {
    const { records, ids, names, show } = shown(listOf([2, 1]));
    records.put(row(1, 2, 'mine'));
    records.begin(row(2), () => null)(deleted);
    show(listOf([2, 1]));
    expect(ids()).toEqual([1]);
    expect(names()).toEqual(['mine']);
    expect(records.read('')?.total).toBe(1);
  });

  test('gives way to nothing newer', () => {
    const { names, show } = shown(listOf([row(1, 1)]));
    show(listOf([row(1, 3, 'theirs')]));
    expect(names()).toEqual(['theirs']);
  });
});

test('a slower answer to an earlier request changes nothing', async () => {
  const records = createRecords<Row>('row');
  const first = Promise.withResolvers<List<Row>>();
  const slow = records.refresh('', () => first.promise);
  await records.refresh('', () => Promise.resolve(listOf([2])));
  first.resolve(listOf([1]));
  await slow;
  expect(records.read('')?.body).toEqual([row(2)]);
});

test('known records show at once while they are loaded again', async () => {
  const { records, ids } = shown(listOf([1]));
  const answer = Promise.withResolvers<List<Row>>();
  await records.open('', () => answer.promise);
  expect(ids()).toEqual([1]);
  answer.resolve(listOf([2, 1]));
  await expect.poll(ids).toEqual([2, 1]);
});

test('the next page comes below, and can be asked for again after a failure', async () => {
  const records = createRecords<Row>('row');
  let isDown = true;
  records.showPage('', listOf([3, 2], 'after-2', 3), () =>
    isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(listOf([1], null, 3)),
  );
  await records.showMore('');
  expect(records.read('')).toMatchObject({ more: 'failed', next: 'after-2' });
  isDown = false;
  await records.showMore('');
  expect(records.read('')).toMatchObject({ body: [row(3), row(2), row(1)], next: null, more: 'idle' });
});

test('rows above everything that is shown are new', () => {
  expect(newIn(listOf([9, 8]), listOf([11, 10, 9, 8])).map(({ id }) => id)).toEqual([11, 10]);
  // Eight was removed here a moment ago, and is not new.
  expect(newIn(listOf([9, 7]), listOf([9, 8, 7]))).toEqual([]);
  expect(newIn(listOf([]), listOf([1]))).toHaveLength(1);
});

test('a row is added, removed and moved, and the count follows', () => {
  const { records, ids } = shown(listOf([3, 1]));
  records.insert('', row(2), 1);
  records.insert('', row(2), 0);
  expect(ids()).toEqual([3, 2, 1]);
  expect(records.read('')?.total).toBe(3);
  records.remove(2);
  records.remove(99);
  expect(records.read('')?.total).toBe(2);
  records.insert('', row(4));
  records.arrange('', [1, 3]);
  expect(ids()).toEqual([4, 1, 3]);
});

describe('a change that is under way', () => {
  const rename = (name: string) => (item: Row) => ({ ...item, name });

  test('shows at once, on its own row only, and gives way to the answer', () => {
    const { records, names } = shown(listOf([1, 2]));
    const settle = records.begin(row(2), rename('expected'));
    expect(names()).toEqual(['stored', 'expected']);
    settle(saved(row(2, 2, 'answered')));
    expect(names()).toEqual(['stored', 'answered']);
  });

  test('stays while a live update brings the row as it was, and newer ones', () => {
    const { records, ids, show } = shown(listOf([1, 2]));
    records.begin(row(1), () => null);
    show(listOf([3, 1, 2]));
    expect(ids()).toEqual([3, 2]);
    expect(records.read('')?.total).toBe(2);
  });

  test('is taken back when it is refused, and what someone else has left shows', () => {
    const { records, names, ids } = shown(listOf([1, 2]));
    records.begin(row(1), rename('mine'))({ kind: 'offline' });
    expect(names()).toEqual(['stored', 'stored']);
    records.begin(row(1), rename('mine'))({ kind: 'stale', theirs: row(1, 2, 'theirs') });
    expect(names()).toEqual(['theirs', 'stored']);
    records.begin(row(1), rename('mine'))({ kind: 'stale', theirs: null });
    expect(ids()).toEqual([2]);
  });

  test('that leaves one list stays in the others', () => {
    const { records, ids } = shown(listOf([1]));
    records.showPage('all', listOf([1]), noMore);
    records.begin(row(1), () => null, '')(saved(row(1, 2, 'done')));
    expect(ids()).toEqual([]);
    expect(records.read('all')?.body).toEqual([row(1, 2, 'done')]);
  });

  test('can be undone: a row that was deleted comes back', () => {
    const { records, ids } = shown(listOf([2, 1]));
    records.begin(row(1), () => null)(deleted);
    records.insert('', row(1, 2), 1);
    expect(ids()).toEqual([2, 1]);
  });
});

test('changes of one record wait for each other, and each begins with the version of the one before', async () => {
  const { inTurn } = createRecords<Row>('row');
  const record = row(7, 3);
  const seen: number[] = [];
  const answer = Promise.withResolvers<Row>();
  const change = (result: Promise<unknown>) => (options: { ifMatch: number }) => {
    seen.push(options.ifMatch);
    return result;
  };
  const first = inTurn(record, change(answer.promise));
  const second = inTurn(record, () => Promise.reject(new Error('refused')));
  const third = inTurn(record, change(Promise.resolve(row(7, 5))));
  answer.resolve(row(7, 4));
  await first;
  await expect(second).rejects.toThrow('refused');
  await third;
  expect(seen).toEqual([3, 4]);
});
