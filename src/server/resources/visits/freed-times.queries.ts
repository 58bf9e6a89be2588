import type { FreedState, OfferState } from '#contract/plain/visit-states.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { isMailOn } from '../appointments/outbox.queries.ts';
import { readVisitSettings } from '../schedules/schedule.queries.ts';

// Times that a visit has left, which are offered to the wait list (docs/decisions/0075-wait-list-and-reminders.md). Each change of an
// offer locks its freed time first, so that two of them never wait for each other.

type Place = Pick<Row<'visits'>, 'id' | 'practitioner_id' | 'starts_at' | 'ends_at'>;

/** Notes a time that a visit leaves, where the clinic offers such times and has a mail server. */
export async function noteFreedTime(
  trx: Transaction,
  { id: visit_id, practitioner_id, starts_at, ends_at }: Place,
  freed_at: number,
) {
  if (practitioner_id === null || starts_at <= freed_at) return;
  const { offers_freed } = await readVisitSettings(trx);
  if (offers_freed === 0 || !(await isMailOn(trx))) return;
  const place = { visit_id, practitioner_id, starts_at, ends_at };
  await trx
    .insertInto('freed_times')
    .values({ ...place, freed_at, look_at: freed_at })
    .execute();
}

/** The visit is where it was before, or is about to be: no one is offered its time any more. */
export async function takeFreedTimeBack(
  trx: Transaction,
  { id, practitioner_id, starts_at }: Omit<Place, 'ends_at'>,
  now: number,
) {
  const freed = await trx
    .selectFrom('freed_times')
    .select('id')
    .where('visit_id', '=', id)
    .where('practitioner_id', '=', practitioner_id ?? 0)
    .where('starts_at', '=', starts_at)
    .where('state', '=', 'open')
    .execute();
  for (const one of freed) await settleFreedTime(trx, one.id, 'undone', now);
}

/** Withdraws what is offered of a time that the front desk books anyway. */
export async function withdrawOffersAt(
  trx: Transaction,
  { from, until, practitioner }: { from: number; until: number; practitioner: { id: number } | null },
  now: number,
) {
  const offers = await trx
    .selectFrom('offers')
    .select('freed_time_id')
    .where('practitioner_id', '=', practitioner?.id ?? 0)
    .where('state', '=', 'open')
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('freed_time_id')
    .execute();
  for (const { freed_time_id } of offers) await settleFreedTime(trx, freed_time_id, 'booked', now);
}

/** Ends offering a freed time, with the offer that runs, and answers it; undefined if offering had ended already. */
export async function settleFreedTime(
  trx: Transaction,
  id: number,
  state: FreedState,
  now: number,
  offer: OfferState = 'withdrawn',
) {
  const settled = await trx
    .updateTable('freed_times')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('freed_at')
    .executeTakeFirst();
  return settled && { ...settled, offer: await endOffer(trx, id, offer, now) };
}

/** Locks a freed time that is still offered, to be looked at from then on. False if it is not offered any more. */
export async function lockFreedTime(trx: Transaction, id: number, look_at: number) {
  const locked = await trx
    .updateTable('freed_times')
    .set({ look_at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Ends the offer of a locked freed time that runs, with its hold, and answers it. */
export async function endOffer(trx: Transaction, freedTimeId: number, state: OfferState, now: number) {
  const ended = await trx
    .updateTable('offers')
    .set({ state, settled_at: now })
    .where('freed_time_id', '=', freedTimeId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!ended) return undefined;
  const holds = trx.deleteFrom('holds').where('appointment_id', '=', ended.appointment_id);
  await holds.where('is_offer', '=', 1).execute();
  return ended;
}
