import { constants, setPriority } from 'node:os';
import { serverLimits } from '#contract/plain/limits.ts';
import { deleteOldBackups } from '#server/backup/backup-folder.ts';
import { makeNightlyBackup } from '#server/backup/make-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { isPostgres, openDatabase } from '#server/db/database.ts';
import { giveLeaseBack, withLease } from '#server/db/job-runs.queries.ts';
import { deleteForgottenCounts } from '#server/db/limit-counts.queries.ts';
import { deleteEndedHolds, readDatabaseTime } from '#server/db/occupied-times.queries.ts';
import { purgeDeleted } from '#server/db/records.queries.ts';
import { repairOccupiedTimes } from '#server/db/repair-occupied-times.queries.ts';
import { createStdoutLog } from '#server/log.ts';
import { hasRightClock, wrongClock } from '#server/process/instances.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { runJob } from '#server/process/run-job.ts';
import { forgetUnusedLogos } from '#server/resources/appearance/appearance.queries.ts';
import { clinicTimeZone } from '#server/resources/clinic/clinic-profile.queries.ts';
import { applyRetentionNightly } from '#server/resources/patient-data/retention.service.ts';
import { overwriteErasedRowsOrDefer } from '#server/resources/patient-data/secure-erase.queries.ts';
import { deletePastFreedTimes } from '#server/resources/wait-list/offers.queries.ts';
import { deletePastWishes } from '#server/resources/wait-list/wait-list.queries.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';

/** A little less than the hour after which the jobs are due again, which no two instances measure alike. */
const leaseMs = 50 * 60_000;

/** Time in ms after which no one looks up who was asked about a freed time. */
const offersLastMs = 90 * 24 * 3_600_000;

/**
 * The background jobs: apply the retention period, delete for good what was deleted, overwrite erased rows in the files of the
 * database, make the nightly backup, delete orphaned uploads and counts of limits. Every instance starts this process every hour, and
 * each job is done by one of them, whichever comes first.
 */
async function run() {
  setPriority(constants.priority.PRIORITY_LOW);
  const config = readProcessConfig();
  const storage = createStorage(config);
  const db = await openDatabase(config);
  const now = systemClock();
  const log = createStdoutLog(config.logLevel);
  /** One instance does it. A job that fails does not keep the next ones from running, and is left to the next instance. */
  const hourly = async (name: string, job: () => Promise<void>) => {
    const lease = { name: `hourly ${name}`, now, ms: leaseMs };
    const succeeded = await withLease(db, lease, () => runJob({ db, log, now }, name, job));
    if (succeeded !== false) return;
    process.exitCode = 1;
    await giveLeaseBack(db, lease);
  };
  try {
    if (!(await hasRightClock(db, systemClock))) throw new StartError(`No nightly jobs: ${wrongClock}.`);
    // Erase before the backup, so that the backup does not contain what was erased.
    await hourly('retention', async () => {
      const erased = await applyRetentionNightly(db, now);
      if (Object.values(erased).some((count) => count > 0)) log.info('erased by age', erased);
    });
    await hourly('deleting for good', async () => purgeDeleted(db, now));
    await hourly('deleting ended holds', async () =>
      deleteEndedHolds(db, isPostgres(db) ? await readDatabaseTime(db) : now),
    );
    await hourly('comparing occupied times with visits', async () => {
      const { freed, taken } = await repairOccupiedTimes(db, isPostgres(db) ? await readDatabaseTime(db) : now);
      if (freed + taken > 0) log.error('occupied times differed from visits, and were repaired', { freed, taken });
    });
    await hourly('deleting past wishes for earlier times', async () =>
      deletePastWishes(db, dayAt(now, await clinicTimeZone(db))),
    );
    await hourly('deleting past offers of freed times', () => deletePastFreedTimes(db, now - offersLastMs));
    await hourly('overwriting erased rows', async () => void (await overwriteErasedRowsOrDefer(db, now)));
    await hourly('deleting old backups', () => deleteOldBackups(config.backupDir, now));
    const makeBackup = async () => {
      const backup = await makeNightlyBackup(db, { ...config, storage }, now);
      if (backup) log.info('backup made', { folder: backup.folder, missingPictures: backup.missingPictures });
    };
    if (config.backups) await hourly('backup', makeBackup);
    await hourly('forgetting unused logos', async () => forgetUnusedLogos(db, now - serverLimits.unsavedPicture));
    await hourly('deleting orphaned uploads', async () => {
      const count = await deleteOrphanedUploads(db, storage, now);
      if (count > 0) log.info('orphaned uploads deleted', { count });
    });
    if (isPostgres(db)) await hourly('deleting counts of limits', () => deleteForgottenCounts(db));
  } finally {
    await db.destroy();
  }
}

await asMaintenance(run).catch(exitWithError);
