import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Database } from './database.ts';

/** A request that carries an Idempotency-Key. */
export interface RepeatableRequest {
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once per key, in the transaction of the work itself: whoever sends the same request again, at the same moment
 * or after a crash, gets the first answer. Keys are forgotten after a day.
 * @throws AppError `invalid` when the key comes with another body.
 */
export async function doOnce<T>(
  trx: Database,
  { key, body }: RepeatableRequest,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - limits.formAge.max)
    .execute();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key, request_hash, answer: '', created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return firstAnswer<T>(trx, key, request_hash);
  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
  return answer;
}

async function firstAnswer<T>(trx: Database, key: string, requestHash: string): Promise<T> {
  const first = await trx.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash)
    throw new AppError('invalid', 'This form was sent already with other entries. Please open it again.');
  return JSON.parse(first.answer) as T;
}
