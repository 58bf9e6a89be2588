import { type Insertable, sql } from 'kysely';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { endOffer, lockFreedTime } from '../visits/freed-times.queries.ts';

export type FreedTime = Awaited<ReturnType<typeof listOpenFreedTimes>>[number];
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Freed times that are looked at in one go, or listed. */
const most = 50;

/** Freed times that are offered and due for a look, each with the offer that runs. */
export async function listOpenFreedTimes(db: Database, now: number) {
  return db
    .selectFrom('freed_times')
    .leftJoin('offers', (join) => join.onRef('freed_time_id', '=', 'freed_times.id').on('offers.state', '=', 'open'))
    .selectAll('freed_times')
    .select(['offers.id as offer_id', 'offers.appointment_id', 'offers.held_until', 'offers.sent_at'])
    .where('freed_times.state', '=', 'open')
    .where('look_at', '<=', now)
    .orderBy('freed_times.look_at')
    .limit(most)
    .execute();
}

/** Freed times that are offered, and those whose offering has ended since a moment; the next first. */
export async function listFreedTimes(db: Database, since: number) {
  return db
    .selectFrom('freed_times')
    .innerJoin('practitioners', 'practitioners.id', 'freed_times.practitioner_id')
    .leftJoin('visits', 'visits.id', 'freed_times.visit_id')
    .leftJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .selectAll('freed_times')
    .select(['practitioners.name as practitioner', 'appointments.reference'])
    .where('freed_times.starts_at', '>', since)
    .where((eb) => eb.or([eb('state', '=', 'open'), eb('settled_at', '>', since)]))
    .orderBy('freed_times.starts_at')
    .orderBy('freed_times.id')
    .limit(most)
    .execute();
}

/** Offers of these freed times, in order. */
export async function listOffersOf(db: Database, freedTimeIds: readonly number[]) {
  return db
    .selectFrom('offers')
    .innerJoin('appointments', 'appointments.id', 'offers.appointment_id')
    .selectAll('offers')
    .select(['appointments.name', 'appointments.reference'])
    .where('freed_time_id', 'in', [0, ...freedTimeIds])
    .orderBy('offers.id')
    .execute();
}

function selectOffers(db: Database) {
  return db
    .selectFrom('offers')
    .innerJoin('practitioners', 'practitioners.id', 'offers.practitioner_id')
    .selectAll('offers')
    .select('practitioners.name as practitioner');
}

export async function findOffer(db: Database, id: number) {
  return selectOffers(db).where('offers.id', '=', id).executeTakeFirst();
}

/** The last time of which a request was offered, if it is ahead. */
export async function findLastOffer(db: Database, appointmentId: number, now: number) {
  return selectOffers(db)
    .where('appointment_id', '=', appointmentId)
    .where('starts_at', '>', now)
    .orderBy('offers.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Times ahead that these requests were offered by e-mail. */
export async function listAskedTimes(db: Database, appointmentIds: readonly number[], now: number) {
  return db
    .selectFrom('offers')
    .select(['appointment_id', 'starts_at'])
    .where('appointment_id', 'in', [0, ...appointmentIds])
    .where('starts_at', '>', now)
    .execute();
}

export async function isAnyoneAsked(db: Database, freedTimeId: number) {
  const running = db.selectFrom('offers').select('id').where('freed_time_id', '=', freedTimeId);
  return (await running.where('state', '=', 'open').executeTakeFirst()) !== undefined;
}

/** Whether an offer still holds its time. */
export async function isHeld(db: Database, { appointment_id }: Pick<Offer, 'appointment_id'>, now: number) {
  const held = db.selectFrom('holds').select('id').where('appointment_id', '=', appointment_id);
  return (await held.where('is_offer', '=', 1).where('hold_until', '>', now).executeTakeFirst()) !== undefined;
}

/** Whether this time is that of a visit by now. */
export async function isBooked(db: Database, { practitioner_id, starts_at, ends_at }: FreedTime) {
  const visits = db.selectFrom('visits').select('id').where('practitioner_id', '=', practitioner_id);
  const overlapping = visits.where('starts_at', '<', ends_at).where('ends_at', '>', starts_at);
  return (await overlapping.where('status', 'in', occupyingStatuses).executeTakeFirst()) !== undefined;
}

/**
 * Finds the requests among these whose patients can be asked about a time by e-mail, and whether that has to wait because they have another
 * offer or got a message within the hour. Patients who were asked or told of it before, and the one who left it, are not asked.
 */
export async function listAskable(
  db: Database,
  appointmentIds: readonly number[],
  { visit_id, starts_at, practitioner_id }: Pick<FreedTime, 'visit_id' | 'starts_at' | 'practitioner_id'>,
  now: number,
) {
  const hourAgo = now - 3_600_000;
  return db
    .selectFrom('appointments')
    .select('id')
    .select(
      sql<number>`case when exists (select 1 from outbox as sent where sent.appointment_id = appointments.id
        and sent.state = 'sent' and sent.settled_at > ${hourAgo})
        or exists (select 1 from offers as other where other.appointment_id = appointments.id and other.state = 'open')
        then 1 else 0 end`.as('must_wait'),
    )
    .where('id', 'in', [0, ...appointmentIds])
    .where('email', 'is not', null)
    .where('is_sample', '=', 0)
    .where('remarks', 'is', null)
    .where(sql<boolean>`not exists (select 1 from visits where visits.id = ${visit_id}
      and visits.appointment_id = appointments.id)`)
    .where(sql<boolean>`not exists (select 1 from offers as asked
      inner join appointments as own on own.id = asked.appointment_id
      where asked.starts_at = ${starts_at} and asked.practitioner_id = ${practitioner_id}
      and (own.id = appointments.id or own.patient_id = appointments.patient_id))`)
    .where(sql<boolean>`not exists (select 1 from told_marks as mark where mark.appointment_id = appointments.id
      and mark.message = 'earlier' and mark.visit_starts_at = ${starts_at})`)
    .execute();
}

export async function insertOffer(trx: Transaction, offer: Insertable<Tables['offers']>) {
  const { id } = await trx.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Holds the time until then. False if it is not held any more. */
export async function extendHold(trx: Transaction, { id, appointment_id }: Offer, held_until: number, now: number) {
  const offer = await trx
    .updateTable('offers')
    .set({ held_until })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  const hold = await trx
    .updateTable('holds')
    .set({ hold_until: held_until })
    .where('appointment_id', '=', appointment_id)
    .where('is_offer', '=', 1)
    .where('hold_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!offer || !hold) return false;
  await trx.updateTable('occupied_times').set({ hold_until: held_until }).where('hold_id', '=', hold.id).execute();
  return true;
}

/** Notes that the mail has left, or ends an offer of which the patient will never know. */
export async function noteSent(trx: Transaction, { id, freed_time_id }: Offer, isSent: boolean, now: number) {
  if (isSent) await trx.updateTable('offers').set({ sent_at: now }).where('id', '=', id).execute();
  else if (await lockFreedTime(trx, freed_time_id, now)) await endOffer(trx, freed_time_id, 'not-sent', now);
}

/** Deletes freed times that are long over, with their offers. */
export async function deletePastFreedTimes(db: Database, before: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no one sees them any more
  await db.deleteFrom('freed_times').where('starts_at', '<', before).execute();
}
