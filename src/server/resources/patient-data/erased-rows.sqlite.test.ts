import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#server/db/database.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { eraseAll, everything, findMarks, phone, sendAllOf } from '#server/testing/patient-records.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { overwriteErasedRows, overwriteErasedRowsOrDefer } from './secure-erase.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await sendAllOf(site, admin);
  return () => site.close();
});

test('remains of erased rows are overwritten later if a reader uses the write-ahead log', async () => {
  const reader = openSqlite(site.dataDir);
  await sql`pragma busy_timeout = 0`.execute(site.db);
  await withSnapshot(reader, async () => {
    expect((await eraseAll(site, admin, phone)).body).toEqual({ ...everything, isComplete: false });
  });
  await reader.destroy();
  expect(await findMarks(site)).not.toEqual([]);
  await overwriteErasedRows(site.db);
  expect(await findMarks(site)).toEqual([]);
});

test('remains of erased rows are overwritten at night if the file is large', async () => {
  await sql`create table ballast as select zeroblob(100000000) as zeros`.execute(site.db);
  expect((await eraseAll(site, admin, phone)).body).toEqual({ ...everything, isComplete: false });
  const hour = 3_600_000;
  expect(await overwriteErasedRowsOrDefer(site.db, site.clock.now + hour)).toBe(false);
  expect(await overwriteErasedRowsOrDefer(site.db, site.clock.now + 24 * hour)).toBe(true);
  expect(await findMarks(site)).toEqual([]);
});
