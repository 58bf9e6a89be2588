import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { listenForContent } from '#server/db/listen.ts';
import { listTables, readLastIds, runtimeTables, withSnapshot } from '#server/db/table-rows.queries.ts';
import { stdoutLog } from '#server/log.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { bookingOf, pictureOf, reviewOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createRestrictedSchema } from '#server/testing/restricted-schema.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { moveDatabase, moveUploads } from './move-database.ts';
import { openPostgresPlace } from './postgres-place.queries.ts';
import { restoreBackup } from './restore-backup.ts';
import { hashTable } from './row-hash.ts';
import { createSqlitePlace } from './sqlite-place.ts';

// Both databases are needed, so this runs once, beside PostgreSQL. A test continues where the one before has stopped.

describe('a clinic', () => {
  let site: TestApp;
  let schema: Awaited<ReturnType<typeof createRestrictedSchema>>;
  let emulator: S3Emulator;
  let stopListening: () => void;
  beforeAll(async () => {
    site = await createTestApp();
    schema = await createRestrictedSchema(inject('postgresUrl'));
    emulator = await startS3Emulator();
    const listening = Promise.withResolvers<void>();
    stopListening = listenForContent(site.databaseUrl ?? '', listening.resolve, stdoutLog); // as the program does
    await listening.promise;
    const admin = await site.signIn();
    await site.post('/api/appointments', await bookingOf(site, { conditions: 'Müller 🦵 "O\'Neil",\n\u2028 \\' }));
    await site.post('/api/submit-review', reviewOf());
    const { body: added } = await site.post('/api/symptoms', { name: 'The last one' }, admin);
    await site.db.deleteFrom('symptoms').where('id', '=', added.id).execute();
    await site.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), admin);
  });
  afterAll(async () => {
    await site.close();
    await schema.drop();
    await emulator.close();
  });

  /** Runs `npm run move`. */
  const run = (...args: string[]) =>
    runProgram('move', args, {
      DATA_DIR: site.dataDir,
      DATABASE_URL: site.databaseUrl,
      ...emulator.environment,
    });

  let minute = 0;
  /** Moves between the SQLite file and the schema of the restricted role. */
  async function move(direction: 'to PostgreSQL' | 'to SQLite', options: { replace?: boolean; dryRun?: boolean } = {}) {
    const sqlite = createSqlitePlace(site.dataDir);
    const postgres = await openPostgresPlace(schema.url, site.dataDir);
    const [from, to] = direction === 'to SQLite' ? [postgres, sqlite] : [sqlite, postgres];
    const { storage, dataDir } = site;
    minute += 1;
    const now = Date.UTC(2026, 10, 22, 12, minute);
    try {
      return await moveDatabase({ from, to, storage, dataDir, now, replace: false, dryRun: false, ...options });
    } finally {
      await sqlite.close();
      await postgres.close();
    }
  }

  /** Number and hash of the rows of each table, and the last ids. */
  async function everythingIn(db: Database) {
    try {
      return await withSnapshot(db, async (snapshot) => {
        const tables: Record<string, unknown> = {};
        for (const name of await listTables(snapshot))
          if (!runtimeTables.has(name)) tables[name] = await hashTable(snapshot, name);
        return { tables, lastIds: await readLastIds(snapshot) };
      });
    } finally {
      await db.destroy();
    }
  }
  const inSqlite = () => everythingIn(openSqlite(site.dataDir));
  const inSchema = () => everythingIn(openPostgres(schema.url));

  test('that is running can be moved in a dry run only, which changes nothing', async () => {
    const { code, output } = await run('sqlite', 'bucket', '--dry-run');
    expect(output).toMatch(
      /^(\d+) pictures, 0\.0 MB, in \d+\.\d s: \1 to copy\.\n\d+ rows of \d+ tables, in \d+\.\d s: .+ same hash\.\nThis was a dry run: nothing has changed\.\n$/,
    );
    expect(code).toBe(0);
    const detailed = await run('sqlite', '--dry-run', '--verbose');
    expect(detailed.output).toMatch(/^appointments +1 rows {2}[\da-f]{64}$/m);
    expect(globSync(path.join(site.dataDir, '{clinic.sqlite,new-*,replaced-*}'))).toEqual([]);
    expect(await createS3Storage(emulator.settings).list()).toEqual([]);

    const refused = await run('sqlite');
    const problem = 'The program is running on this database. Stop it first, and start it again afterwards.';
    expect(refused).toEqual({ code: 1, output: '', problem });
  });

  test('copies its pictures to a bucket (of an emulator) while it runs, and the rest when it is stopped', async () => {
    const { code, output, problem } = await run('bucket');
    expect(output).toMatch(
      /^(\d+) pictures, 0\.0 MB, in \d+\.\d s: \1 copied; each was read there and has the same SHA-256 hash\.$/m,
    );
    expect([code, problem]).toEqual([1, expect.stringMatching(/^The program is running and may add pictures\./)]);
    const bucket = createS3Storage(emulator.settings);
    const pictures = storedPictures(site);
    expect((await bucket.list()).map(({ key }) => key).toSorted()).toEqual(pictures.toSorted());

    const [first = ''] = pictures;
    const bytes = readFileSync(path.join(site.dataDir, first));
    writeFileSync(path.join(site.dataDir, first), 'damaged');
    const back = await moveUploads(bucket, site.storage, { dryRun: false });
    expect(back).toMatchObject({ files: pictures.length, missing: 1 });
    expect(readFileSync(path.join(site.dataDir, first))).toEqual(bytes);
  });

  test('moves from PostgreSQL to SQLite with every row, session and id', async () => {
    stopListening();
    await site.db.destroy();
    const { code, output } = await run('sqlite', 'bucket');
    expect([code, output]).toEqual([0, expect.stringContaining('The clinic is in SQLite now: remove DATABASE_URL')]);
    const moved = await inSqlite();
    expect(moved).toEqual(await everythingIn(openPostgres(site.databaseUrl ?? '')));
    expect(moved.tables).toMatchObject({ sessions: { rows: 1 } });
  });

  test('moves to PostgreSQL as a role that owns nothing but its schema, beside another program in the same database', async () => {
    await move('to PostgreSQL', { dryRun: true });
    await expect(move('to SQLite', { replace: true })).rejects.toThrow('There is no clinic in the database');
    expect((await move('to PostgreSQL')).aside).toBeNull();
    const moved = await inSchema();
    expect(moved).toEqual(await inSqlite());

    await expect(move('to SQLite')).rejects.toThrow('There is a clinic already in the new database.');
    const { aside: file } = await move('to SQLite', { replace: true });
    expect(existsSync(path.join(file ?? '', 'clinic.sqlite'))).toBe(true);
    expect(await inSqlite()).toEqual(moved);

    const { aside } = await move('to PostgreSQL', { replace: true });
    expect(await inSchema()).toEqual(moved);
    const there = { databaseUrl: schema.url, dataDir: site.dataDir, s3: undefined };
    const backup = path.join(aside ?? '', 'backup');
    await restoreBackup(there, site.storage, backup, { replace: true, now: Date.UTC(2026, 10, 23) });
    const { sessions: _, ...tables } = moved.tables;
    expect((await inSchema()).tables).toMatchObject(tables);
    const { rows } = await schema.other.query('select name from appointments');
    expect(rows).toEqual([{ name: 'of another program' }]);
  });

  test('stays where it is when a client holds its tables, or those of others are in the schema', async () => {
    await schema.other.query('lock table clinic.reviews in access share mode');
    await expect(move('to PostgreSQL', { replace: true })).rejects.toThrow(
      'DATABASE_URL: another client of the database uses our tables. Close it first.',
    );
    await schema.other.query('rollback');
    const role = new URL(schema.url).username;
    await schema.other.query(`drop schema clinic cascade; create schema clinic authorization ${role}`);
    const owner = openPostgres(schema.url);
    await owner.schema.createTable('somebodys').addColumn('name', 'text').execute();
    await owner.destroy();
    await expect(move('to PostgreSQL', { replace: true })).rejects.toThrow(
      'DATABASE_URL: other tables are there already, like somebodys. Use an empty schema.',
    );
    expect(globSync(path.join(site.dataDir, 'new-*'))).toEqual([]);
  });
});
