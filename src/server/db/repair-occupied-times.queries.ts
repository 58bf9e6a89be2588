import { sql } from 'kysely';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Database, Transaction } from './database.ts';
import { occupyAgain, release, stepMs } from './occupied-times.queries.ts';
import { inTransaction } from './transaction.ts';

/**
 * Compares occupied times with visits, and repairs them: frees the time of visits that take none, and takes again what coming visits
 * lack. Answers how many steps and visits that were; both are 0 unless there is a fault in the program.
 */
export async function repairOccupiedTimes(db: Database, now: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- derived from visits, which stay as they are
  const freed = await db
    .deleteFrom('occupied_times')
    .where('visit_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.id', '=', 'occupied_times.visit_id')
            .where('status', 'in', occupyingStatuses)
            .where(sql<boolean>`step >= starts_at / ${stepMs} and step < ends_at / ${stepMs}`)
            .where(sql<boolean>`actor_id = case actor when 'room' then room_id else practitioner_id end`),
        ),
      ),
    )
    .executeTakeFirst();
  const lacking = await db
    .selectFrom('visits')
    .select(['id', 'appointment_id'])
    .where('starts_at', '>', now)
    .where('status', 'in', occupyingStatuses)
    .where(
      sql<boolean>`(select count(*) from occupied_times where visit_id = visits.id) < (ends_at - starts_at) / ${stepMs}
        * (case when practitioner_id is null then 0 else 1 end + case when room_id is null then 0 else 1 end)`,
    )
    .execute();
  let taken = 0;
  for (const { id, appointment_id } of lacking)
    if (await inTransaction(db, (trx) => takeAgain(trx, id, appointment_id, now))) taken += 1;
  return { freed: Number(freed.numDeletedRows), taken };
}

/** Takes the time of a visit again, read under the lock of its request. False if it takes no time by now. */
async function takeAgain(trx: Transaction, visitId: number, appointmentId: number, now: number) {
  await trx
    .updateTable('appointments')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', appointmentId)
    .execute();
  const visit = await trx
    .selectFrom('visits')
    .selectAll()
    .where('id', '=', visitId)
    .where('status', 'in', occupyingStatuses)
    .executeTakeFirst();
  if (!visit) return false;
  await release(trx, visitId);
  const { lane, overbooked } = await occupyAgain(trx, { visit_id: visitId }, visit, now);
  await trx
    .updateTable('visits')
    .set({ lane, overbooked: overbooked ? 1 : visit.overbooked })
    .where('id', '=', visitId)
    .execute();
  return true;
}
