import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createMemoryLimitStore, fixedWindow, type Limit, type LimitStore } from './limit-store.ts';
import { createSharedLimitStore } from './shared-limit-store.ts';

const isPostgres = inject('database') === 'postgres';

let now: number;
let store: LimitStore;
let database: TestDatabase;
let logged: string[];
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = 0;
  logged = [];
  await database.db.deleteFrom('limit_counts').execute();
});

const clock = () => now;

/** The store of one of several instances. */
function createShared(db = database.db) {
  return createSharedLimitStore({
    db,
    sessionSecret: 'a secret of at least thirty-two characters',
    monotonicClock: clock,
    databaseClock: clock,
    log: createLog((line) => logged.push(line)),
  });
}

const window = fixedWindow('calls', { calls: 3, windowMs: 100 });
/** A limit whose waits grow by ten from the third call on. */
const growing: Limit = {
  name: 'failures',
  waitAfter: (calls) => Math.max(0, calls - 2) * 10,
  waitsFrom: 'last',
  forgottenAfter: 1_000,
};
const take = async (limit: Limit, key = 'a key') => (await store.take(limit, key)).waitMs;

const stores = [
  ['memory', () => createMemoryLimitStore(clock)] as const,
  ['PostgreSQL', () => createShared()] as const,
];

describe.each(stores.slice(0, isPostgres ? 2 : 1))('in %s', (_name, create) => {
  beforeEach(() => {
    store = create();
  });

  describe('a fixed window', () => {
    test('admits its calls, and further ones once it has ended', async () => {
      for (let call = 0; call < 3; call += 1) {
        expect(await take(window)).toBe(0);
        now += 10;
      }
      expect(await take(window)).toBe(70);
      now = 99;
      expect(await take(window)).toBe(1);
      now = 100;
      for (let call = 0; call < 3; call += 1) expect(await take(window)).toBe(0);
      expect(await take(window)).toBe(100);
    });

    test('counts simultaneous calls', async () => {
      const waits = await Promise.all(Array.from({ length: 5 }, () => take(window)));
      expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 100, 100]);
    });
  });

  describe('a wait that grows', () => {
    test('restarts with each call that counts', async () => {
      for (const [wait, calls] of [
        [0, 1],
        [0, 2],
        [0, 3],
        [10, 4],
        [20, 5],
      ] as const) {
        now += wait;
        expect(await store.take(growing, 'a key')).toEqual({ waitMs: 0, calls });
      }
      expect(await take(growing)).toBe(30);
      now += 29;
      expect(await store.take(growing, 'a key')).toEqual({ waitMs: 1, calls: 5 });
    });

    test('is forgotten some time after the last call', async () => {
      for (let call = 0; call < 3; call += 1) await take(growing);
      now = 999;
      expect((await store.take(growing, 'a key')).calls).toBe(4);
      now += 1_000;
      expect((await store.take(growing, 'a key')).calls).toBe(1);
    });
  });

  test('a call that is given back does not count', async () => {
    for (let call = 0; call < 9; call += 1) {
      expect(await take(window)).toBe(0);
      await store.giveBack(window, 'a key');
    }
  });

  test('after clearing, nothing is counted', async () => {
    for (let call = 0; call < 3; call += 1) await take(window);
    await store.clear(window, 'a key');
    expect(await take(window)).toBe(0);
  });

  test('keys and limits are counted separately', async () => {
    const other = fixedWindow('other calls', { calls: 1, windowMs: 100 });
    for (let call = 0; call < 4; call += 1) await take(window);
    expect([await take(window), await take(window, 'another key'), await take(other)]).toEqual([100, 0, 0]);
  });
});

test('many keys of one limit do not displace the counts of another', async () => {
  store = createMemoryLimitStore(clock);
  for (let call = 0; call < 3; call += 1) await take(window);
  for (let key = 0; key < 10_001; key += 1) await take(growing, `key ${key}`);
  expect(await take(window)).toBe(100);
});
