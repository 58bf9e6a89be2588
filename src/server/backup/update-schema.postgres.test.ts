import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { asMaintenance } from '#server/db/connection-use.ts';
import { migrate, needsMigration } from '#server/db/migrate.ts';
import { listMigrations } from '#server/db/table-rows.queries.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

test.each([
  ['of an empty database', undefined, 'create table visits (id integer)'],
  ['of 2.0.0', '0123-presences', 'lock table visits, reviews, blogs in access exclusive mode'],
])(
  'an instance that is killed in the middle of the update %s leaves the rest to the next one, which has waited',
  async (_of, before, hold) => {
    const { databaseUrl, dataDir, db, close } = await createTestDatabase();
    onTestFinished(close);
    const start = () =>
      spawn(process.execPath, ['src/admin.ts', 'list'], {
        env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUPS: 'off' },
      });
    if (before) await migrate(db, before);
    const applied = await listMigrations(db);
    const trx = await asMaintenance(() => db.startTransaction().execute()); // may last longer than that of a request
    await sql.raw(hold).execute(trx);
    const waiting = sql`select 1 from pg_locks where not granted and locktype in ('relation', 'transactionid') and pid in
      (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`;
    const first = start();
    await expect.poll(async () => (await waiting.execute(trx)).rows.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const second = start();
    await says(second, 'Waiting for another instance, which prepares the database.');
    const exits = Promise.all([first, second].map((program) => once(program, 'exit')));
    first.kill('SIGKILL');
    expect(await listMigrations(db)).toEqual(applied);
    await trx.rollback().execute();
    expect(await exits).toEqual([
      [null, 'SIGKILL'],
      [0, null],
    ]);
    expect(await needsMigration(db)).toBe(false);
    expect(await listMigrations(db)).toContain('0185-room-closures');
  },
);

async function says(program: ChildProcessWithoutNullStreams, line: string) {
  let printed = '';
  program.stdout.setEncoding('utf8');
  while (!printed.includes(line)) printed += String((await once(program.stdout, 'data'))[0]);
}
