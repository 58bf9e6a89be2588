import * as administratorMessages from '#contract/messages/people.ts';
import { invalid } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { getClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { isEasyToGuess, wordsOf } from './password-strength.ts';

/** @throws AppError `invalid` at the field when the password is easy to guess for an account of this clinic. */
export async function refuseWeakPassword(
  db: Database,
  field: string,
  { email, password }: { email: string; password: string },
) {
  const { name } = await getClinicProfile(db);
  if (isEasyToGuess(password, [email, ...wordsOf(email), ...wordsOf(name)]))
    throw invalid(field, administratorMessages.weakPassword);
}
