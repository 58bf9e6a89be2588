import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { digitsOf } from '#contract/phone-numbers.ts';
import { clinicCallingCode } from './clinic-profile.queries.ts';
import { type Database, isPostgres, type Transaction } from './database.ts';
import { callable, replaceTerms, termsOf } from './search-terms.ts';
import { insertRows } from './table-rows.queries.ts';
import type { Row } from './tables.ts';

// A request belongs to the patient who has the same name and phone number, or the same name and e-mail address, on the card or in another
// request. Families share numbers, so a number alone joins no one.

export interface Person {
  name: string;
  phone: string | null;
  email: string | null;
}

/** Folds case, spaces and accents, and nothing else: vowel signs of Indian scripts tell names apart. */
export function foldPerson(name: string) {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For an index, whose entries are short. */
export const shortFoldedName = (name: string) => foldPerson(name).slice(0, 200).toWellFormed();

/**
 * A number with its country code, the clinic's where it says none, and without the zeros that are dialled before a national number.
 * @example normalizePhone('098765 43210', '91') === normalizePhone('+91 98765 43210', '91')
 */
export function normalizePhone(number: string, callingCode: string) {
  const digits = digitsOf(number);
  const full = digits.replace(/^00(?=[1-9])/, '');
  const saysCountry = number.trim().startsWith('+') || full !== digits;
  const isOurs = full.startsWith(callingCode);
  if (saysCountry && !isOurs) return full;
  const hasOurCode = isOurs && (saysCountry || digits.length > 10);
  return callingCode + (hasOurCode ? full.slice(callingCode.length) : digits).replace(/^0+/, '');
}

/** Hashes of name and phone, then of name and e-mail address. */
export function keysOf({ name, phone, email }: Person, callingCode: string) {
  const numbers = phone === null ? [] : callable(phone).map((number) => `+${normalizePhone(number, callingCode)}`);
  const contacts = [...numbers, ...(email ? [email.toLowerCase()] : [])];
  return [...new Set(contacts.map((contact) => hash('sha256', `${foldPerson(name)}\n${contact}`, 'base64url')))];
}

/**
 * The patient to whom a new request belongs, who is added unless known. Two requests of one person at the same instant insert the same
 * key, so one of the transactions is repeated, and finds the patient of the other.
 */
export async function findOrAddPatient(trx: Transaction, person: Person, at: number) {
  const keys = keysOf(person, await clinicCallingCode(trx));
  const found = await lockPatientsByKeys(trx, keys);
  const known = keys.map((key) => found.get(key)).find((id) => id !== undefined); // a phone number before an e-mail address
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

/** Rows in one statement, which takes at most 32,766 values in SQLite. */
const rowsAtOnce = 1_000;

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

async function addPatient(trx: Transaction, person: Person, at: number, keys: string[]) {
  const id = await insertCard(trx, person, at);
  await trx
    .insertInto('patient_keys')
    .values(keys.toSorted().map((key) => ({ key, patient_id: id })))
    .execute();
  return id;
}

/** Patients by those of these keys that lead to one. The lock waits for a merge, which moves the keys. */
export async function lockPatientsByKeys(trx: Transaction, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, number>();
  const found = await trx
    .selectFrom('patient_keys')
    .innerJoin('patients', 'patients.id', 'patient_keys.patient_id')
    .select(['patient_keys.key', 'patients.id'])
    .where('patient_keys.key', 'in', keys)
    .where('patients.deleted_at', 'is', null)
    .$if(isPostgres(trx), (query) => query.forShare('patients'))
    .execute();
  return new Map(found.map(({ key, id }) => [key, id]));
}

async function insertKeys(trx: Transaction, patient_id: number, keys: readonly string[]) {
  if (keys.length === 0) return;
  await trx
    .insertInto('patient_keys')
    .values(keys.toSorted().map((key) => ({ key, patient_id })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Maxima for one patient; the newest requests count. */
const limits = { requests: 2_000, terms: 10_000 };

/** Derives keys and search terms from the card and the requests, after either has changed. After a merge the other's keys stay. */
export async function renewPatient(trx: Transaction, id: number, { isMerged = false } = {}) {
  const card = await trx
    .selectFrom('patients')
    .select(['name', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!card) return;
  const requests = await trx
    .selectFrom('appointments')
    .select(['name', 'phone', 'email', 'reference'])
    .where('patient_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.requests)
    .execute();
  const callingCode = await clinicCallingCode(trx);
  const keys = [...new Set([card, ...requests].flatMap((person) => keysOf(person, callingCode)))];
  const outdated = trx
    .deleteFrom('patient_keys')
    .where('patient_id', '=', id)
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys));
  if (!isMerged) await outdated.execute();
  await insertKeys(trx, id, keys);
  const terms = [card, ...requests].flatMap((person) => termsOf({ ...person, phone: person.phone ?? '' }));
  await replaceTerms(trx, 'patients', id, [...new Set(terms)].slice(0, limits.terms));
}

/**
 * After the details of a request were corrected: its new details lead to the patient, and the card of someone who has sent no other is
 * corrected as well, where it says the same.
 */
export async function followCorrection(trx: Transaction, id: number, before: Person, after: Person, at: number) {
  const patient = trx.selectFrom('patients').select(['name', 'phone', 'email']).where('id', '=', id);
  const card = await patient.executeTakeFirstOrThrow();
  const sent = await trx.selectFrom('appointments').select('id').where('patient_id', '=', id).limit(2).execute();
  const { name, phone, email } = Object.fromEntries(
    (['name', 'phone', 'email'] as const).map((field) => [
      field,
      card[field] === before[field] ? after[field] : card[field],
    ]),
  ) as unknown as Person;
  if (sent.length === 1)
    await trx
      .updateTable('patients')
      .set((eb) => ({
        name,
        phone,
        email,
        folded_name: shortFoldedName(name),
        changed_at: at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  await renewPatient(trx, id);
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
    .deleteFrom('patients')
    .where((eb) => eb.or([eb('id', 'in', [0, ...chosen]), eb.and([eb('id', 'in', [0, ...known]), hasNoRequest])]))
    .returning('id')
    .execute();
  const gone = new Set(erased.map(({ id }) => id));
  for (const id of known.filter((one) => !gone.has(one))) await renewPatient(trx, id);
  return erased.length;
}

/** Condition on a patient in the enclosing query. */
export const hasNoRequest = sql<boolean>`not exists (select 1 from appointments
  where appointments.patient_id = patients.id)`;
