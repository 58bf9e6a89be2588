import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDrill } from '#server/backup/last-drill.ts';
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

const restoreUsage = `Usage: npm run restore -- FOLDER [--replace]
       npm run restore -- --drill [FOLDER]
       npm run restore -- s3://BUCKET/PREFIX [--at TIME] [--replace | --drill | --list] [--without-damaged]`;
const moveUsage = 'Usage: npm run move -- postgres | sqlite | bucket | folder [--dry-run] [--replace] [--verbose]';
const backupUsage = `Usage: npm run backup -- [--to FOLDER]
       npm run backup -- key
       npm run backup -- take-over`;

test.each([
  ['backup', ['everything'], `A folder is named with --to.\n${backupUsage}`],
  ['backup', ['--too', 'x'], `Unknown option '--too'.\n${backupUsage}`],
  ['restore', [], `One folder or bucket is needed.\n${restoreUsage}`],
  ['restore', ['a', 'b'], `One folder or bucket is needed.\n${restoreUsage}`],
  ['move', ['postgres', 'sqlite'], `One place for the rows, one for the pictures, or both are needed.\n${moveUsage}`],
  [
    'restore',
    ['a', '--list'],
    `--list, --at and --without-damaged are for a bucket, s3://BUCKET/PREFIX.\n${restoreUsage}`,
  ],
  ['restore', ['s3://', '--at', 'noon'], `--at takes a time such as 2026-11-27T14:15Z.\n${restoreUsage}`],
  ['main', ['now'], 'It takes no arguments: its settings are environment variables.\nUsage: npm start'],
])('%s %j is refused with the usage', async (program, args, sentence) => {
  expect(await run(program, args)).toEqual({ code: 2, output: '', problem: sentence });
});

test.each([
  ['npm', 'restore', restoreUsage],
  ['clinic', 'backup', backupUsage.replaceAll('npm run backup --', 'clinic backup')],
  ['clinic', 'main', 'Usage: clinic start'],
])('from %s, %s --help shows the command that was typed', async (command, program, usage) => {
  const ended = await run(program, ['--help'], site, { CLINIC_COMMAND: command });
  expect(ended).toEqual({ code: 0, output: `${usage}\n`, problem: '' });
});

test.each([
  ['move', ['bucket'], 'Set STORAGE_URL first: it says where the clinic moves to or comes from.'],
  ['restore', ['--drill', '/nowhere'], 'There is no backup in /nowhere: it has no manifest.json.'],
  ['restore', ['/nowhere'], 'There is no backup in /nowhere: it has no manifest.json.'],
])('%s %j reports what is wrong', async (program, args, sentence) => {
  expect(await run(program, args)).toEqual({ code: 1, output: '', problem: sentence });
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
