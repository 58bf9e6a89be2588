import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDrill } from '#server/backup/backup-folder.ts';
import { listOutcomes } from '#server/db/job-runs.queries.ts';
import { stdoutLog } from '#server/log.ts';
import { scheduleNightlyJobs } from '#server/process/background-programs.ts';
import { bookingOf, storedPictures } from '#server/testing/fixtures.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let site: TestApp;
let target: TestDatabase;
beforeAll(async () => {
  site = await createTestApp();
  target = await createTestDatabase();
  await site.post('/api/appointments', await bookingOf(site));
});
afterAll(async () => {
  await site.close();
  await target.close();
});

/** Runs a program as `npm run` does, by default on the database of the running application. */
function run(program: string, args: string[] = [], on: Pick<TestApp, 'dataDir' | 'databaseUrl'> = site, env = {}) {
  return runProgram(program, args, { DATA_DIR: on.dataDir, DATABASE_URL: on.databaseUrl, ...env });
}

const backups = () => path.join(site.dataDir, 'backups');

test('`npm run backup` makes a backup while the server runs, and `npm run restore` restores it elsewhere', async () => {
  const made = await run('backup', ['--to', path.join(site.dataDir, 'elsewhere')]);
  const folder = /^Backup: (.+)$/m.exec(made.output)?.[1] ?? '';
  expect(made).toMatchObject({ code: 0, problem: '' });
  expect(path.dirname(folder)).toBe(path.join(site.dataDir, 'elsewhere'));
  expect(made.output).toMatch(/^\d+ rows, 0 pictures, \d+\.\d MB\.$/m);

  const restored = await run('restore', [folder], target);
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(restored.output).toMatch(/^The clinic is as it was on .+Z\. Everyone has to sign in again\.\n$/);
  expect(await target.db.selectFrom('appointments').select('name').execute()).toEqual([{ name: 'Meera Sample' }]);
});

test('a drill restores the last backup elsewhere while the server runs, and says what cannot be restored', async () => {
  const backupDir = path.join(site.dataDir, 'drilled');
  const drill = () => run('restore', ['--drill'], site, { BACKUP_DIR: backupDir, TMPDIR: '/nowhere' });
  expect((await drill()).problem).toBe(`There is no backup in ${backupDir}.`);
  await run('backup', ['--to', backupDir]);
  const { code, output } = await drill();
  expect(output).toMatch(
    /^It can be restored\. Rows: [1-9]\d+, pictures: 0, administrators: 1\. It took \d+\.\d s\.$/m,
  );
  expect(code).toBe(0);
  expect(Date.now() - ((await lastDrill(backupDir)) ?? 0)).toBeLessThan(120_000);
  const [folder = ''] = readdirSync(backupDir).filter((name) => name.startsWith('asked-for-'));
  writeFileSync(path.join(backupDir, folder, 'tables/appointments.jsonl.gz'), '');
  expect(await drill()).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/is damaged: see tables.appointments/),
  });
  expect(await site.db.selectFrom('appointments').select('name').execute()).toEqual([{ name: 'Meera Sample' }]);
});

describe('the nightly jobs', () => {
  test('are run by the server', async () => {
    const backupDir = path.join(site.dataDir, 'by-the-server');
    const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, BACKUP_DIR: backupDir };
    const stop = scheduleNightlyJobs(stdoutLog, { firstAfterMs: 0, env });
    const automatic = [expect.stringMatching(/^automatic-.+Z$/)];
    await expect.poll(() => existsSync(backupDir) && readdirSync(backupDir), { timeout: 20_000 }).toEqual(automatic);
    const runs = () => site.db.selectFrom('job_runs').select('name').execute();
    await expect.poll(runs).toContainEqual({ name: 'hourly deleting orphaned uploads' }); // the last that writes
    stop();
    await site.db.deleteFrom('job_runs').execute();
  });

  test('make one backup for several instances, and delete orphaned uploads', async () => {
    const orphan = path.join(site.dataDir, 'uploads', '9b2f6c1e-0a4d-4e1b-8f3a-2c5d7e9f1a3b.webp');
    writeFileSync(orphan, 'x');
    utimesSync(orphan, new Date(0), new Date(0));
    const elsewhere = { BACKUP_DIR: path.join(site.dataDir, 'of-another-instance') };
    const nights = await Promise.all([run('nightly'), run('nightly', [], site, elsewhere)]);
    expect(nights.map(({ code, problem }) => [code, problem])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(nights.filter(({ output }) => output.includes('"backup made"'))).toHaveLength(1);
    const made = [backups(), elsewhere.BACKUP_DIR].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
    expect(made).toEqual([expect.stringMatching(/^automatic-.+Z$/)]);
    expect(storedPictures(site)).toEqual([]);
    for (const env of [{}, elsewhere]) expect((await run('nightly', [], site, env)).output).toBe('');
  });

  test('log a backup that fails', async () => {
    await site.db.updateTable('job_runs').set({ ran_at: 0 }).execute();
    const file = path.join(site.dataDir, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await run('nightly', [], site, { BACKUP_DIR: path.join(file, 'backups') });
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ level: 'error', message: 'backup failed', error: { name: 'Error' } });
    const outcomes = (await listOutcomes(site.db))
      .filter(({ at }) => at > 0)
      .map(({ job, succeeded }) => [job, succeeded]);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        ['backup', false],
        ['retention', true],
      ]),
    );
    expect(outcomes).not.toContainEqual(['backup', true]);
  });

  test('make no backup with BACKUPS=off', async () => {
    const { code, output } = await run('nightly', [], site, {
      BACKUPS: 'off',
      BACKUP_DIR: path.join(site.dataDir, 'x'),
    });
    expect([code, output]).toEqual([0, '']);
  });
});
