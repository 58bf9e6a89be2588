import type { Insertable } from 'kysely';
import { digitsOf, phoneNumbersIn } from '#contract/phone-numbers.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** The longest number without a country code; with and without it, it is the same number. */
const nationalDigits = 10;

/** What a hold is counted by: the phone numbers and the e-mail address of a request. */
export function contactsOf(phone: string, email: string | null): string[] {
  const numbers = phoneNumbersIn(phone).map((number) => digitsOf(number).slice(-nationalDigits));
  return [...new Set([...numbers, ...(email ? [email.toLowerCase()] : [])])].filter(Boolean).toSorted();
}

export async function insertHold(trx: Database, hold: Insertable<Tables['holds']>) {
  const { id } = await trx.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteHold(trx: Database, id: number) {
  await trx.deleteFrom('holds').where('id', '=', id).execute();
}

export async function updateLane(trx: Database, id: number, lane: number) {
  await trx.updateTable('holds').set({ lane }).where('id', '=', id).execute();
}

/** Takes the contacts for a hold; false if one of them has a hold that has not ended. */
export async function insertContacts(
  trx: Database,
  contacts: readonly string[],
  hold: { hold_id: number; hold_until: number },
  now: number,
) {
  await trx.deleteFrom('hold_contacts').where('contact', 'in', contacts).where('hold_until', '<=', now).execute();
  const stored = await trx
    .insertInto('hold_contacts')
    .values(contacts.map((contact) => ({ contact, ...hold })))
    .onConflict((conflict) => conflict.column('contact').doNothing())
    .returning('contact')
    .execute();
  return stored.length === contacts.length;
}

/** The hold of each of these requests, also one that has ended since. */
export async function listHolds(db: Database, appointmentIds: readonly number[]) {
  return db
    .selectFrom('holds')
    .innerJoin('practitioners', 'practitioners.id', 'holds.practitioner_id')
    .select(['appointment_id', 'starts_at', 'ends_at', 'hold_until', 'practitioners.name as practitioner'])
    .where('appointment_id', 'in', appointmentIds)
    .execute();
}

interface Held {
  starts_at: number;
  ends_at: number;
  hold_until: number;
  practitioner: string;
}

export function toHeld({ starts_at, ends_at, hold_until, practitioner }: Held) {
  const [starts, ends, until] = [starts_at, ends_at, hold_until].map((time) => new Date(time).toISOString()) as [
    string,
    string,
    string,
  ];
  return { starts_at: starts, ends_at: ends, held_until: until, practitioner };
}
