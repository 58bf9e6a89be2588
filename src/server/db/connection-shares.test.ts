import { beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/database-busy.ts';
import { createConnectionShares } from './connection-shares.ts';
import { readinessUse } from './connection-use.ts';

let shares: ReturnType<typeof createConnectionShares>;
beforeEach(() => {
  shares = createConnectionShares(10);
  return () => shares.stop();
});

const takeAll = (names: string[]) => Promise.all(names.map((name) => shares.take(name)));

test('callers of one name hold a fifth of the connections, and the next one waits until one is given back', async () => {
  const [giveBack] = await takeAll(['bookings', 'bookings', 'reviews']);
  const taken: string[] = [];
  const next = shares.take('bookings').then(() => taken.push('bookings'));
  await shares.take('reviews').then(() => taken.push('reviews'));
  giveBack?.();
  await next;
  expect(taken).toEqual(['reviews', 'bookings']);
});

test('whoever waits behind callers that do not get on is refused soon; others are not', async () => {
  await takeAll(['bookings', 'bookings']);
  await expect(shares.take('bookings')).rejects.toThrow(DatabaseUnavailable);
  expect(await shares.take('reviews')).toBeTypeOf('function');
});

test('the last connection is reserved for the readiness check', async () => {
  await takeAll(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e']);
  const refused = shares.take('f').catch((error: unknown) => error);
  await shares.take(readinessUse);
  expect(await refused).toBeInstanceOf(DatabaseUnavailable);
});
