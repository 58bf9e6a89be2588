import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionShares } from './connection-shares.ts';
import { readinessUse } from './connection-use.ts';
import { DatabaseUnavailable } from './database-busy.ts';

type Shares = ReturnType<typeof createConnectionShares>;

let shares: Shares;
beforeEach(() => {
  vi.useFakeTimers();
  shares = createConnectionShares(10);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const take = (name: string) => shares.take({ name, isChange: false });
const change = (name: string) => shares.take({ name, isChange: true });

/** Tracks the state of a call. */
function watch(taking: ReturnType<Shares['take']>) {
  const call: { state: 'waiting' | 'connected' | 'refused' } = { state: 'waiting' };
  taking.then(
    () => (call.state = 'connected'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      call.state = 'refused';
    },
  );
  return call;
}

test('callers of one name hold a fifth of the connections, and the next one waits until one is given back', async () => {
  const giveBack = await take('bookings');
  await take('bookings');
  await take('reviews');
  const booking = watch(take('bookings'));
  const review = watch(take('reviews'));
  await pass(0);
  expect([booking.state, review.state]).toEqual(['waiting', 'connected']);
  giveBack();
  await pass(0);
  expect(booking.state).toBe('connected');
});

test('a call waits behind others that take most of two seconds, as on a starved machine', async () => {
  const giveBack = await take('bookings');
  await take('bookings');
  const waiting = watch(take('bookings'));
  await pass(1_900);
  expect(waiting.state).toBe('waiting');
  giveBack();
  await pass(0);
  expect(waiting.state).toBe('connected');
});

test('a call is refused after two seconds, and others are not', async () => {
  const giveBack = await take('bookings');
  await take('bookings');
  const waiting = watch(take('bookings'));
  await pass(2_000);
  const review = watch(take('reviews'));
  giveBack();
  const next = watch(take('bookings'));
  await pass(0);
  expect([waiting.state, review.state, next.state]).toEqual(['refused', 'connected', 'connected']);
});

test('all changes together hold half of the connections', async () => {
  for (const name of ['bookings', 'reviews', 'blogs', 'openings', 'notices']) await change(name);
  const sixth = watch(change('gallery'));
  const reading = watch(take('gallery'));
  await pass(0);
  expect([sixth.state, reading.state]).toEqual(['waiting', 'connected']);
});

test('the last connection is reserved for the readiness check', async () => {
  for (const name of ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e']) await take(name);
  const other = watch(take('f'));
  const readiness = watch(take(readinessUse));
  await pass(0);
  expect([other.state, readiness.state]).toEqual(['waiting', 'connected']);
});
