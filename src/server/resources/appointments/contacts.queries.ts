import type { Insertable } from 'kysely';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

function selectContacts(db: Database) {
  return db
    .selectFrom('told_marks')
    .leftJoin('administrators', 'administrators.id', 'told_marks.administrator_id')
    .selectAll('told_marks')
    .select('administrators.email as author');
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
