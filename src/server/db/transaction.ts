import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { asChange, withinTransaction } from './connection-use.ts';
import type { Database, Transaction } from './database.ts';

const maxAttempts = 3;
/**
 * PostgreSQL's serialization failure, deadlock, and unique violation: nothing was stored, and the same transaction may succeed now,
 * or see the row of someone who was faster and refuse it with a sentence.
 */
const conflicts = new Set(['40001', '40P01', '23505']);

const listeners = new WeakMap<Database, Set<() => void>>();

/** Calls `listener` after each change that this process has committed. */
export function onCommit(db: Database, listener: () => void) {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
}

/**
 * Runs `work` in a transaction, and then tells the listeners of `onCommit`. Services call `changeRecord` instead. A transaction that
 * lost a conflict is repeated, so `work` must have no effects outside the database. Lock in the order of
 * docs/decisions/0037-locks-timeouts-and-retries.md.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const result = await asChange(() => inTransactionWithoutCounters(db, work));
  for (const listener of listeners.get(db) ?? []) listener();
  return result;
}

/** Runs a transaction that must not wait for locked counters, such as signing in. */
export async function inTransactionWithoutCounters<T>(
  db: Database,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => withinTransaction(() => work(trx)));
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      await setTimeout(randomInt(10, 100)); // apart from the others of the conflict
    }
  }
}

function isConflict(error: unknown) {
  return error instanceof Error && conflicts.has(String((error as Error & { code?: unknown }).code));
}
