import { hash } from 'node:crypto';
import { digitsOf } from '#contract/plain/phone-numbers.ts';
import { callable } from '#server/db/search-terms.ts';

// Keys that identify a person: name and phone number, or name and e-mail address.

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

/** Shortened to fit into an index entry. */
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
