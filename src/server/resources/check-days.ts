import { invalid } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { clinicDay } from './clinic/clinic-profile.queries.ts';

/** @throws AppError `invalid` for a day of a review that lies ahead at the clinic. */
export async function checkReviewDay(db: Database, day: string | null | undefined, now: number, field = 'reviewed_on') {
  if (day && day > (await clinicDay(db, now))) throw invalid(field, 'Please choose today or an earlier day.');
}

/** @throws AppError `invalid` for a last day that is over at the clinic. */
export async function refusePastDay(db: Database, day: string | null, now: number, field: string) {
  if (day !== null && day < (await clinicDay(db, now)))
    throw invalid(field, 'This day is over already. Please choose today or a later day.');
}
