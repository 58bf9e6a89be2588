import { beforeEach, describe, expect, test } from 'vitest';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { oncePerNight, withLease } from './job-runs.queries.ts';

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

describe('a job of the night', () => {
  const at = (time: string) => Date.parse(time);
  const jobAt = (time: string, timeZone = 'Asia/Kolkata') =>
    oncePerNight(db, { name: 'nightly', now: at(time), timeZone }, job);

  // Three in the morning in Kolkata is 21:30 of the day before.
  test.each([
    ['is done at once when it never was', [], '2026-11-21T12:00:00Z', 'done'],
    ['is done once a night', ['2026-11-20T21:31:00Z'], '2026-11-21T21:29:00Z', null],
    ['is done again in the next night', ['2026-11-20T21:31:00Z'], '2026-11-21T21:30:00Z', 'done'],
    ['is made up for when the program was off at night', ['2026-11-18T21:31:00Z'], '2026-11-21T12:00:00Z', 'done'],
    [
      'is done although it is dated in the future, by a wrong clock',
      ['2027-01-01T00:00:00Z'],
      '2026-11-21T12:00:00Z',
      'done',
    ],
  ])('%s', async (_what, earlier, now, result) => {
    for (const time of earlier) expect(await jobAt(time)).toBe('done');
    expect(await jobAt(now)).toBe(result);
  });

  test('is done in the night in which daylight saving time skips 3 a.m.', async () => {
    const jobInBerlin = (time: string) => jobAt(time, 'Europe/Berlin');
    expect(await jobInBerlin('2026-03-28T13:00:00Z')).toBe('done');
    expect(await jobInBerlin('2026-03-29T00:59:00Z')).toBeNull(); // 01:59, and then 03:00
    expect(await jobInBerlin('2026-03-29T01:00:00Z')).toBe('done');
  });

  test('is done by the next run if it failed, or was killed two hours ago', async () => {
    const fail = () => Promise.reject(new Error('no space'));
    const now = at('2026-11-21T22:00:00Z');
    await expect(oncePerNight(db, { name: 'nightly', now, timeZone: 'Asia/Kolkata' }, fail)).rejects.toThrow(
      'no space',
    );
    await db.insertInto('job_runs').values({ name: 'nightly', ran_at: now }).execute(); // what a killed run leaves
    expect(await jobAt('2026-11-21T23:00:00Z')).toBeNull();
    expect(await jobAt('2026-11-22T00:00:00Z')).toBe('done');
  });
});
