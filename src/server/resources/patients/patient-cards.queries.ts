import { sql } from 'kysely';
import { defaultLanguage, type Language, type OtherLanguage } from '#contract/plain/languages.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { replaceTerms, termsOf } from '#server/db/search-terms.ts';
import { insertRows } from '#server/db/table-rows.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { clinicCallingCode, clinicLanguages } from '../clinic/clinic-profile.queries.ts';
import {
  findOwner,
  insertKeys,
  passOn,
  readContacts,
  readPeople,
  replaceKeys,
  rowsAtOnce,
} from './patient-keys.queries.ts';
import { keysOf, type Person, shortFoldedName } from './person-keys.ts';

// A request belongs to the patient who has the same name and phone number, or the same name and e-mail address, on the card or in another
// request. Families share numbers, so a number alone joins no one.

/**
 * The patient to whom a new request belongs, who is added unless known. Two requests of one person at the same instant insert the same
 * key, so one of the transactions is repeated, and finds the patient of the other.
 */
export async function findOrAddPatient(trx: Transaction, person: Person, at: number) {
  const keys = keysOf(person, await clinicCallingCode(trx));
  const known = await findOwner(trx, person);
  if (known === undefined) return addPatient(trx, person, at, keys);
  await insertKeys(trx, known, keys);
  return known;
}

/** Joins a request to a patient whom the front desk has chosen, or with whom they were merged. Undefined if they are gone. */
export async function joinPatient(trx: Transaction, id: number, person: Person): Promise<number | undefined> {
  const present = await trx
    .selectFrom('patients')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(isPostgres(trx), (query) => query.forShare())
    .executeTakeFirst();
  if (present) {
    await insertKeys(trx, id, keysOf(person, await clinicCallingCode(trx)));
    return id;
  }
  const merge = trx.selectFrom('patient_merges').select('kept_id').where('merged_id', '=', id);
  const { kept_id } = (await merge.executeTakeFirst()) ?? {};
  return kept_id === undefined ? undefined : joinPatient(trx, kept_id, person);
}

export async function insertCard(trx: Transaction, { name, phone, email }: Person, at: number) {
  const card = { name, folded_name: shortFoldedName(name), phone, email, created_at: at, changed_at: at };
  const { id } = await trx.insertInto('patients').values(card).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Card = Person & Pick<Row<'patients'>, 'may_message_since'> & { language?: string | null; note: string | null };

/** Adds patients whom no one knows yet. */
export async function insertCards(trx: Transaction, cards: readonly Card[], at: number) {
  const callingCode = await clinicCallingCode(trx);
  for (let first = 0; first < cards.length; first += rowsAtOnce) {
    const values = cards.slice(first, first + rowsAtOnce).map((card) => ({
      ...card,
      folded_name: shortFoldedName(card.name),
      created_at: at,
      changed_at: at,
    }));
    const rows = await trx.insertInto('patients').values(values).returning(['id', 'name', 'phone', 'email']).execute();
    const keys = rows.flatMap((row) => keysOf(row, callingCode).map((key) => ({ key, patient_id: row.id })));
    const terms = rows.flatMap((row) =>
      termsOf({ ...row, phone: row.phone ?? '' }).map((term) => ({ term, patient_id: row.id })),
    );
    await insertRows(
      trx,
      'patient_keys',
      keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    );
    await insertRows(trx, 'patient_terms', terms);
  }
}

async function addPatient(trx: Transaction, person: Person, at: number, keys: string[]) {
  const id = await insertCard(trx, person, at);
  await trx
    .insertInto('patient_keys')
    .values(keys.toSorted().map((key) => ({ key, patient_id: id })))
    .execute();
  return id;
}

/** Writes that a patient has agreed to messages, or does not any more. False where nothing changes. */
export async function setMayMessage(trx: Transaction, id: number, mayMessage: boolean, at: number) {
  const changed = await trx
    .updateTable('patients')
    .set((eb) => ({ may_message_since: mayMessage ? at : null, version: eb('version', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .where('may_message_since', mayMessage ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether a patient has agreed to messages that are not about a visit. */
export async function mayMessage(db: Database, id: number | null) {
  const card = await db
    .selectFrom('patients')
    .select('may_message_since')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return card !== undefined && card.may_message_since !== null;
}

/** Stores the language in which the patient of a request asked, unless one is known, and answers the card if it was there before. */
export async function noteLanguage(trx: Transaction, requestId: number, language: OtherLanguage, at: number) {
  const card = await trx
    .updateTable('patients')
    .set((eb) => ({ language, version: eb('version', '+', 1), changed_at: at }))
    .where('id', '=', (eb) => eb.selectFrom('appointments').select('patient_id').where('id', '=', requestId))
    .where('language', 'is', null)
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  return card && card.created_at < at ? card : undefined;
}

/** The language in which a patient is written to: theirs where the clinic has switched it on, or else English. */
export async function writtenLanguage(db: Database, id: number | null): Promise<Language> {
  const card = await db
    .selectFrom('patients')
    .select('language')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  const languages = card?.language ? await clinicLanguages(db) : [];
  return languages.find((one) => one === card?.language) ?? defaultLanguage;
}

/** Locks a card, after the requests that its change begins with. Others who read it for a change of their own wait. */
export async function lockCard(trx: Transaction, id: number) {
  if (!isPostgres(trx)) return;
  await trx.selectFrom('patients').select('id').where('id', '=', id).forUpdate().execute();
}

/** Maximum for one patient. */
const maxTerms = 10_000;

/**
 * Derives keys and search terms from the card and the requests, after either has changed. Only one change of a patient does so at a time,
 * so that each sees what the other has stored. Keys that came with a merge stay, unless what they stand for is erased.
 */
export async function renewPatient(trx: Transaction, id: number, { forgetsMerged = false } = {}) {
  await lockCard(trx, id);
  const people = await readPeople(trx, id);
  if (people.length === 0) return;
  const terms = people.flatMap((person) => termsOf({ ...person, phone: person.phone ?? '' }));
  await replaceKeys(trx, id, people, { forgetsMerged });
  await replaceTerms(trx, 'patients', id, [...new Set(terms)].slice(0, maxTerms));
}

/**
 * Erases cards: those of `chosen`, and those of patients whose requests were erased, unless they have others. Merges that could still be
 * undone become final. Returns how many there were.
 */
export async function erasePatients(trx: Transaction, chosen: readonly number[], whose: readonly (number | null)[]) {
  await trx.deleteFrom('patients').where('deleted_at', 'is not', null).execute();
  const known = [...new Set(whose)].filter((id) => id !== null).toSorted((a, b) => a - b);
  if (chosen.length + known.length === 0) return 0;
  const erased = await trx
    .selectFrom('patients')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', [0, ...chosen]), eb.and([eb('id', 'in', [0, ...known]), hasNoRequest])]))
    .orderBy('id')
    .execute();
  for (const { id } of erased) await erasePatient(trx, id);
  const gone = new Set(erased.map(({ id }) => id));
  for (const id of known.filter((one) => !gone.has(one))) await renewPatient(trx, id, { forgetsMerged: true });
  return erased.length;
}

async function erasePatient(trx: Transaction, id: number) {
  const contacts = await readContacts(trx, id);
  const keys = trx.deleteFrom('patient_keys').where('patient_id', '=', id).returning('key');
  const givenUp = (await keys.execute()).map(({ key }) => key);
  await trx.deleteFrom('patients').where('id', '=', id).execute();
  await passOn(trx, givenUp, contacts);
}

/** Condition on a patient in the enclosing query. */
export const hasNoRequest = sql<boolean>`not exists (select 1 from appointments
  where appointments.patient_id = patients.id)`;
