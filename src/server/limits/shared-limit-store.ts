import { createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import { withConnectionsFor } from '#server/db/connection-use.ts';
import type { Database } from '#server/db/database.ts';
import * as queries from '#server/db/limit-counts.queries.ts';
import { withinDeadline } from '#server/http/deadline.ts';
import type { Log } from '#server/log.ts';
import { countCall, createMemoryLimitStore, type Limit, type LimitStore, type Taken } from './limit-store.ts';

/** Time limit for the database, in ms. */
const deadlineMs = 2_000;
/** Pause after a failure of the database, in ms, so that calls do not wait for it one after another. */
const pauseMs = 1_000;

interface Options {
  db: Database;
  sessionSecret: string;
  monotonicClock: Clock;
  log: Log;
  /** Replaces the database's clock in tests. */
  databaseClock?: Clock;
}

/**
 * Counts in PostgreSQL, for all instances together and by its clock. Memory has what the database said last: it refuses a key that
 * has to wait without asking again, and counts on while the database does not answer, so that nothing is ever unlimited.
 */
export function createSharedLimitStore(options: Options): LimitStore {
  const { db, sessionSecret, monotonicClock, log, databaseClock } = options;
  const memory = createMemoryLimitStore(monotonicClock);
  const secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'limits', 32));
  let isDown = false;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  /** Keys contain addresses of clients and e-mail addresses, which the database must not have. */
  const hash = ({ name }: Limit, key: string) =>
    createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');

  /** Undefined when the database cannot be asked. */
  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (monotonicClock() < pausedUntil) return undefined;
    try {
      const result = await withinDeadline(withConnectionsFor('limits', work), deadlineMs, () => undefined);
      isDown = false;
      return result;
    } catch (error) {
      if (!isDown) log.error('limits cannot be counted in the database; each instance counts for itself', { error });
      isDown = true;
      pausedUntil = monotonicClock() + pauseMs;
      return undefined;
    }
  }

  /** Another call may come in between; then its count is read and the rule applied again. */
  async function takeShared(limit: Limit, key: string): Promise<Taken> {
    const hashed = hash(limit, key);
    for (;;) {
      const { count: before, now } = await queries.readCount(db, hashed, databaseClock?.());
      const { count, waitMs } = countCall(limit, before, now);
      const stored = { ...count, forgottenAt: count.since + limit.forgottenAfter };
      if (waitMs === 0 && !(await queries.replaceCount(db, hashed, before, stored))) continue;
      memory.set(limit, key, { ...count, since: monotonicClock() - (now - count.since) });
      return { waitMs, calls: count.calls };
    }
  }

  return {
    async take(limit, key) {
      const { count, waitMs } = countCall(limit, memory.find(limit, key), monotonicClock());
      if (waitMs > 0) return { waitMs, calls: count.calls };
      return (await ask(() => takeShared(limit, key))) ?? memory.take(limit, key);
    },
    async giveBack(limit, key) {
      await memory.giveBack(limit, key);
      await ask(() => queries.takeBackCall(db, hash(limit, key)));
    },
    async clear(limit, key) {
      await memory.clear(limit, key);
      await ask(() => queries.clearCount(db, hash(limit, key)));
    },
  };
}
