import { hash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Database } from './database.ts';
import type { Row } from './tables.ts';

/** A request that may carry an `Idempotency-Key`. */
export interface RepeatableRequest {
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once per key, in the same transaction: a repeated request, even a concurrent one or one after a crash,
 * gets the first answer. Keys expire after a day. A request that reuses a key with another body is rejected with
 * AppError `invalid`. What the work rejects leaves no key, so it can be tried again.
 */
export async function doEachOnce<Request extends RepeatableRequest, T>(
  trx: Database,
  requests: Request[],
  now: number,
  work: (requests: Request[]) => Promise<PromiseSettledResult<T>[]>,
): Promise<PromiseSettledResult<T>[]> {
  const reserved = await reserveKeys(trx, requests, now);
  const fresh = requests.filter((request) => !request.key || reserved.get(request.key) === request);
  const results = await work(fresh);
  const done = new Map(fresh.map((request, index) => [request, results[index] as PromiseSettledResult<T>]));
  const made = [...done].flatMap(([request, result]) =>
    result.status === 'fulfilled' ? [[request, result.value] as const] : [],
  );
  const rejected = fresh.filter((request) => done.get(request)?.status === 'rejected');
  await storeAnswers(trx, new Map(made), now);
  await giveKeysBack(trx, rejected);
  const repeated = requests.filter((request) => !done.has(request));
  const first = await findAnswers(trx, repeated);
  const sameKey = ({ key }: Request) => rejected.find((request) => key && request.key === key);
  return requests.map(
    (request) => done.get(request) ?? rejectionOf(sameKey(request)) ?? firstAnswer<T>(request, first),
  );

  /** Two requests of one key arrived together. */
  function rejectionOf(request: Request | undefined) {
    return request && done.get(request);
  }
}

async function giveKeysBack(trx: Database, requests: readonly RepeatableRequest[]) {
  const keys = requests.flatMap(({ key }) => (key ? [key] : []));
  if (keys.length > 0) await trx.deleteFrom('idempotency_keys').where('key', 'in', keys).execute();
}

/** The same for one request. */
export async function doOnce<T>(trx: Database, request: RepeatableRequest, now: number, work: () => Promise<T>) {
  const [result] = await doEachOnce(trx, [request], now, async (fresh) =>
    fresh.length > 0 ? [{ status: 'fulfilled', value: await work() }] : [],
  );
  if (result?.status !== 'fulfilled') throw result?.reason;
  return result.value;
}

/** Inserts the keys that are new, and returns each with the first request that carries it. */
async function reserveKeys<Request extends RepeatableRequest>(trx: Database, requests: Request[], now: number) {
  const firsts = new Map(requests.toReversed().flatMap((request) => (request.key ? [[request.key, request]] : [])));
  if (firsts.size === 0) return firsts;
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - limits.formAge.max)
    .execute();
  // Always in the same order, so that two instances cannot deadlock.
  const sorted = [...firsts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([key, { body }]) => ({ key, request_hash: hashOf(body), answer: '', created_at: now }));
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const reserved = new Set(inserted.map(({ key }) => key));
  return new Map([...firsts].filter(([key]) => reserved.has(key)));
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
