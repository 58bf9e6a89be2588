import path from 'node:path';
import { backupName } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig } from '#server/config.ts';
import { openDatabase, prepareDataDir } from '#server/db/database.ts';
import { readCommandLine, typedPath } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

/** Backs up the database and the uploads. Safe to run while the server runs. */
async function run() {
  const { to } = readArguments();
  const config = readProcessConfig();
  prepareDataDir(config.dataDir);
  const storage = await openStorage(config);
  const db = await openDatabase(config);
  try {
    const now = systemClock();
    const folder = path.join(to ? typedPath(to) : config.backupDir, backupName('asked-for', now));
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
  const { values, positionals, refuse } = readCommandLine('backup', ['[--to FOLDER]'], { to: { type: 'string' } });
  return positionals.length > 0 ? refuse('A folder is named with --to.') : values;
}

await run().catch(exitWithError);
