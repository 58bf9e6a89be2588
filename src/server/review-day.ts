import { dayAt } from './days.ts';
import { clinicTimeZone } from './db/clinic-profile.queries.ts';
import type { Database } from './db/database.ts';
import { invalid } from './http/app-error.ts';

/** @throws AppError `invalid` for a day of a review that lies ahead at the clinic. */
export async function checkReviewDay(db: Database, day: string | null | undefined, now: number) {
  if (day && day > dayAt(now, await clinicTimeZone(db)))
    throw invalid('reviewed_on', 'Please choose today or an earlier day.');
}
