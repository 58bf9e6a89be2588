import { hash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Database } from './database.ts';
import type { Row } from './tables.ts';

/** A request that carries an Idempotency-Key. */
export interface RepeatableRequest {
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once per key, in the transaction of the work itself: whoever sends the same request again, at the same moment
 * or after a crash, gets the first answer. Keys are forgotten after a day. Rejected with AppError `invalid` is a request
 * whose key came with another body before.
 */
export async function doEachOnce<Request extends RepeatableRequest, T>(
  trx: Database,
  requests: Request[],
  now: number,
  work: (requests: Request[]) => Promise<T[]>,
): Promise<PromiseSettledResult<T>[]> {
  const claimed = await claimKeys(trx, requests, now);
  const fresh = requests.filter((request) => !request.key || claimed.get(request.key) === request);
  const answers = await work(fresh);
  const made = new Map(fresh.map((request, index) => [request, answers[index] as T]));
  await storeAnswers(trx, made, now);
  const repeated = requests.filter((request) => !made.has(request));
  const first = await findAnswers(trx, repeated);
  return requests.map((request) =>
    made.has(request) ? { status: 'fulfilled', value: made.get(request) as T } : firstAnswer<T>(request, first),
  );
}

/** The same for one request. */
export async function doOnce<T>(trx: Database, request: RepeatableRequest, now: number, work: () => Promise<T>) {
  const [result] = await doEachOnce(trx, [request], now, async (fresh) => (fresh.length > 0 ? [await work()] : []));
  if (result?.status !== 'fulfilled') throw result?.reason;
  return result.value;
}

/** The keys that nobody has used before, each with the first request that brings it. */
async function claimKeys<Request extends RepeatableRequest>(trx: Database, requests: Request[], now: number) {
  const firsts = new Map(requests.toReversed().flatMap((request) => (request.key ? [[request.key, request]] : [])));
  if (firsts.size === 0) return firsts;
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - limits.formAge.max)
    .execute();
  // In one order everywhere, or two instances could wait for each other.
  const sorted = [...firsts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([key, { body }]) => ({ key, request_hash: hashOf(body), answer: '', created_at: now }));
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const free = new Set(claimed.map(({ key }) => key));
  return new Map([...firsts].filter(([key]) => free.has(key)));
}

async function storeAnswers<T>(trx: Database, made: ReadonlyMap<RepeatableRequest, T>, now: number) {
  const rows = [...made].flatMap(([{ key, body }, answer]) =>
    key ? [{ key, request_hash: hashOf(body), answer: JSON.stringify(answer), created_at: now }] : [],
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer') })))
    .execute();
}

async function findAnswers(trx: Database, requests: readonly RepeatableRequest[]) {
  const keys = requests.flatMap(({ key }) => (key ? [key] : []));
  if (keys.length === 0) return new Map<string, Row<'idempotency_keys'>>();
  const rows = await trx.selectFrom('idempotency_keys').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

function firstAnswer<T>(
  { key = '', body }: RepeatableRequest,
  found: ReadonlyMap<string, Row<'idempotency_keys'>>,
): PromiseSettledResult<T> {
  const first = found.get(key);
  if (first?.request_hash === hashOf(body)) return { status: 'fulfilled', value: JSON.parse(first.answer) as T };
  const sentence = 'This form was sent already with other entries. Please open it again.';
  return { status: 'rejected', reason: new AppError('invalid', sentence) };
}

function hashOf(body: unknown) {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
