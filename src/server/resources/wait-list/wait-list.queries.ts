import { serverLimits } from '#contract/plain/limits.ts';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { wasTold } from '../visits/visits.queries.ts';

export type WishRow = NonNullable<Awaited<ReturnType<typeof findWish>>>;

function selectWishes(db: Database) {
  return db
    .selectFrom('wait_list')
    .leftJoin('practitioners', 'practitioners.id', 'wait_list.practitioner_id')
    .selectAll('wait_list')
    .select(['practitioners.name as practitioner', 'practitioners.left_at']);
}

export async function findWish(db: Database, id: number) {
  return selectWishes(db).where('wait_list.id', '=', id).executeTakeFirst();
}

export async function findWishOf(db: Database, appointmentId: number) {
  return selectWishes(db).where('wait_list.appointment_id', '=', appointmentId).executeTakeFirst();
}

/**
 * Wishes of pending requests whose visit is still ahead, or which have none. A comparison with one id, because
 * PostgreSQL would read all pending requests for a join, although the index has the first wishes.
 */
export async function listOpenWishes(db: Database, today: string, now: number) {
  return selectWishes(db)
    .where('wait_list.until', '>=', today)
    .where('wait_list.appointment_id', '=', ({ selectFrom }) =>
      selectFrom('appointments')
        .leftJoin('visits', (join) => join.onRef('visits.id', '=', 'wait_list.visit_id'))
        .select('appointments.id')
        .whereRef('appointments.id', '=', 'wait_list.appointment_id')
        .where('appointments.remarks', 'is', null)
        .where((eb) =>
          eb.or([
            eb.and([eb('wait_list.visit_id', 'is', null), eb('appointments.stage', '!=', 'confirmed')]),
            eb.and([eb('visits.status', '=', 'booked'), eb('visits.starts_at', '>', now)]),
          ]),
        ),
    )
    .orderBy('wait_list.until')
    .orderBy('wait_list.id')
    .limit(serverLimits.waitList)
    .execute();
}

interface NewWish
  extends Pick<Row<'wait_list'>, 'appointment_id' | 'visit_id' | 'practitioner_id' | 'until' | 'created_at'> {
  days: readonly string[];
  parts: readonly string[];
  from_patient: boolean;
}

/** Replaces what the patient wanted before. Who has asked on their page has asked, also when the front desk changes it. */
export async function storeWish(trx: Transaction, { appointment_id, created_at, ...wish }: NewWish) {
  const from_patient = wish.from_patient ? 1 : 0;
  const asked = { ...wish, days: JSON.stringify(wish.days), parts: JSON.stringify(wish.parts) };
  await trx
    .insertInto('wait_list')
    .values({ ...asked, appointment_id, created_at, from_patient })
    .onConflict((conflict) =>
      conflict.column('appointment_id').doUpdateSet((eb) => ({
        ...asked,
        from_patient: from_patient || eb.ref('wait_list.from_patient'),
        version: eb('wait_list.version', '+', 1),
      })),
    )
    .execute();
}

/** @returns Whether it was still there */
export async function deleteWishOf(trx: Transaction, appointmentId: number) {
  const deleted = await trx
    .deleteFrom('wait_list')
    .where('appointment_id', '=', appointmentId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes wishes whose last day is over. */
export async function deletePastWishes(db: Database, today: string) {
  // oxlint-disable-next-line changes/writes-take-trx -- no one sees them any more
  await db.deleteFrom('wait_list').where('until', '<', today).execute();
}

/** The next booked visit of a request. */
export async function findNextVisit(db: Database, appointmentId: number, now: number) {
  return db
    .selectFrom('visits')
    .select(['id', 'starts_at'])
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
}

/** Free times ahead of which these patients were told, but for those that they have now, or were told to be taken. */
export async function listOffers(db: Database, appointmentIds: readonly number[], now: number) {
  if (appointmentIds.length === 0) return [];
  return db
    .selectFrom('told_marks')
    .select(['appointment_id', 'visit_starts_at as starts_at'])
    .distinct()
    .where('message', '=', 'earlier')
    .where('visit_starts_at', '>', now)
    .where('appointment_id', 'in', appointmentIds)
    .where(({ not }) => not(wasTold('taken', 'told_marks.appointment_id', 'told_marks.visit_starts_at')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.appointment_id', '=', 'told_marks.appointment_id')
            .whereRef('visits.starts_at', '=', 'told_marks.visit_starts_at')
            .where('visits.status', 'in', occupyingStatuses),
        ),
      ),
    )
    .execute();
}
