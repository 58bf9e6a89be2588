import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { fixedWindow, type Limit, type LimitStore } from './limit-store.ts';
import { createSharedLimitStore } from './shared-limit-store.ts';

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

describe('several instances', () => {
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
