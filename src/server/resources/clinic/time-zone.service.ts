import * as clinicMessages from '#contract/messages/clinic.ts';
import { invalid } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import * as queries from './time-zone.queries.ts';

interface ZoneChange {
  from: string;
  to: string;
  /** Whether visits stay at the same time on the clock, and so move, or at the same moment. */
  visitTimes: 'clock' | 'moments' | undefined;
  now: number;
}

/**
 * Moves visits ahead, holds and leave with the clinic's clock, if the owner wants that. Answers whether it has moved any.
 * @throws AppError `invalid` if visits lie ahead and no one has chosen.
 */
export async function changeTimeZone(trx: Database, { from, to, visitTimes, now }: ZoneChange) {
  if (from === to) return false;
  const ahead = await queries.countAhead(trx, now);
  if (ahead.visits + ahead.holds > 0 && visitTimes === undefined)
    throw invalid('visitTimes', clinicMessages.visitsAhead(ahead));
  if (visitTimes !== 'clock') return false;
  const shift = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(from).toPlainDateTime().toZonedDateTime(to)
      .epochMilliseconds;
  await queries.moveAhead(trx, now, shift);
  return true;
}
