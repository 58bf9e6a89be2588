import { lastNight } from '#server/scheduling/days.ts';
import type { Database } from './database.ts';

/** Records that a one-time job has run. True for the first caller only, even if several instances start at once. */
export async function recordFirstRun(db: Database, name: string, now: number): Promise<boolean> {
  const recorded = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Stores when something last happened, in ms. */
export async function noteRun(db: Database, name: string, ran_at: number) {
  await db
    .insertInto('job_runs')
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at }))
    .execute();
}

interface Lease {
  name: string;
  /** Both in ms. */
  now: number;
  ms: number;
}

/**
 * Does a recurring job in one instance, and not again until `ms` have passed; null for the others. A job that fails gives its
 * lease back, and one that is killed blocks the others no longer than `ms`.
 */
export async function withLease<T>(db: Database, lease: Lease, job: () => Promise<T>): Promise<T | null> {
  if (!(await takeLease(db, lease))) return null;
  try {
    return await job();
  } catch (error) {
    await giveLeaseBack(db, lease).catch(() => undefined); // it expires if the database is what failed
    throw error;
  }
}

/** Longer than any job of the night takes. */
const nightlyLeaseMs = 2 * 3_600_000;

/**
 * Does a job in one instance, once a night, which begins at three in the clinic's time zone; null for the others. If it fails or is
 * killed, the next run does it, in whichever instance.
 */
export async function oncePerNight<T>(
  db: Database,
  { name, now, timeZone }: Omit<Lease, 'ms'> & { timeZone: string },
  job: () => Promise<T>,
): Promise<T | null> {
  const done = `${name}-done`;
  if (await hasRun(db, done, lastNight(now, timeZone), now)) return null;
  return withLease(db, { name, now, ms: nightlyLeaseMs }, async () => {
    const result = await job();
    await noteRun(db, done, now);
    return result;
  });
}

/** A run that is dated in the future was recorded with a wrong clock. */
async function hasRun(db: Database, name: string, since: number, now: number) {
  const run = await db
    .selectFrom('job_runs')
    .select('name')
    .where('name', '=', name)
    .where('ran_at', '>=', since)
    .where('ran_at', '<=', now)
    .executeTakeFirst();
  return run !== undefined;
}

export async function giveLeaseBack(db: Database, { name, now }: Lease) {
  await db.deleteFrom('job_runs').where('name', '=', name).where('ran_at', '=', now).execute();
}

async function takeLease(db: Database, { name, now, ms }: Lease): Promise<boolean> {
  const taken = await db
    .insertInto('job_runs')
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        // A lease far in the future comes from a wrong clock. Slightly in the future is another instance's clock.
        .where((eb) => eb.or([eb('job_runs.ran_at', '<=', now - ms), eb('job_runs.ran_at', '>', now + ms)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export interface Outcome {
  job: string;
  succeeded: boolean;
  /** In ms. */
  at: number;
}

const prefixes = { success: 'last success of ', failure: 'last failure of ' };

/** Remembers when a recurring job last succeeded and last failed, in whichever instance. */
export async function recordOutcome(db: Database, { job, succeeded, at }: Outcome) {
  await noteRun(db, `${succeeded ? prefixes.success : prefixes.failure}${job}`, at);
}

export async function listOutcomes(db: Database): Promise<Outcome[]> {
  const rows = await db.selectFrom('job_runs').select(['name', 'ran_at']).execute();
  return rows.flatMap(({ name, ran_at: at }) => {
    const prefix = Object.values(prefixes).find((start) => name.startsWith(start));
    return prefix ? [{ job: name.slice(prefix.length), succeeded: prefix === prefixes.success, at }] : [];
  });
}

/** The last success and the last failure of a recurring job, in ms; 0 for never. */
export async function lastOutcomes(db: Database, job: string) {
  const outcomes = (await listOutcomes(db)).filter((outcome) => outcome.job === job);
  const timeOf = (succeeded: boolean) => outcomes.find((outcome) => outcome.succeeded === succeeded)?.at ?? 0;
  return { success: timeOf(true), failure: timeOf(false) };
}
