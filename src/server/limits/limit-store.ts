import type { Clock } from '#server/clock.ts';
import { addRecent } from './recent-entries.ts';

export interface Limit {
  /** Its counts are stored under this name. */
  name: string;
  /** How long the next call has to wait after this many, in ms. */
  waitAfter: (calls: number) => number;
  /** The wait begins with the first call, as in a fixed window, or restarts with each. */
  waitsFrom: 'first' | 'last';
  /** Time after which the calls no longer count, in ms from the same moment. */
  forgottenAfter: number;
}

/** State that is stored for each key of a limit. */
export interface Count {
  calls: number;
  /** The moment that the wait begins, by the clock of the store. */
  since: number;
}

export interface Taken {
  /** 0 when the call was counted; otherwise how long to wait, in ms. */
  waitMs: number;
  /** The calls that count now. */
  calls: number;
}

/**
 * Counts all limits: bookings, reviews, passwords and codes. Each method is one step that no other call can interrupt, so that
 * simultaneous calls all count.
 */
export interface LimitStore {
  /** Counts a call, unless the key has to wait. */
  take(limit: Limit, key: string): Promise<Taken>;
  /** Takes back a call that turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  clear(limit: Limit, key: string): Promise<void>;
}

/** A limit of calls in a window of time that begins with the first call. */
export function fixedWindow(name: string, { calls, windowMs }: { calls: number; windowMs: number }): Limit {
  return {
    name,
    waitAfter: (made) => (made < calls ? 0 : windowMs),
    waitsFrom: 'first',
    forgottenAfter: windowMs,
  };
}

/** The rule that every store follows: the count after a call, and whether the call has to wait instead. */
export function countCall(limit: Limit, before: Count | undefined, now: number): { count: Count; waitMs: number } {
  const isRecent = before !== undefined && now < before.since + limit.forgottenAfter;
  const { calls, since } = isRecent ? before : { calls: 0, since: now };
  const waitMs = Math.max(0, since + limit.waitAfter(calls) - now);
  if (waitMs > 0) return { count: { calls, since }, waitMs };
  return { count: { calls: calls + 1, since: limit.waitsFrom === 'first' ? since : now }, waitMs };
}

/** Secret addresses that lead nowhere, of one client address. */
export const guessedLinks = fixedWindow('guessed links', { calls: 20, windowMs: 600_000 });

export interface MemoryLimitStore extends LimitStore {
  find(limit: Limit, key: string): Count | undefined;
  set(limit: Limit, key: string, count: Count): void;
}

/** Counts in the memory of this process, for the 10,000 keys of each limit that were counted last. */
export function createMemoryLimitStore(clock: Clock): MemoryLimitStore {
  const limits = new Map<string, Map<string, Count>>();
  const countsOf = ({ name }: Limit) => limits.getOrInsertComputed(name, () => new Map<string, Count>());

  return {
    async take(limit, key) {
      const counts = countsOf(limit);
      const { count, waitMs } = countCall(limit, counts.get(key), clock());
      if (waitMs === 0) addRecent(counts, key, count);
      return { waitMs, calls: count.calls };
    },
    async giveBack(limit, key) {
      const count = countsOf(limit).get(key);
      if (count) count.calls -= 1;
    },
    async clear(limit, key) {
      countsOf(limit).delete(key);
    },
    find: (limit, key) => countsOf(limit).get(key),
    set: (limit, key, count) => addRecent(countsOf(limit), key, count),
  };
}

/** The store for `RATE_LIMITS=off`: nothing is limited. */
export const unlimited: LimitStore = {
  take: async () => ({ waitMs: 0, calls: 0 }),
  giveBack: async () => {},
  clear: async () => {},
};
