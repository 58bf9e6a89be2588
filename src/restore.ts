import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { exitWithError } from '#server/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

const usage = 'Usage: npm run restore -- FOLDER [--replace]';

/** Restores a backup to the configured database and data folder. The server must be stopped. */
async function run() {
  const { folder, replace } = readArguments();
  const config = readProcessConfig();
  const { backup, aside } = await restoreBackup(config, await openStorage(config), path.resolve(folder), {
    replace,
    now: systemClock(),
  });
  console.log(`The clinic is as it was on ${backup.madeAt}. Everyone signs in anew.`);
  if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (!folder || rest.length > 0) throw new Error('one folder is needed');
    return { folder, replace: values.replace ?? false };
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

await run().catch(exitWithError);
