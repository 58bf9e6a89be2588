import path from 'node:path';
import { backupName } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { createBackupKey } from '#server/backup/off-site/backup-key.ts';
import { takeOver } from '#server/backup/off-site/copy-off-site.ts';
import { openOffSiteBucket, placeOf } from '#server/backup/off-site/off-site-bucket.ts';
import { readOffSite } from '#server/backup/off-site/off-site-state.ts';
import { systemClock } from '#server/clock.ts';
import { closing } from '#server/closing.ts';
import { type Config, readProcessConfig, StartError } from '#server/config.ts';
import { openDatabase, prepareDataDir } from '#server/db/database.ts';
import { readCommandLine, typedPath } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

async function run() {
  const { to, command } = readArguments();
  if (command === 'key') console.log(newKey());
  else if (command === 'off-site') await tellOffSite(readProcessConfig());
  else if (command === 'take-over') await takeOverOffSite(readProcessConfig());
  else await backUp(readProcessConfig(), to);
}

function newKey() {
  return `${createBackupKey()}

Set it as BACKUP_KEY, and store it on paper where the clinic's computer is not: without it, no copy off site can be restored.`;
}

/** Ends with 1 when something is wrong with the copies off site. */
async function tellOffSite(config: Config) {
  if (!config.offSite) throw new StartError('BACKUP_URL is not set, so nothing is copied off site.');
  const place = placeOf(config.offSite);
  await closing(await openDatabase(config), async (db) => {
    const { copied_at, drilled_at, state, problem } = await readOffSite(db, place, systemClock());
    const copied = copied_at ? `was up to date at ${copied_at}` : 'has no copy yet';
    const drilled = drilled_at ? `one was read back at ${drilled_at}` : 'none has been read back yet';
    console.log(`${place} ${copied}, and ${drilled}.${problem ? ` ${problem}` : ''}`);
    if (state !== 'fine') process.exitCode = 1;
  });
}

async function takeOverOffSite(config: Config) {
  const bucket = openOffSiteBucket(config);
  await closing(await openDatabase(config), async (db) => {
    const before = await takeOver(bucket, db, systemClock());
    console.log(`From now on this computer copies to ${bucket.place}.`);
    if (before) console.log(`The database that did before, on ${before.host}, is refused there.`);
  });
}

/** Backs up the database and the uploads. Safe to run while the server runs. */
async function backUp(config: Config, to: string | undefined) {
  prepareDataDir(config.dataDir);
  const storage = await openStorage(config);
  await closing(await openDatabase(config), async (db) => {
    const now = systemClock();
    const folder = path.join(to ? typedPath(to) : config.backupDir, backupName('asked-for', now));
    const { tables, files, missingPictures } = await makeBackup(db, storage, folder, now);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    console.log(`Backup: ${folder}`);
    console.log(`${rows} rows, ${files.length - tables.length} pictures, ${(bytes / 1_048_576).toFixed(1)} MB.`);
    if (missingPictures > 0) console.log(`${missingPictures} pictures were not in the folder of uploads.`);
  });
}

const forms = ['[--to FOLDER]', 'key', 'off-site', 'take-over'];

function readArguments() {
  const { values, positionals, refuse } = readCommandLine('backup', forms, { to: { type: 'string' } });
  const [command, ...rest] = positionals;
  if (command === undefined) return { ...values, command };
  if (!['key', 'off-site', 'take-over'].includes(command)) refuse('A folder is named with --to.');
  if (rest.length > 0 || values.to) refuse(`${command} stands alone.`);
  return { command, to: undefined };
}

await run().catch(exitWithError);
