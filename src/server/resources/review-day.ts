import { invalid } from '#server/app-error.ts';
import { clinicDay } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';

/** @throws AppError `invalid` for a day of a review that lies ahead at the clinic. */
export async function checkReviewDay(db: Database, day: string | null | undefined, now: number) {
  if (day && day > (await clinicDay(db, now))) throw invalid('reviewed_on', 'Please choose today or an earlier day.');
}
