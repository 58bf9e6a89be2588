import { sql } from 'kysely';
import { isPostgres, type Transaction } from '#server/db/database.ts';
import { insertRows } from '#server/db/table-rows.queries.ts';
import { type Person, shortFoldedName } from './person-keys.ts';

/** Requests that have no patient yet, the oldest first, each for one instance. */
export async function lockUnassigned(trx: Transaction, limit: number) {
  return trx
    .selectFrom('appointments')
    .select(['id', 'name', 'phone', 'email', 'reference', 'created_at'])
    .where('patient_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
}

/** Patients who get the details of a request on their card; in any order. */
export async function insertPatients(trx: Transaction, requests: readonly (Person & { created_at: number })[]) {
  if (requests.length === 0) return [];
  const cards = requests.map(({ name, phone, email, created_at }) => {
    return { name, folded_name: shortFoldedName(name), phone, email, created_at, changed_at: created_at };
  });
  return trx.insertInto('patients').values(cards).returning(['id', 'name', 'phone', 'email']).execute();
}

export async function insertKeys(trx: Transaction, keys: { key: string; patient_id: number }[]) {
  await insertRows(
    trx,
    'patient_keys',
    keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
}

export async function insertPatientTerms(trx: Transaction, terms: { term: string; patient_id: number }[]) {
  if (terms.length === 0) return;
  await trx
    .insertInto('patient_terms')
    .values(terms)
    .onConflict((conflict) => conflict.columns(['term', 'patient_id']).doNothing())
    .execute();
}

/** Patients by their requests. */
export async function assignAll(trx: Transaction, patients: ReadonlyMap<number, number>) {
  if (patients.size === 0) return;
  const cases = [...patients].map(([id, patient]) => sql`when ${id} then cast(${patient} as integer)`);
  await trx
    .updateTable('appointments')
    .set({ patient_id: sql<number>`case id ${sql.join(cases, sql` `)} end` })
    .where('id', 'in', [...patients.keys()])
    .execute();
}
