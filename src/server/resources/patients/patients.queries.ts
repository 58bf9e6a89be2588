import type { PageQuery } from '#contract/fields.ts';
import { limits, serverLimits } from '#contract/limits.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { countFound, readPage } from '#server/db/paging.ts';
import { matchesWords, termsOfContact } from '#server/db/search-terms.ts';
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
  const select = () => db.selectFrom('patients').selectAll().where('deleted_at', 'is', null).where('id', '!=', id);
  const ofName = await select().where('folded_name', '=', folded_name).limit(serverLimits.similarPatients).execute();
  if (terms.length === 0) return ofName;
  const found = db.selectFrom('patient_terms').select('patient_id').where('term', 'in', terms);
  const ofContact = await select().where('id', 'in', found).orderBy('id').limit(limits.countedMatches).execute();
  return [...ofName, ...ofContact.filter((row) => !ofName.some((other) => other.id === row.id))];
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
    .select(['administrators.email as author', 'appointments.reference'])
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

/** Requests come before patients in the order of locks: see docs/decisions/0037-locks-timeouts-and-retries.md. */
export async function lockRequests(trx: Transaction, patientIds: readonly number[]) {
  return trx
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', 'in', patientIds)
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
}

/** Moves all requests of a patient to another, or those of these ids. Returns their ids. */
export async function moveRequests(trx: Transaction, from: number, to: number, ids?: readonly number[]) {
  const moved = await trx
    .updateTable('appointments')
    .set({ patient_id: to })
    .where('patient_id', '=', from)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [0]))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
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

export async function updateCard(trx: Transaction, id: number, card: Partial<Omit<PatientRow, 'id' | 'created_at'>>) {
  await trx.updateTable('patients').set(card).where('id', '=', id).execute();
}

/** Their keys go to the other, also those of a card without requests, so that importing it again finds it. */
export async function hideMerged(trx: Transaction, merge: Omit<Row<'patient_merges'>, 'id'>, at: number) {
  const { merged_id, kept_id } = merge;
  await trx.updateTable('patient_keys').set({ patient_id: kept_id }).where('patient_id', '=', merged_id).execute();
  await trx.deleteFrom('patient_terms').where('patient_id', '=', merged_id).execute();
  await trx.updateTable('patients').set({ deleted_at: at }).where('id', '=', merged_id).execute();
  await trx.insertInto('patient_merges').values(merge).execute();
}

/** A merge that can still be undone, without changing anything. */
export async function findMerge(trx: Transaction, mergedId: number, since: number) {
  return trx
    .selectFrom('patient_merges')
    .innerJoin('patients', 'patients.id', 'patient_merges.merged_id')
    .selectAll('patient_merges')
    .where('merged_id', '=', mergedId)
    .where('patients.deleted_at', '>=', since)
    .executeTakeFirst();
}

export async function showMerged(trx: Transaction, mergedId: number) {
  await trx.deleteFrom('patient_merges').where('merged_id', '=', mergedId).execute();
  await trx
    .updateTable('patients')
    .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', mergedId)
    .execute();
}
