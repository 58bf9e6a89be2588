import { StartError } from '#server/config.ts';
import { isPostgres } from '#server/db/database.ts';
import { lastOutcomes, oncePerNight, recordOutcome, withLease } from '#server/db/job-runs.queries.ts';
import type { Log } from '#server/log.ts';
import { clinicTimeZone } from '#server/resources/clinic/clinic-profile.queries.ts';
import { copyOffSite } from './copy-off-site.ts';
import { drillOffSite } from './fetch-copy.ts';
import { readNotes, writeNote } from './off-site.queries.ts';
import type { OffSiteBucket } from './off-site-bucket.ts';
import { offSiteJobs } from './off-site-state.ts';

/** Intervals in ms. A drill that fails is repeated after an hour. */
const drills = { every: 7 * 86_400_000, retried: 3_600_000 };

type Place = Parameters<typeof copyOffSite>[1] & {
  log: Log;
  /** Since the start of the server: who has just restarted it looks at the log. */
  isFirst?: boolean;
};

/**
 * Brings the bucket up to date, and drills once a week. With PostgreSQL one instance does, once a night. Failures are recorded, and logged when
 * they begin and after a restart. Resolves to whether the copy succeeded.
 */
export async function runOffSite(bucket: OffSiteBucket, place: Place, now: number): Promise<boolean> {
  const { db, log, dataDir } = place;
  const copy = async () => ({ isNew: await copyOffSite(bucket, place, now) });
  const isCopied = await attempt(place, 'copy', now, async () => {
    const nightly = { name: offSiteJobs.copy, now, timeZone: await clinicTimeZone(db) };
    const copied = isPostgres(db) ? await oncePerNight(db, nightly, copy) : await copy();
    if (copied?.isNew) log.info('copied off site');
    return copied !== null;
  });
  if (!isCopied) return false;
  if ((await lastOutcomes(db, offSiteJobs.copy)).success === 0) return true; // another instance makes the first one
  const { success } = await lastOutcomes(db, offSiteJobs.drill);
  if (success > now - drills.every && success <= now) return true;
  const lease = { name: offSiteJobs.drill, now, ms: drills.retried };
  await withLease(db, lease, () =>
    attempt(place, 'drill', now, async () => {
      await drillOffSite(bucket, dataDir);
      return true;
    }),
  );
  return true;
}

/** `work` returns whether it had anything to do. */
async function attempt(
  { db, log, isFirst }: Place,
  job: keyof typeof offSiteJobs,
  now: number,
  work: () => Promise<boolean>,
) {
  const known = (await readNotes(db))[job];
  const name = offSiteJobs[job];
  try {
    if (!(await work())) return true;
  } catch (error) {
    const problem = error instanceof StartError ? error.message : `It failed: ${(error as Error).message}.`;
    if (problem !== known || isFirst) log.error(`${name} failed`, { error });
    await writeNote(db, job, problem);
    await recordOutcome(db, { job: name, succeeded: false, at: now });
    return false;
  }
  if (known) log.info(`${name} succeeded again`);
  await writeNote(db, job, null);
  await recordOutcome(db, { job: name, succeeded: true, at: now });
  return true;
}
