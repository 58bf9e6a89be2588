import { constants, setPriority } from 'node:os';
import { makeNightlyBackup } from '#server/backup/automatic-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { openDatabase } from '#server/db/database.ts';
import { purgeDeleted } from '#server/db/deletions.queries.ts';
import { overwriteErasedRowsOrDefer } from '#server/db/secure-erase.queries.ts';
import { createStdoutLog } from '#server/log.ts';
import { exitWithError } from '#server/process-lifecycle.ts';
import { applyRetentionNightly } from '#server/resources/patient-data/retention.service.ts';
import { runJob } from '#server/run-job.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';

/**
 * The background jobs: apply the retention period, delete for good what was deleted, overwrite erased rows in the files of the
 * database, make the nightly backup, delete orphaned uploads. The server starts this process every hour; each job decides whether
 * it is due.
 */
async function run() {
  setPriority(constants.priority.PRIORITY_LOW);
  const config = readProcessConfig();
  const storage = createStorage(config);
  const db = await openDatabase(config);
  const now = systemClock();
  const log = createStdoutLog(config.logLevel);
  /** A job that fails does not keep the next ones from running. */
  const attempt = async (name: string, job: () => Promise<void>) => {
    if (!(await runJob({ db, log, now }, name, job))) process.exitCode = 1;
  };
  try {
    // Erase before the backup, so that the backup does not contain what was erased.
    await attempt('retention', async () => {
      const erased = await applyRetentionNightly(db, now);
      if (erased.appointments + erased.reviews > 0) log.info('erased by age', erased);
    });
    await attempt('deleting for good', async () => purgeDeleted(db, now));
    await attempt('overwriting erased rows', async () => void (await overwriteErasedRowsOrDefer(db, now)));
    await attempt('backup', async () => {
      const backup = config.backups ? await makeNightlyBackup(db, { ...config, storage }, now) : null;
      if (backup) log.info('backup made', { folder: backup.folder, missingPictures: backup.missingPictures });
    });
    await attempt('deleting orphaned uploads', async () => {
      const count = await deleteOrphanedUploads(db, storage, now);
      if (count > 0) log.info('orphaned uploads deleted', { count });
    });
  } finally {
    await db.destroy();
  }
}

await asMaintenance(run).catch(exitWithError);
