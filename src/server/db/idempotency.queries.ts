import { hash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { Database, Transaction } from './database.ts';

/** A request that may carry an `Idempotency-Key`. */
export interface RepeatableRequest {
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once per key, in the same transaction: a repeated request, even a concurrent one or one after a crash, gets the first
 * answer. Keys expire after a day. What the work throws leaves no key, so it can be tried again.
 * @throws AppError `invalid` for a key that came with another body.
 */
export async function doOnce<T>(trx: Transaction, request: RepeatableRequest, now: number, work: () => Promise<T>) {
  const { key, body } = request;
  if (!key) return work();
  if (!(await reserveKey(trx, key, body, now))) return firstAnswer<T>(trx, key, body);
  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Waits for another transaction with the same key. False if the key is stored already. */
async function reserveKey(trx: Transaction, key: string, body: unknown, now: number) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - limits.formAge.max)
    .execute();
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ key, request_hash: hashOf(body), answer: '', created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The answer to an earlier request with the same key and body, for work that begins before the transaction; undefined if there is none. */
export async function findAnswer<T>(db: Database, { key, body }: RepeatableRequest): Promise<T | undefined> {
  if (!key) return undefined;
  const first = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  return first?.request_hash === hashOf(body) && first.answer !== '' ? (JSON.parse(first.answer) as T) : undefined;
}

async function firstAnswer<T>(trx: Transaction, key: string, body: unknown): Promise<T> {
  const first = await trx.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (first?.request_hash === hashOf(body)) return JSON.parse(first.answer) as T;
  throw new AppError('invalid', 'This form was sent already with other entries. Please open it again.');
}

function hashOf(body: unknown) {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
