import { setImmediate as immediately } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** Starts tasks that run until the test ends them. */
function startWork(inTurn: ReturnType<typeof createQueue>, count: number) {
  const started: number[] = [];
  const works = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const results = works.map(({ promise }, index) =>
    inTurn(async () => {
      started.push(index);
      await promise;
      return index;
    }),
  );
  return { started, works, results };
}

test('a limited number of tasks run at once, and the others start in order', async () => {
  const { started, works, results } = startWork(createQueue({ atOnce: 2 }), 5);
  await immediately();
  expect(started).toEqual([0, 1]);
  works[1]?.resolve();
  await results[1];
  await immediately();
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of works) resolve();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a task that fails frees its slot', async () => {
  const inTurn = createQueue({ atOnce: 1 });
  const failing = inTurn(async () => Promise.reject(new Error('failed')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'and again')).toBe('and again');
});

test('a task is refused immediately while the queue is full', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 2 });
  const { started, works, results } = startWork(inTurn, 3);
  await expect(inTurn(async () => 'too much')).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
    message: 'We are busy. Please try again in a few seconds.',
  });
  for (const { resolve } of works) resolve();
  await Promise.all(results);
  expect(started).toEqual([0, 1, 2]);
  expect(await inTurn(async () => 'room')).toBe('room');
});

test('an error that concerns all rejects the waiting tasks too, and later ones run', async () => {
  const inTurn = createQueue({ atOnce: 1, isForAll: (error) => error instanceof RangeError });
  const works = [
    inTurn(async () => Promise.reject(new TypeError('for one'))),
    inTurn(async () => Promise.reject(new RangeError('for all'))),
    inTurn(async () => 'done'),
  ];
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map((outcome) => String(outcome.status === 'rejected' && outcome.reason))).toEqual([
    'TypeError: for one',
    'RangeError: for all',
    'RangeError: for all',
  ]);
  expect(await inTurn(async () => 'and again')).toBe('and again');
});
