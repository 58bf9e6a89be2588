import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import { withConnectionsFor } from './connection-use.ts';
import { openDatabase } from './database.ts';
import { createDatabaseUse } from './watched-database.ts';

async function openOne(slowQueryMs: number) {
  const place = await createMigratedDatabase();
  const use = createDatabaseUse();
  const logged: Record<string, unknown>[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const db = await openDatabase({ ...place, databasePoolSize: 5 }, undefined, { use, slowQueryMs, log });
  onTestFinished(async () => {
    await db.destroy();
    await place.close();
  });
  return { db, use, logged };
}

test('connections in use and waits for them are counted', async () => {
  const { db, use } = await openOne(60_000);
  const before = { ...use };
  const ending = Promise.withResolvers<void>();
  const hold = () => withConnectionsFor('hold', () => db.transaction().execute(() => ending.promise));
  const holder = hold();
  await expect.poll(() => use.inUse).toBe(1);
  const waiter = hold();
  await expect.poll(() => use.waiting).toBe(1);
  ending.resolve();
  await Promise.all([holder, waiter]);
  expect(use).toMatchObject({ inUse: 0, waiting: 0, acquired: before.acquired + 2 });
  expect(use.waitedMs).toBeGreaterThan(before.waitedMs);
});

test('a query that fails gives its place back', async () => {
  const { db, use } = await openOne(60_000);
  await expect(sql`select * from nothing`.execute(db)).rejects.toThrow(/nothing/);
  expect(use).toMatchObject({ inUse: 0, waiting: 0 });
});

test('a slow query is logged with its placeholders and for whom it was, without its values', async () => {
  const { db, use, logged } = await openOne(0.000_001);
  logged.length = 0;
  await withConnectionsFor('GET /api/reviews', () =>
    db.selectFrom('reviews').select('id').where('name', '=', 'Meera Nair').execute(),
  );
  expect(logged).toEqual([
    expect.objectContaining({
      message: 'slow query',
      statement: expect.stringMatching(/^select "id" from "reviews" where "name" = (\$1|\?)$/),
      ms: expect.any(Number),
      for: 'GET /api/reviews',
    }),
  ]);
  expect(use.slowQueries).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toContain('Meera');
});
