import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createMemoryLimitStore, fixedWindow, type Limit, type LimitStore } from './limit-store.ts';
import { createLog } from './log.ts';
import { createSharedLimitStore } from './shared-limit-store.ts';
import { createMigratedDatabase, type TestDatabase } from './testing/test-database.ts';

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
/** From the third call on, each wait is ten longer than the last. */
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
    test('begins anew with each call that counts', async () => {
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

describe.runIf(isPostgres)('several instances', () => {
  test('count together, also simultaneous calls, and forget together', async () => {
    const [one, two] = [createShared(), createShared()];
    const calls = Array.from({ length: 8 }, (_, call) => (call % 2 ? one : two).take(window, 'a key'));
    expect((await Promise.all(calls)).filter(({ waitMs }) => waitMs === 0)).toHaveLength(3);
    expect(await one.take(window, 'a key')).toEqual({ waitMs: 100, calls: 3 });
    await one.clear(window, 'a key');
    expect(await one.take(window, 'a key')).toEqual({ waitMs: 0, calls: 1 });
    now = 100;
    expect(await two.take(window, 'a key')).toEqual({ waitMs: 0, calls: 1 });
  });

  test('do not ask the database about a key that has to wait', async () => {
    const [one, two] = [createShared(), createShared()];
    for (let call = 0; call < 3; call += 1) await one.take(growing, 'a key');
    expect(await two.take(growing, 'a key')).toEqual({ waitMs: 10, calls: 3 });
    await database.db.deleteFrom('limit_counts').execute();
    now = 9;
    expect(await two.take(growing, 'a key')).toEqual({ waitMs: 1, calls: 3 });
    now = 10;
    expect(await two.take(growing, 'a key')).toEqual({ waitMs: 0, calls: 1 });
  });

  test('count on in memory while the database does not answer, and say so once', async () => {
    const db = database.connect();
    store = createShared(db);
    expect([await take(window), await take(window)]).toEqual([0, 0]);
    await sql`alter table limit_counts rename to elsewhere`.execute(database.db);
    expect([await take(window), await take(window)]).toEqual([0, 100]);
    await store.giveBack(window, 'a key');
    expect([await take(window), await take(window)]).toEqual([0, 100]);
    await sql`alter table elsewhere rename to limit_counts`.execute(database.db);
    expect(logged).toEqual([expect.stringContaining('limits cannot be counted in the database')]);
    now = 2_000;
    expect([await take(window), await take(growing)]).toEqual([0, 0]);
    expect(await database.db.selectFrom('limit_counts').select('calls').execute()).toEqual([
      { calls: 1 },
      { calls: 1 },
    ]);
    await db.destroy();
  });

  test('store no address', async () => {
    await createShared().take(window, '192.0.2.1 asha@example.com');
    const rows = await database.db.selectFrom('limit_counts').selectAll().execute();
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), calls: 1, since: 0, forgotten_at: 100 }]);
  });
});
