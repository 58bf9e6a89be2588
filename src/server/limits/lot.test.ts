import { expect, test } from 'vitest';
import { createLot } from './lot.ts';

/** Starts tasks of these ranks, of which one runs; each ends when the next one is wanted. Returns the ranks in the order in which they ran. */
async function runAll(ranks: number[], { waiting = 100 } = {}) {
  const inTurn = createLot({ atOnce: 1, waiting, message: 'Too many.' });
  const order: number[] = [];
  const first = Promise.withResolvers<void>();
  const running = inTurn(0, () => first.promise);
  const results = ranks.map((rank, index) => inTurn(rank, async () => void order.push(index)));
  first.resolve();
  await running;
  const outcomes = await Promise.allSettled(results);
  return { order, refused: outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : [])), outcomes };
}

test('those of the lowest rank run first', async () => {
  const { order } = await runAll([3, 1, 2, 1, 0]);
  expect(order.map((index) => [3, 1, 2, 1, 0][index])).toEqual([0, 1, 1, 2, 3]);
});

test('among those of the same rank, each is as often the first', async () => {
  const firsts = [0, 0, 0, 0];
  for (let round = 0; round < 4_000; round += 1) {
    const { order } = await runAll([1, 1, 1, 1]);
    const index = order[0] ?? -1;
    firsts[index] = (firsts[index] ?? 0) + 1;
  }
  // A fair lot leaves these bounds less than once in a billion runs.
  for (const count of firsts) expect(Math.abs(count - 1_000)).toBeLessThan(180);
});

test('when too many wait, those of the highest rank are refused, in whatever order they came', async () => {
  const { order, refused, outcomes } = await runAll([2, 2, 2, 0, 0, 1], { waiting: 3 });
  expect(new Set(order)).toEqual(new Set([3, 4, 5]));
  expect(refused).toEqual([0, 1, 2]);
  expect(outcomes[0]).toMatchObject({ reason: { code: 'unavailable', headers: { 'Retry-After': '5' } } });
});

test('a task that fails hands its turn on', async () => {
  const inTurn = createLot({ atOnce: 1, waiting: 1, message: 'Too many.' });
  const failing = inTurn(0, async () => Promise.reject(new Error('failed')));
  const next = inTurn(0, async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
