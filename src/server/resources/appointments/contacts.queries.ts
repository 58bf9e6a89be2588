import { type Insertable, sql } from 'kysely';
import { serverLimits } from '#contract/plain/limits.ts';
import type { ToTell } from '#contract/plain/visit-states.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Tables } from '#server/db/tables.ts';

function selectContacts(db: Database) {
  return db
    .selectFrom('told_marks')
    .leftJoin('administrators', 'administrators.id', 'told_marks.administrator_id')
    .selectAll('told_marks')
    .select(staffName.as('author'));
}

/** Entries of the contact log, newest first. */
export async function listContacts(db: Database, appointmentId: number) {
  return selectContacts(db)
    .where('told_marks.appointment_id', '=', appointmentId)
    .orderBy('told_marks.id', 'desc')
    .limit(serverLimits.contactLog)
    .execute();
}

/** The last entry of each of these appointments. */
export async function listLastContacts(db: Database, appointmentIds: number[]) {
  const last = db
    .selectFrom('told_marks')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('appointment_id', 'in', appointmentIds)
    .groupBy('appointment_id');
  return selectContacts(db).where('told_marks.id', 'in', last).execute();
}

export async function findContact(db: Database, id: number) {
  return db.selectFrom('told_marks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertContact(trx: Transaction, contact: Insertable<Tables['told_marks']>) {
  const { id } = await trx.insertInto('told_marks').values(contact).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** @returns Whether it was still there */
export async function deleteContact(trx: Transaction, id: number) {
  const deleted = await trx.deleteFrom('told_marks').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}

// Patients know of their visits what they were told last. Everything that says whether to tell one reads `toTell`.

/** Joined as `told`: what the patient was told of a visit last. */
export const lastTold = sql<number>`(select max(id) from told_visits where told_visits.visit_id = visits.id)`;

/**
 * How a visit, in a query with `told`, differs from what its patient was told last; null if it does not. Who has come, and who was never
 * told of a visit that is cancelled by now, needs no message. Once the visit has begun, it is too late for one.
 */
export const toTell = sql<ToTell | null>`case
  when visits.status = 'booked' and (told.id is null or told.status = 'cancelled') then 'new'
  when visits.status = 'booked' and (told.starts_at <> visits.starts_at
    or told.practitioner_id is distinct from visits.practitioner_id) then 'changed'
  when visits.status = 'cancelled' and told.status = 'booked' then 'cancelled'
end`;

export async function insertToldVisits(trx: Transaction, rows: Insertable<Tables['told_visits']>[]) {
  if (rows.length > 0) await trx.insertInto('told_visits').values(rows).execute();
}

/** Patients know what they have done on their own page. */
export async function storeDoneByPatient(trx: Transaction, visitId: number, told_at: number) {
  await trx
    .insertInto('told_visits')
    .columns(['visit_id', 'mark_id', 'starts_at', 'practitioner_id', 'status', 'told_at'])
    .expression((eb) =>
      eb
        .selectFrom('visits')
        .select((row) => [
          'id as visit_id',
          row.cast<number | null>(row.val(null), 'integer').as('mark_id'),
          'starts_at',
          'practitioner_id',
          sql<'booked' | 'cancelled'>`case when status = 'cancelled' then 'cancelled' else 'booked' end`.as('status'),
          row.cast<number>(row.val(told_at), 'bigint').as('told_at'),
        ])
        .where('id', '=', visitId),
    )
    .execute();
}
