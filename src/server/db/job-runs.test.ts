import { beforeEach, expect, test } from 'vitest';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { withLease } from './job-runs.queries.ts';

let db: Database;
beforeEach(async () => {
  const database = await createMigratedDatabase();
  db = database.db;
  return () => database.close();
});

const lease = (now: number) => ({ name: 'a job', now, ms: 1_000 });
const job = async () => 'done';

test('a job is done by one instance, and again when its lease has expired', async () => {
  expect(await Promise.all([10_000, 10_001, 10_002].map((now) => withLease(db, lease(now), job)))).toEqual(
    expect.arrayContaining(['done', null, null]),
  );
  expect(await withLease(db, lease(10_900), job)).toBeNull();
  expect(await withLease(db, lease(11_002), job)).toBe('done');
});

test('a job that fails gives its lease back', async () => {
  const fail = () => Promise.reject(new Error('no space'));
  await expect(withLease(db, lease(10_000), fail)).rejects.toThrow('no space');
  expect(await withLease(db, lease(10_001), job)).toBe('done');
});

test('a lease far in the future, taken with a wrong clock, does not stop the job', async () => {
  await withLease(db, lease(9_000_000), job);
  expect(await withLease(db, lease(10_000), job)).toBe('done');
});
