import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { clinicCallingCode } from '../clinic/clinic-profile.queries.ts';
import { keysOf, type Person } from './person-keys.ts';

// A key leads to one patient. It is one of those who have it, on the card or in a request, or with whom such a one was merged.

/** Rows in one statement, which takes at most 32,766 values in SQLite. */
export const rowsAtOnce = 1_000;

/** Finds the keys that lead to a patient. */
export async function findKnownKeys(db: Database, keys: readonly string[]) {
  const known = new Set<string>();
  for (let first = 0; first < keys.length; first += rowsAtOnce) {
    const some = db
      .selectFrom('patient_keys')
      .select('key')
      .where('key', 'in', keys.slice(first, first + rowsAtOnce));
    for (const { key } of await some.execute()) known.add(key);
  }
  return known;
}

/** Patients by those of these keys that lead to one. */
export async function findPatientsByKeys(db: Database, keys: readonly string[]) {
  const found = keys.length > 0 ? await selectPatientsByKeys(db, keys).execute() : [];
  return new Map(found.map(({ key, id }) => [key, id]));
}

/** The lock waits for a merge, which moves the keys. */
export async function lockPatientsByKeys(trx: Transaction, keys: readonly string[]) {
  if (!isPostgres(trx) || keys.length === 0) return findPatientsByKeys(trx, keys);
  const found = await selectPatientsByKeys(trx, keys).forShare('patients').execute();
  return new Map(found.map(({ key, id }) => [key, id]));
}

const selectPatientsByKeys = (db: Database, keys: readonly string[]) =>
  db
    .selectFrom('patient_keys')
    .innerJoin('patients', 'patients.id', 'patient_keys.patient_id')
    .select(['patient_keys.key', 'patients.id'])
    .where('patient_keys.key', 'in', keys)
    .where('patients.deleted_at', 'is', null);

/** Stores keys that a patient has by card or request. Those that someone else has so as well stay with them. */
export async function insertKeys(trx: Transaction, patient_id: number, keys: readonly string[]) {
  if (keys.length === 0) return;
  await trx
    .insertInto('patient_keys')
    .values(keys.toSorted().map((key) => ({ key, patient_id })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ patient_id, is_merged: 0, is_own: 1 })
        .where('patient_keys.is_own', '=', 0)
        .where('patient_keys.patient_id', '!=', patient_id),
    )
    .execute();
}

/** The patient to whom a request of this person belongs: by a phone number before an e-mail address. */
export async function findOwner(trx: Transaction, person: Person) {
  const keys = keysOf(person, await clinicCallingCode(trx));
  const found = await lockPatientsByKeys(trx, keys);
  return keys.map((key) => found.get(key)).find((id) => id !== undefined);
}

/** Newest requests of a patient that count. */
const maxRequests = 2_000;

/** Lists names and contacts of a patient: those of the card, and of each request. None if the patient is gone. */
export async function readPeople(trx: Transaction, id: number) {
  const cards = trx.selectFrom('patients').select(['name', 'phone', 'email']).where('id', '=', id);
  const card = await cards.executeTakeFirst();
  if (!card) return [];
  const requests = await trx
    .selectFrom('appointments')
    .select(['name', 'phone', 'email', 'reference'])
    .where('patient_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRequests)
    .execute();
  return [{ ...card, reference: '' }, ...requests];
}

async function keysOfAll(trx: Transaction, people: readonly Person[]) {
  const callingCode = await clinicCallingCode(trx);
  return [...new Set(people.flatMap((person) => keysOf(person, callingCode)))];
}

/** Gives a patient the keys that follow from these details; those that no longer do go to the next patient who has them. */
export async function replaceKeys(
  trx: Transaction,
  id: number,
  people: readonly Person[],
  { forgetsMerged }: { forgetsMerged: boolean },
) {
  const keys = await keysOfAll(trx, people);
  const contacts = await readContacts(trx, id);
  const stored = await trx.selectFrom('patient_keys').selectAll().where('patient_id', '=', id).execute();
  const own = new Set(keys);
  const given = stored.filter(({ key }) => !own.has(key));
  await setOwn(
    trx,
    id,
    1,
    stored.filter((row) => own.has(row.key) && row.is_own === 0),
  );
  await setOwn(
    trx,
    id,
    0,
    given.filter((row) => row.is_own === 1 && row.is_merged === 1),
  );
  const gone = given.filter(({ is_merged }) => forgetsMerged || is_merged === 0).map(({ key }) => key);
  await trx
    .deleteFrom('patient_keys')
    .where('patient_id', '=', id)
    .where('key', 'in', ['', ...gone])
    .execute();
  await insertKeys(trx, id, keys);
  await passOn(
    trx,
    given.filter(({ is_own }) => is_own === 1).map(({ key }) => key),
    contacts,
  );
}

async function setOwn(trx: Transaction, id: number, is_own: 0 | 1, rows: readonly { key: string }[]) {
  if (rows.length === 0) return;
  await trx
    .updateTable('patient_keys')
    .set({ is_own })
    .where('patient_id', '=', id)
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .execute();
}

/** Fewer than this have a number or an address in common; those beyond it are not asked. */
const maxOthers = 200;

/** The numbers and addresses by which someone is found, before they change. */
export async function readContacts(trx: Transaction, id: number) {
  const rows = await trx.selectFrom('patient_terms').select('term').where('patient_id', '=', id).execute();
  return rows.map(({ term }) => term).filter((term) => /^\d{5,}$|@/.test(term));
}

/** Gives keys to the patient who was added first, of those who have them: they share the number or the address that is in it. */
export async function passOn(trx: Transaction, keys: readonly string[], contacts: readonly string[]) {
  if (keys.length === 0 || contacts.length === 0) return;
  const others = await trx
    .selectFrom('patients')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('patient_terms').select('patient_id').where('term', 'in', contacts.slice(0, rowsAtOnce)),
    )
    .orderBy('id')
    .limit(maxOthers)
    .$if(isPostgres(trx), (query) => query.forShare())
    .execute();
  for (const { id } of others) {
    const theirs = new Set(await keysOfAll(trx, await readPeople(trx, id)));
    await insertKeys(
      trx,
      id,
      keys.filter((key) => theirs.has(key)),
    );
  }
}

/** Gives all keys of a patient to the one with whom they were merged, where they stay. Answers which: their own, and of earlier merges. */
export async function moveKeys(trx: Transaction, from: number, to: number): Promise<MovedKeys> {
  const rows = await trx.selectFrom('patient_keys').selectAll().where('patient_id', '=', from).execute();
  await trx.updateTable('patient_keys').set({ patient_id: to, is_merged: 1 }).where('patient_id', '=', from).execute();
  const pick = (flag: 0 | 1) => rows.filter(({ is_merged }) => is_merged === flag).map(({ key }) => key);
  return { own: pick(0), merged: pick(1) };
}

export interface MovedKeys {
  own: string[];
  merged: string[];
}

/** Gives them back, as far as the other still has them. */
export async function returnKeys(trx: Transaction, from: number, to: number, { own, merged }: MovedKeys) {
  for (const [is_merged, keys] of [
    [0, own],
    [1, merged],
  ] as const)
    if (keys.length > 0)
      await trx
        .updateTable('patient_keys')
        .set({ patient_id: to, is_merged })
        .where('patient_id', '=', from)
        .where('key', 'in', keys)
        .execute();
}
