import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupName } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { openDatabase, prepareDataDir } from '#server/db/database.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

const usage = 'Usage: npm run backup [-- --to FOLDER]';

/** Backs up the database and the uploads. Safe to run while the server runs. */
async function run() {
  const { to } = readArguments();
  const config = readProcessConfig();
  prepareDataDir(config.dataDir);
  const storage = await openStorage(config);
  const db = await openDatabase(config);
  try {
    const now = systemClock();
    const folder = path.join(to ? path.resolve(to) : config.backupDir, backupName('asked-for', now));
    const { tables, files, missingPictures } = await makeBackup(db, storage, folder, now);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    console.log(`Backup: ${folder}`);
    console.log(`${rows} rows, ${files.length - tables.length} pictures, ${(bytes / 1_048_576).toFixed(1)} MB.`);
    if (missingPictures > 0) console.log(`${missingPictures} pictures were not in the folder of uploads.`);
  } finally {
    await db.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

await run().catch(exitWithError);
