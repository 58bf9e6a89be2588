import { expect, test } from 'vitest';
import { failuresOf } from './failures.ts';

test('every failing case is named, and no case at all is an error', async () => {
  const cases = [
    ['an even number', 2],
    ['an odd number', 3],
    [['nameless'], 5],
  ] as const;
  const failures = await failuresOf(cases, async ([, number]) => {
    await Promise.resolve();
    expect(number % 2).toBe(0);
  });
  expect(failures).toEqual([
    expect.stringMatching(/^an odd number: expected 1 to be \+?0/),
    expect.stringMatching(/^\[\["nameless"\],5\]: expected 1 to be \+?0/),
  ]);
  await expect(failuresOf([], () => undefined)).rejects.toThrow('There is no case to check.');
  const long = (word: string) => ({ list: ['what Vitest shortens', 'since it is long', word] });
  const [compared] = await failuresOf(['objects'], () => expect(long('a')).toEqual(long('b')));
  expect(compared).toContain(`${JSON.stringify(long('a'))} instead of ${JSON.stringify(long('b'))}`);
});
