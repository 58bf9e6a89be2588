import { expect, test } from 'vitest';
import { keepForAMinute } from './keep-for-a-minute.ts';

function counted(clock: { now: number }, fails: () => boolean = () => false) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (fails()) throw new Error('The database is away.');
    return loads;
  };
  return keepForAMinute(() => clock.now, load);
}

test('what was loaded is good for a minute', async () => {
  const clock = { now: 0 };
  const read = counted(clock);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  clock.now = 59_999;
  expect(await read()).toBe(1);
  clock.now = 60_000;
  expect(await read()).toBe(2);
});

test('a failure is told and not kept', async () => {
  let isAway = true;
  const read = counted({ now: 0 }, () => isAway);
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  expect(await read()).toBe(2);
});
