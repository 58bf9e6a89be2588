import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineOffSite } from '#server/installation/doctor.ts';
import { wrongClock } from '#server/process/instances.ts';
import { bookingOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { readNotes } from './off-site.queries.ts';

// The programs of `src`, in processes of their own, against an emulator of an S3 server.

let emulator: S3Emulator;
let site: TestApp;
let target: TestDatabase;
let key: string;
beforeAll(async () => {
  emulator = await startS3Emulator();
  site = await createTestApp();
  target = await createTestDatabase();
  const made = await runProgram('backup', ['key'], {});
  expect(made.output).toContain('Set it as BACKUP_KEY, and store it on paper');
  [key = ''] = made.output.split('\n');
});
afterAll(async () => {
  await site.close();
  await target.close();
  await emulator.close();
});

type Place = Pick<TestApp, 'dataDir' | 'databaseUrl'>;

/** Settings of the computer with this database. */
function settingsOf({ dataDir, databaseUrl }: Place) {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_KEY: key };
  return { ...place, ...emulator.offSiteEnvironment('programs') };
}

function run(
  program: string,
  args: string[] = [],
  { on = site, ...changes }: Record<string, unknown> & { on?: Place } = {},
) {
  return runProgram(program, args, { ...settingsOf(on), ...changes });
}

/** A folder with the command `clinic`, as an installed version has it, for the computer with this database. */
function versionOn(on: Place) {
  const settings = Object.entries(settingsOf(on)).map(([name, value]) => value && `export ${name}='${value}'`);
  const command = ['#!/bin/sh', ...settings, `exec '${process.execPath}' "src/$1.ts" "$2"`].filter(Boolean).join('\n');
  writeFileSync(path.join(on.dataDir, 'clinic'), command, { mode: 0o755 });
  return on.dataDir;
}

test('a clinic is copied off site, listed, drilled and restored on an empty machine with the printed key', async () => {
  await site.post('/api/appointments', await bookingOf(site));
  await site.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), await site.signIn());
  const copied = await run('off-site');
  expect(copied).toMatchObject({ code: 0, problem: '', output: expect.stringContaining('"copied off site"') });
  const told = await run('backup', ['off-site']);
  expect(told.output).toMatch(/^s3:\/\/clinic\/programs\/ was up to date at .+Z, and one was read back at .+Z\.\n$/);
  expect(told.code).toBe(0);
  const upToDate = expect.stringMatching(
    /^Off site: s3:\/\/clinic\/programs\/ was up to date at .+, and one was read back/,
  );
  expect(examineOffSite(versionOn(site))).toEqual({ isGood: true, text: upToDate });

  const backup = await run('backup', ['--to', path.join(site.dataDir, 'by-hand')]);
  expect(backup.output).toMatch(/\n\d+ rows, 6 pictures, \d+\.\d MB\.\n$/); // and none that is missing

  const listed = await run('restore', ['s3://', '--list'], { on: target });
  expect(listed.output).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\n$/);
  const drill = await run('restore', ['s3://', '--drill']);
  expect(drill.output).toMatch(/^It can be restored\. Rows: [1-9]\d+, pictures: 1, administrators: 1\./m);

  const keyFile = path.join(site.dataDir, 'key');
  writeFileSync(keyFile, `${key}\n`);
  const { BACKUP_URL = '', ...access } = emulator.offSiteEnvironment('programs');
  const at = listed.output.trim();
  const before = new Date(Date.parse(at) - 1).toISOString();
  const bare = { on: target, ...access, BACKUP_URL: undefined, BACKUP_KEY: undefined, BACKUP_KEY_FILE: keyFile };
  expect((await run('restore', [BACKUP_URL, '--at', before], bare)).problem).toBe(
    `There is no copy from before then in s3://clinic/programs/. The oldest is from ${at}.`,
  );
  const restored = await run('restore', [BACKUP_URL, '--at', at], bare);
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(restored.output).toBe(`The clinic is as it was on ${at}. Everyone has to sign in again.
When this computer is the one that copies to s3://clinic/programs/ from now on: npm run backup -- take-over
`);
  expect(await target.db.selectFrom('appointments').select('name').execute()).toEqual([{ name: 'Meera Sample' }]);
  expect(storedPictures(target)).toEqual(storedPictures(site));

  const refused = await run('off-site', [], { on: target });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('"off-site copy failed"')]);
  const whyNot = expect.stringMatching(
    / has no copy yet, .+ take-over\b.+ System says more, and journalctl -u clinic\.$/,
  );
  expect(examineOffSite(versionOn(target))).toEqual({ isGood: false, text: whyNot });
  const taken = await run('backup', ['take-over'], { on: target });
  expect(taken.output).toMatch(
    /^From now on this computer copies to s3:\/\/clinic\/programs\/\.\nThe database that did before, on .+, is refused there\.\n$/,
  );
  await target.db.deleteFrom('job_runs').where('name', 'like', 'off-site copy%').execute(); // with PostgreSQL it is due again
  expect(await run('off-site', [], { on: target })).toMatchObject({ code: 0, problem: '' });
});

test.each([
  [
    'restore',
    ['s3://'],
    { BACKUP_KEY: '00'.repeat(32) },
    'This is not the key with which the copies in the bucket are encrypted.',
  ],
  ['restore', ['s3://'], { BACKUP_KEY: undefined }, 'Set BACKUP_KEY to the key with which the copies are encrypted.'],
  ['restore', ['s3://none'], {}, 'The bucket none cannot be used: there is no such bucket.'],
  ['restore', ['s3://'], { BACKUP_URL: undefined }, 'Set BACKUP_URL first: it names the bucket for the copies.'],
  [
    'off-site',
    [],
    { BACKUP_KEY: undefined },
    'BACKUP_URL needs BACKUP_KEY, which encrypts the copies: `npm run backup -- key` makes one.',
  ],
  [
    'off-site',
    [],
    { BACKUP_ACCESS_KEY_ID: '' },
    'BACKUP_URL needs a key, in BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY.',
  ],
  [
    'off-site',
    [],
    { BACKUP_KEY: 'a guess' },
    'BACKUP_KEY must be a key of 64 digits, as the command `backup key` makes it.',
  ],
])('%s %j with %j says what is wrong', async (program, args, changes, sentence) => {
  const empty = path.join(site.dataDir, 'empty');
  const [given = ''] = args;
  const { BACKUP_URL = '' } = emulator.offSiteEnvironment('programs');
  const from = given === 's3://none' ? BACKUP_URL.replace('clinic/programs', 'none') : given;
  const on = { dataDir: empty, databaseUrl: undefined };
  const ended = await run(program, from ? [from] : [], { on, ...changes });
  expect(ended).toEqual({ code: 1, output: '', problem: sentence });
  rmSync(empty, { recursive: true, force: true });
});

test('a computer whose clock is a year off copies nothing, which it says', async () => {
  const ahead = path.join(site.dataDir, 'ahead.mjs');
  writeFileSync(
    ahead,
    `const Right = Date;
    globalThis.Date = class extends Right {
      static now = () => Right.now() + 365 * 86_400_000;
      constructor(...given) {
        super(...(given.length > 0 ? given : [Date.now()]));
      }
    };`,
  );
  const { code, problem } = await run('off-site', [], { NODE_OPTIONS: `--import ${pathToFileURL(ahead).href}` });
  const { copy } = await readNotes(site.db);
  expect(code).toBe(1);
  expect(site.databaseUrl ? problem : copy).toBe(
    site.databaseUrl
      ? `No copies off site: ${wrongClock}.`
      : 'The bucket clinic cannot be used: the clock of this computer is wrong.',
  );
});
