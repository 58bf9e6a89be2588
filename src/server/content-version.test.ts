import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createContentVersion } from './content-version.ts';
import { isPostgres, ping } from './db/database.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let site: TestApp;
let readings: number;
beforeEach(async () => {
  site = await createTestApp({
    onQuery({ sql }) {
      if (/^select .* from "counters"/.test(sql)) readings += 1;
    },
  });
  readings = 0;
  return () => site.close();
});

const silent = { info: () => undefined, error: () => undefined };

test('the content version follows the changes of other instances and never goes backwards', async () => {
  const version = createContentVersion(site.db);
  await version.refresh();
  const before = version.current();
  onTestFinished(version.watch(silent, 1));
  const set = (count: number) =>
    site.db.updateTable('counters').set({ count }).where('name', '=', 'content.changes').execute();
  await set(before + 5);
  await expect.poll(() => version.current()).toBe(before + 5);
  await set(before + 2);
  await version.refresh();
  expect(version.current()).toBe(before + 5);
});

test('a poll that has to wait is not followed by others', async ({ skip }) => {
  if (!isPostgres(site.db)) skip('SQLite answers at once');
  await site.db.transaction().execute(async (trx) => {
    await sql`lock table counters in access exclusive mode`.execute(trx);
    onTestFinished(createContentVersion(site.db).watch(silent, 1));
    await expect.poll(() => readings).toBe(1);
    for (let round = 0; round < 50; round += 1) await ping(trx);
    expect(readings).toBe(1);
  });
});
