import type { OffSite } from '#contract/system.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import { lastOutcomes } from '#server/db/job-runs.queries.ts';
import { readNotes } from './off-site.queries.ts';

/** The names under which outcomes are recorded. */
export const offSiteJobs = { copy: 'off-site copy', drill: 'off-site drill' } as const;

const hourMs = 3_600_000;

/** Longer than a night and a day in which the computer was off, and nothing failed. */
const longestSilenceMs = 48 * hourMs;

/** How old the last copy may be while tries fail, in ms. Copies are due every quarter of an hour, and with PostgreSQL every night. */
export const oldestCopyMs = (db: Database) => (isPostgres(db) ? 30 * hourMs : hourMs);

/** How the copies off site are doing, in whichever instance makes them. */
export async function readOffSite(db: Database, place: string, now: number): Promise<OffSite> {
  const copy = await lastOutcomes(db, offSiteJobs.copy);
  const drill = await lastOutcomes(db, offSiteJobs.drill);
  const notes = await readNotes(db);
  const age = now - copy.success;
  const isLate = copy.failure > copy.success ? age > oldestCopyMs(db) : copy.success > 0 && age > longestSilenceMs;
  const isDamaged = drill.failure > drill.success;
  return {
    place,
    copied_at: iso(copy.success),
    drilled_at: iso(drill.success),
    state: isLate ? 'late' : isDamaged ? 'damaged' : copy.success === 0 ? 'waiting' : 'fine',
    problem: (isLate ? notes.copy : isDamaged ? notes.drill : undefined) ?? null,
  };
}

const iso = (ms: number) => (ms > 0 ? new Date(ms).toISOString() : null);
