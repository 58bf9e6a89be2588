import type { Database } from '#server/db/database.ts';
import { recordOutcome } from '#server/db/job-runs.queries.ts';
import type { Log } from '#server/log.ts';

/** Runs a background job and records how it went. A job that fails is logged; resolves to whether it succeeded. */
export async function runJob(
  { db, log, now }: { db: Database; log: Log; now: number },
  name: string,
  job: () => Promise<void>,
): Promise<boolean> {
  const failedWith = (message: string) => (error: unknown) => {
    log.error(message, { error });
    return false;
  };
  const succeeded = await job().then(() => true, failedWith(`${name} failed`));
  await recordOutcome(db, { job: name, succeeded, at: now }).catch(
    failedWith(`the outcome of ${name} was not recorded`),
  );
  return succeeded;
}
