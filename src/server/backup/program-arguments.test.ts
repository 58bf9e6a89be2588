import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '#server/testing/run-program.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

// Decided before any database is asked, so that it is tested on one alone.

const DATA_DIR = temporaryFolder('clinic-arguments-');
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const restoreUsage = `Usage: npm run restore -- FOLDER [--replace]
       npm run restore -- --drill [FOLDER]
       npm run restore -- s3://BUCKET/PREFIX [--at TIME] [--replace | --drill | --list] [--without-damaged]`;
const moveUsage = 'Usage: npm run move -- postgres | sqlite | bucket | folder [--dry-run] [--replace] [--verbose]';
const backupUsage = `Usage: npm run backup -- [--to FOLDER]
       npm run backup -- key
       npm run backup -- off-site
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
  expect(await runProgram(program, args, { DATA_DIR })).toEqual({ code: 2, output: '', problem: sentence });
});

test.each([
  ['npm', 'restore', restoreUsage],
  ['clinic', 'backup', backupUsage.replaceAll('npm run backup --', 'clinic backup')],
  ['clinic', 'main', 'Usage: clinic start'],
])('from %s, %s --help shows the command that was typed', async (command, program, usage) => {
  const ended = await runProgram(program, ['--help'], { DATA_DIR, CLINIC_COMMAND: command });
  expect(ended).toEqual({ code: 0, output: `${usage}\n`, problem: '' });
});

test.each([
  ['move', ['bucket'], 'Set STORAGE_URL first: it says where the clinic moves to or comes from.'],
  ['restore', ['--drill', '/nowhere'], 'There is no backup in /nowhere: it has no manifest.json.'],
  ['restore', ['/nowhere'], 'There is no backup in /nowhere: it has no manifest.json.'],
])('%s %j reports what is wrong', async (program, args, sentence) => {
  expect(await runProgram(program, args, { DATA_DIR })).toEqual({ code: 1, output: '', problem: sentence });
});
