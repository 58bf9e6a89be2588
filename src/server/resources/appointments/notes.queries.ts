import type { Insertable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countAll, countFound, fetchLimit, toPage } from '#server/db/paging.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Tables } from '#server/db/tables.ts';

/** The last note of each of these appointments, and how many it has. */
export async function listLastNotes(db: Database, appointmentIds: number[]) {
  const last = db
    .selectFrom('appointment_notes')
    .select((eb) => ['appointment_id', eb.fn.max('id').as('id'), eb.fn.countAll<number>().as('count')])
    .where('appointment_id', 'in', appointmentIds)
    .groupBy('appointment_id');
  return selectNotes(db).innerJoin(last.as('last'), 'last.id', 'appointment_notes.id').select('last.count').execute();
}

function selectNotes(db: Database) {
  return db
    .selectFrom('appointment_notes')
    .leftJoin('administrators', 'administrators.id', 'appointment_notes.administrator_id')
    .selectAll('appointment_notes')
    .select(staffName.as('author'));
}

/** All notes of these appointments, oldest first. */
export async function listAllNotes(db: Database, appointmentIds: number[]) {
  if (appointmentIds.length === 0) return [];
  return selectNotes(db)
    .where('appointment_notes.appointment_id', 'in', appointmentIds)
    .orderBy('appointment_notes.id')
    .execute();
}

/** One page of the notes of an appointment, newest first. */
export async function listNotes(db: Database, appointmentId: number, page: PageQuery) {
  const rows = await selectNotes(db)
    .where('appointment_notes.appointment_id', '=', appointmentId)
    .$if(page.cursor !== undefined, (query) => query.where('appointment_notes.id', '<', page.cursor?.id ?? 0))
    .orderBy('appointment_notes.id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page);
}

/** The newest ones of what a patient has said on their page. */
export async function listNotesOfPatient(db: Database, appointmentId: number) {
  return db
    .selectFrom('appointment_notes')
    .select(['text', 'created_at'])
    .where('appointment_id', '=', appointmentId)
    .where('from_patient', '=', 1)
    .orderBy('id', 'desc')
    .limit(shownToPatient)
    .execute();
}

const shownToPatient = 5;

export async function countNotes(db: Database, appointmentId: number) {
  return countFound(db, db.selectFrom('appointment_notes').select('id').where('appointment_id', '=', appointmentId));
}

export async function insertNote(trx: Transaction, note: Insertable<Tables['appointment_notes']>) {
  await trx.insertInto('appointment_notes').values(note).execute();
}

export async function deleteNote(trx: Transaction, id: number) {
  await trx.deleteFrom('appointment_notes').where('id', '=', id).execute();
}

/** Calls without an answer since the request was last opened, in ms. */
export async function countAttempts(db: Database, appointmentId: number, openedAt: number | null) {
  return countAll(
    db
      .selectFrom('appointment_notes')
      .where('appointment_id', '=', appointmentId)
      .where('kind', '=', 'attempt')
      .where('created_at', '>', openedAt ?? 0),
  );
}
