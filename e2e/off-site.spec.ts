import { afterAll, expect, test } from 'vitest';
import { createBackupKey } from '#server/backup/off-site/backup-key.ts';
import { writeNote } from '#server/backup/off-site/off-site.queries.ts';
import { offSiteJobs } from '#server/backup/off-site/off-site-state.ts';
import { openSqlite } from '#server/db/database.ts';
import { type Outcome, recordOutcome } from '#server/db/job-runs.queries.ts';
import { startS3Emulator } from '#server/testing/s3-emulator.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const emulator = await startS3Emulator();
emulator.hasBucket = false; // so that what the program tries agrees with what is recorded here
afterAll(() => emulator.close());
const { site, visitAdmin } = prepareVisits({
  ...emulator.offSiteEnvironment('clinic'),
  BACKUP_KEY: createBackupKey(),
});

const problem = 'The bucket clinic cannot be used: there is no such bucket.';

async function record(outcomes: Omit<Outcome, 'job'>[]) {
  const db = openSqlite(site().dataDir);
  for (const outcome of outcomes) await recordOutcome(db, { job: offSiteJobs.copy, ...outcome });
  await writeNote(db, 'copy', problem);
  await db.destroy();
}

test.each(widths(1440, 390))('owners are told at %i px since when nothing has been copied, and why', async (width) => {
  const at = Date.now();
  await record([
    { succeeded: true, at: at - 26 * 3_600_000 },
    { succeeded: false, at },
  ]);
  const page = await visitAdmin('/admin/overview', { viewport: { width, height: 900 } });
  await page.getByText(/^Nothing has been copied off site since .+\.$/).waitFor();
  await page.getByText(problem).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Look at System' }).click();
  const copies = page.getByRole('region', { name: 'Copies off site' });
  await copies.getByText(problem).waitFor();
  await copies.getByText('s3://clinic/clinic/').waitFor();
  await expect.poll(() => copies.getByText('Not yet').count()).toBe(1);
});
