import type { PageQuery } from '#contract/fields.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countFound, readPage } from '#server/db/paging.ts';
import { matchesWords, termsOfContact } from '#server/db/search-terms.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Row } from '#server/db/tables.ts';

export type PatientRow = Row<'patients'>;

/** Patients whose terms match all of these words, newest first. */
export async function listPatients(db: Database, words: string[][], page: PageQuery) {
  const found = db
    .selectFrom('patients')
    .where('deleted_at', 'is', null)
    .where(await matchesWords(db, 'patients', words));
  return { ...(await readPage(found.selectAll(), 'patients', page)), total: await countFound(db, found.select('id')) };
}

/** How many requests each has sent, and when the last one. */
export async function countRequests(db: Database, patientIds: readonly number[]) {
  if (patientIds.length === 0) return [];
  return db
    .selectFrom('appointments')
    .select((eb) => ['patient_id', eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('last_at')])
    .where('patient_id', 'in', patientIds)
    .groupBy('patient_id')
    .execute();
}

/** Others with the same folded name, or possibly with the same number or address: search terms also match other people. */
export async function listSimilar(db: Database, { id, folded_name, phone, email }: PatientRow) {
  const terms = [...(phone ? termsOfContact(phone) : []), ...(email ? termsOfContact(email) : [])];
  const different = db.selectFrom('different_patients').select('other_id').where('patient_id', '=', id);
  const select = () =>
    db
      .selectFrom('patients')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('id', '!=', id)
      .where('id', 'not in', different);
  const ofName = await select().where('folded_name', '=', folded_name).limit(serverLimits.similarPatients).execute();
  if (terms.length === 0) return ofName;
  const found = db.selectFrom('patient_terms').select('patient_id').where('term', 'in', terms);
  const ofContact = await select().where('id', 'in', found).orderBy('id').limit(limits.countedMatches).execute();
  return [...ofName, ...ofContact.filter((row) => !ofName.some((other) => other.id === row.id))];
}

export async function insertDifferent(trx: Transaction, one: number, other: number) {
  await trx
    .insertInto('different_patients')
    .values([
      { patient_id: one, other_id: other },
      { patient_id: other, other_id: one },
    ])
    .onConflict((conflict) => conflict.columns(['patient_id', 'other_id']).doNothing())
    .execute();
}

export async function deleteDifferent(trx: Transaction, one: number, other: number) {
  for (const [patient_id, other_id] of [
    [one, other],
    [other, one],
  ] as const)
    await trx
      .deleteFrom('different_patients')
      .where('patient_id', '=', patient_id)
      .where('other_id', '=', other_id)
      .execute();
}

const requestsOf = (db: Database, patientId: number) =>
  db.selectFrom('appointments').select('id').where('patient_id', '=', patientId);

export async function countVisits(db: Database, patientId: number) {
  return db
    .selectFrom('visits')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('appointment_id', 'in', requestsOf(db, patientId))
    .groupBy('status')
    .execute();
}

/** Id of the first visit that is booked and not over. */
export async function findNextVisit(db: Database, patientId: number, now: number) {
  const next = db
    .selectFrom('visits')
    .select('id')
    .where('appointment_id', 'in', requestsOf(db, patientId))
    .where('status', 'in', ['booked', 'arrived'])
    .where('ends_at', '>', now);
  return (await next.orderBy('starts_at').orderBy('id').limit(1).executeTakeFirst())?.id;
}

/** Ids of visits, the latest first. */
export async function listVisitIds(db: Database, patientId: number, page: PageQuery) {
  const found = db.selectFrom('visits').where('appointment_id', 'in', requestsOf(db, patientId));
  const ids = found.select(['id', 'starts_at', 'created_at']);
  const listed = await readPage(ids, 'visits', page, { column: 'starts_at' });
  return { ...listed, total: await countFound(db, found.select('id')) };
}

export async function listContacts(db: Database, patientId: number) {
  return db
    .selectFrom('told_marks')
    .innerJoin('appointments', 'appointments.id', 'told_marks.appointment_id')
    .leftJoin('administrators', 'administrators.id', 'told_marks.administrator_id')
    .selectAll('told_marks')
    .select([staffName.as('author'), 'appointments.reference'])
    .where('told_marks.appointment_id', 'in', requestsOf(db, patientId))
    .orderBy('told_marks.id', 'desc')
    .limit(serverLimits.contactLog)
    .execute();
}

export async function listWishes(db: Database, patientId: number) {
  return db
    .selectFrom('wait_list')
    .innerJoin('appointments', 'appointments.id', 'wait_list.appointment_id')
    .leftJoin('practitioners', 'practitioners.id', 'wait_list.practitioner_id')
    .select(['practitioners.name as practitioner', 'days', 'parts', 'until', 'appointments.reference'])
    .where('wait_list.appointment_id', 'in', requestsOf(db, patientId))
    .execute();
}

/** The newest of these requests. */
export async function findNewest(trx: Transaction, ids: readonly number[]) {
  return trx
    .selectFrom('appointments')
    .select(['name', 'phone', 'email', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
