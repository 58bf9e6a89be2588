import { expect, test } from 'vitest';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import { inTransaction } from './transaction.ts';

// SQLite has one connection: a second one would be waited for without end, so that no call with this mistake passes its tests.
test('a transaction refuses a second connection, until it has ended', async () => {
  const { db, close } = await createMigratedDatabase();
  const read = (from: typeof db) => from.selectFrom('states').select('state_id').execute();
  await expect(inTransaction(db, () => read(db))).rejects.toThrow('use `trx` instead of `db`');

  const ended = Promise.withResolvers<void>();
  let afterwards: ReturnType<typeof read> | undefined;
  await inTransaction(db, async (trx) => {
    expect(await read(trx)).toEqual([]);
    afterwards = ended.promise.then(() => read(db));
  });
  ended.resolve();
  expect(await afterwards).toEqual([]);
  await close();
});
