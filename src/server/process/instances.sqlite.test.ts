import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMigratedDatabase } from '#server/testing/test-database.ts';
import { joinInstances } from './instances.ts';

test('a single instance on SQLite has nothing to compare', async () => {
  const { db, close } = await createMigratedDatabase();
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const sessionSecret = 'a secret of at least thirty-two characters';
  const { hasRightClock, watch } = await joinInstances({ db, sessionSecret, clock: () => 0, log, version: '1.0.0' });
  await watch(5)();
  expect([hasRightClock(), logged]).toEqual([true, []]);
  expect(await db.selectFrom('instances').selectAll().execute()).toEqual([]);
  await close();
});
