import path from 'node:path';
import { recordDrill } from '#server/backup/last-drill.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { drillRestore, findLastBackup } from '#server/backup/restore-drill.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, readProcessConfig } from '#server/config.ts';
import { readCommandLine, typedPath } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

const forms = ['FOLDER [--replace]', '--drill [FOLDER]'];

async function run() {
  const { folder, replace, isDrill } = readArguments();
  const config = readProcessConfig();
  if (isDrill) await drill(folder ?? (await findLastBackup(config.backupDir)), config);
  else await restore(config, folder ?? '', replace);
}

/** Restores a backup to the configured database and data folder. The server must be stopped. */
async function restore(config: Config, folder: string, replace: boolean) {
  const storage = await openStorage(config);
  const { backup, aside } = await restoreBackup(config, storage, folder, { replace, now: systemClock() });
  console.log(`The clinic is as it was on ${backup.madeAt}. Everyone has to sign in again.`);
  if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`);
}

/** Tries whether a backup, or the last one, can be restored. The server may run. */
async function drill(folder: string, { dataDir, backupDir }: Config) {
  const now = systemClock();
  const { backup, rows, pictures, administrators } = await drillRestore(folder, now, dataDir);
  if (path.dirname(folder) === backupDir) await recordDrill(backupDir, now);
  const hours = Math.round((now - Date.parse(backup.madeAt)) / 3_600_000);
  const seconds = ((systemClock() - now) / 1_000).toFixed(1);
  console.log(`Backup: ${folder}, made ${hours} hours ago by version ${backup.version}`);
  console.log(
    `It can be restored. Rows: ${rows}, pictures: ${pictures}, administrators: ${administrators}. It took ${seconds} s.`,
  );
}

function readArguments() {
  const options = { replace: { type: 'boolean' }, drill: { type: 'boolean' } } as const;
  const { values, positionals, refuse } = readCommandLine('restore', forms, options);
  const { replace = false, drill: isDrill = false } = values;
  const [given, ...rest] = positionals;
  if ((!given && !isDrill) || rest.length > 0) refuse('One folder is needed.');
  if (isDrill && replace) refuse('A drill replaces nothing.');
  return { folder: given && typedPath(given), replace, isDrill };
}

await run().catch(exitWithError);
