import { constants, setPriority } from 'node:os';
import { openOffSiteBucket } from '#server/backup/off-site/off-site-bucket.ts';
import { runOffSite } from '#server/backup/off-site/run-off-site.ts';
import { systemClock } from '#server/clock.ts';
import { closing } from '#server/closing.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { openDatabase } from '#server/db/database.ts';
import { createStdoutLog } from '#server/log.ts';
import { afterStart } from '#server/process/background-programs.ts';
import { hasRightClock, wrongClock } from '#server/process/instances.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { createStorage } from '#server/storage/create-storage.ts';

/** Copies off site what is new. The server starts this process every quarter of an hour, and sooner after one that failed. */
async function run() {
  setPriority(constants.priority.PRIORITY_LOW);
  const config = readProcessConfig();
  const bucket = openOffSiteBucket(config);
  await closing(await openDatabase(config), async (db) => {
    if (!(await hasRightClock(db, systemClock))) throw new StartError(`No copies off site: ${wrongClock}.`);
    const isFirst = process.argv.includes(afterStart);
    const place = { ...config, isFirst, db, storage: createStorage(config), log: createStdoutLog(config.logLevel) };
    if (!(await runOffSite(bucket, place, systemClock()))) process.exitCode = 1;
  });
}

await asMaintenance(run).catch(exitWithError);
