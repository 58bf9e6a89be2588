import { constants, setPriority } from 'node:os';
import { makeNightlyBackup } from '#server/backup/automatic-backup.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { overwriteErasedRowsOrDefer } from '#server/db/secure-erase.queries.ts';
import { failOnMistake } from '#server/fail-on-mistake.ts';
import { stdoutLog } from '#server/log.ts';
import { applyRetentionOfNight } from '#server/resources/patient-data/retention.service.ts';
import { sweepOrphans } from '#server/storage/sweep-orphans.ts';

/** What the program does in the background, in a process of its own: erasing what is too old, the backup of the night, clearing away. */
async function run() {
  setPriority(constants.priority.PRIORITY_LOW);
  const config = readProcessConfig();
  const db = await openDatabase(config);
  const now = systemClock();
  try {
    // Before the backup, which then has nothing of it.
    await attempt('erasing by age', async () => {
      const erased = await applyRetentionOfNight(db, now);
      if (erased.appointments + erased.reviews > 0) stdoutLog.info('erased by age', erased);
    });
    await attempt('erasing of traces', async () => void (await overwriteErasedRowsOrDefer(db, now)));
    await attempt('backup', async () => {
      const backup = config.backups ? await makeNightlyBackup(db, config, now) : null;
      if (backup) stdoutLog.info('backup made', { folder: backup.folder, missingPictures: backup.missingPictures });
    });
    await attempt('sweep of orphaned uploads', async () => {
      const count = await sweepOrphans(db, config.dataDir, now);
      if (count > 0) stdoutLog.info('orphaned uploads deleted', { count });
    });
  } finally {
    await db.destroy();
  }
}

/** One that fails keeps the other from nothing. */
async function attempt(what: string, work: () => Promise<void>) {
  await work().catch((error: unknown) => {
    stdoutLog.error(`${what} failed`, { error });
    process.exitCode = 1;
  });
}

await run().catch(failOnMistake);
