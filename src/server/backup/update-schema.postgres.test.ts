import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { listMigrations } from '#server/db/table-rows.queries.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

test('an instance that is killed in the middle leaves the rest to the next one, which has waited', async () => {
  const { databaseUrl, dataDir, db, close } = await createTestDatabase();
  onTestFinished(close);
  const start = () =>
    spawn(process.execPath, ['src/admin.ts', 'list'], {
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUPS: 'off' },
    });
  await migrate(db, '0008-conditions');
  const ended = await db.transaction().execute(async (trx) => {
    await sql`lock table appointments, reviews, blogs in access exclusive mode`.execute(trx);
    const waiting = sql`select 1 from pg_locks
      where not granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())`;
    const first = start();
    await expect.poll(async () => (await waiting.execute(trx)).rows.length).toBeGreaterThan(0);
    const second = start();
    await says(second, 'Waiting for another instance, which prepares the database.');
    const exits = Promise.all([first, second].map((program) => once(program, 'exit')));
    first.kill('SIGKILL');
    return { exits };
  });
  expect(await ended.exits).toEqual([
    [null, 'SIGKILL'],
    [0, null],
  ]);
  expect(await listMigrations(db)).toContain('0030-instances');
});

async function says(program: ChildProcessWithoutNullStreams, line: string) {
  let printed = '';
  program.stdout.setEncoding('utf8');
  while (!printed.includes(line)) printed += String((await once(program.stdout, 'data'))[0]);
}
