import { sql } from 'kysely';

/**
 * Condition on a visit: it is over, and neither attended, missed nor cancelled. `isUnmarked` in the contract says the same of one that was
 * read. The words are those of the index `visits_open`.
 */
export const isUnmarked = (now: number) =>
  sql<boolean>`visits.status in ('booked', 'arrived') and visits.ends_at <= ${now}`;
