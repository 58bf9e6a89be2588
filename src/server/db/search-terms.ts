// See docs/decisions/0022-query-performance.md.

import { type RawBuilder, sql } from 'kysely';
import { fold, foldAccents } from '#contract/plain/folding.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { digitsOf, phoneNumbersIn } from '#contract/plain/phone-numbers.ts';
import type { Database, Transaction } from './database.ts';

const { phone } = serverLimits;

/** Limits: terms of a person, words of a longer text, characters of a term, words of a search. */
const limits = { terms: 48, words: 1_000, length: 64, searchedWords: 6 };

function wordsOf(text: string) {
  return foldAccents(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/** A word as it is written, by which rows of earlier releases are found, and in the one spelling of its script. */
function spellingsOf(word: string) {
  return [...new Set([word, fold(word)])];
}

/** Digits of a beginning that finds something: fewer would match nearly everyone. */
const minBeginning = 3;

/** The digits as typed, without leading zeros, and without a possible country code of one to three digits. */
function formsOf(number: string): [asTyped: string, digits: string, ...national: string[]] {
  const digits = digitsOf(number).replace(/^0+(?=\d{3})/, '');
  const international = number.startsWith('+') || number.startsWith('00') || digits.length > 10;
  const national = international
    ? [1, 2, 3].map((code) => digits.slice(code)).filter((rest) => rest.length >= minBeginning)
    : [];
  return [digitsOf(number), digits, ...national];
}

/** No number is longer, worldwide (E.164). */
const maxDigits = 15;

/** The numbers in a phone field. Two with nothing between them are cut at each gap, since no one knows where the second begins. */
function numbersIn(field: string) {
  return phoneNumbersIn(field).flatMap((number) => {
    const { length } = digitsOf(number);
    if (length <= maxDigits || length > 2 * maxDigits) return [number];
    const gaps = [...number.matchAll(/\D+(?=\d)/g)].map(({ index }) => index);
    const halves = gaps.flatMap((gap) => [number.slice(0, gap), number.slice(gap).trim()]);
    return [number, ...halves.filter((half) => digitsOf(half).length <= maxDigits)];
  });
}

/** All terms by which a phone field can be found. */
export function termsOfPhone(field: string): string[] {
  return distinct(numbersIn(field).flatMap(formsOf));
}

const minEnding = 4;

/** Terms by which a phone field can be found by its last digits: a prefix of the digits backwards, after a mark of their own. */
export function endingsOfPhone(field: string): string[] {
  return distinct(
    numbersIn(field)
      .map((number) => digitsOf(number))
      .filter((digits) => digits.length >= minEnding)
      .map((digits) => `~${digits.split('').toReversed().join('')}`),
  );
}

interface Findable {
  name: string;
  email: string | null;
  phone: string;
  /** The reference that a caller reads out over the phone. */
  reference?: string;
  /** Free text; every word of it is searchable. */
  text?: string | null;
}

/** All terms by which the row of a person can be found. A search matches prefixes of terms. */
export function termsOf({ name, email, phone, reference = '', text }: Findable): string[] {
  const ofPerson = distinct([
    reference.toLowerCase(),
    ...termsOfPhone(phone),
    ...endingsOfPhone(phone),
    ...(email ? [foldAccents(email), ...wordsOf(email)] : []),
    ...wordsOf(name).flatMap(spellingsOf),
  ]).slice(0, limits.terms);
  return distinct([...ofPerson, ...wordsOf(text ?? '').flatMap(spellingsOf)]).slice(0, limits.terms + limits.words);
}

/** Terms that find everything sent from this phone number or e-mail address, and possibly records of other people. */
export function termsOfContact(contact: string): string[] {
  return contact.includes('@') ? distinct([foldAccents(contact)]) : termsOfPhone(contact);
}

/** Whether two spellings are the same contact, or two phone fields have a number in common. */
export function isSameContact(a: string, b: string) {
  if (a.includes('@')) return a.toLowerCase() === b.toLowerCase();
  return callable(a).some((number) => callable(b).some((other) => isSameNumber(number, other)));
}

/** Extensions are dropped, because many people share one. */
export function callable(field: string) {
  const numbers = numbersIn(field).filter((number) => digitsOf(number).length >= phone.minDigits);
  return numbers.length > 0 ? numbers : [field];
}

/** If both have a country code, the codes must match too. */
function isSameNumber(a: string, b: string) {
  const [, digitsOfA] = formsOf(a);
  const [, digitsOfB] = formsOf(b);
  if (digitsOfA === digitsOfB) return true;
  if (namesCountry(a) && namesCountry(b)) return false;
  return formsOf(a).includes(digitsOfB) || formsOf(b).includes(digitsOfA);
}

function namesCountry(number: string) {
  return /^(\+|00)/.test(number);
}

/** The terms by which a blog can be found. */
export function termsOfTitle(title: string): string[] {
  return distinct(wordsOf(title).flatMap(spellingsOf));
}

function distinct(terms: string[]) {
  return [...new Set(terms.map((term) => term.slice(0, limits.length)))].filter(Boolean);
}

const phoneShape = /^(?:[+\p{Nd}\s().,;/|-]|ext|x)+$/iu;

/** Parses a search into words that must all match, each in any of its forms. */
export function parseSearch(text: string | undefined): string[][] {
  const typed = text?.replace(/\p{Cf}/gu, '').trim() ?? '';
  if (phoneShape.test(typed) && digitsOf(typed).length >= minBeginning)
    return [[...termsOfPhone(typed), ...endingsOfPhone(typed)]];
  return orReference(parseWords(typed));
}

/** A reference is read out and noted in groups, such as `K7QM 2XRT`: then each word may stand for all of it. */
function orReference(words: string[][]): string[][] {
  const joined = words.map((forms) => forms.at(-1)).join('');
  return words.length > 1 && /^[2-9a-hj-km-np-z]{5,8}$/.test(joined) ? words.map((forms) => [...forms, joined]) : words;
}

/** Parses words without treating digits as a phone number. */
export function parseWords(text = ''): string[][] {
  return text
    .split(/\s+/)
    .map((word) => (word.includes('@') ? [foldAccents(word)] : wordsOf(word)))
    .flatMap((parts) => parts.map((part) => spellingsOf(part.slice(0, limits.length))))
    .slice(0, limits.searchedWords);
}

/** The exclusive upper bound, in byte order, of all texts that start with this prefix. */
export function prefixEnd(prefix: string) {
  return `${prefix}\u{10ffff}`;
}

/** Sorting fewer matches than this is faster than scanning rows from newest to oldest. */
const maxSortedMatches = 5_000;

/** The searchable tables, each with the table of its terms. */
const termTables = {
  appointments: { table: 'appointment_terms', key: 'appointment_id' },
  reviews: { table: 'review_terms', key: 'review_id' },
  blogs: { table: 'blog_terms', key: 'blog_id' },
  applications: { table: 'application_terms', key: 'application_id' },
  patients: { table: 'patient_terms', key: 'patient_id' },
} as const;
type Searched = keyof typeof termTables;

/** Stores search terms of a row, which may have some of them. */
export async function insertTerms(trx: Transaction, searched: Searched, id: number, terms: string[]) {
  if (terms.length === 0) return;
  const { table, key } = termTables[searched];
  const rows = sql.join(terms.map((term) => sql`(${term}, ${id})`));
  await sql`insert into ${sql.table(table)} (term, ${sql.ref(key)}) values ${rows}
    on conflict do nothing`.execute(trx);
}

export async function replaceTerms(trx: Transaction, searched: Searched, id: number, terms: string[]) {
  const { table, key } = termTables[searched];
  await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(trx);
  await insertTerms(trx, searched, id, terms);
}

/**
 * Condition for `where`: rows that match all of these words, each in any of its forms. The rarest word is looked up first,
 * and its few rows are sorted. If even that word is common, rows are scanned from newest to oldest, which soon fills a page.
 * Either way the cost does not grow with the table.
 */
export async function matchesWords(db: Database, searched: Searched, words: string[][]) {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const sizes = await Promise.all(words.map((forms) => countTerms(db, searched, forms)));
  const fewest = Math.min(...sizes);
  const leading = fewest < maxSortedMatches ? sizes.indexOf(fewest) : -1;
  const conditions = words.map((forms, index) =>
    index === leading ? isAmongFound(searched, forms) : hasTerm(searched, forms),
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

async function countTerms(db: Database, searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  // PostgreSQL would scan the whole table for a common word if the subquery had no order.
  const found = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${beginsWithOne(forms)}
    order by term limit ${maxSortedMatches}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

function isAmongFound(searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  const found = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${beginsWithOne(forms)}`;
  return sql`${sql.ref(`${searched}.id`)} in (${found})`;
}

function hasTerm(searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  const isOfRow = sql`${sql.ref(key)} = ${sql.ref(`${searched}.id`)}`;
  return sql`exists (select 1 from ${sql.table(table)} where ${beginsWithOne(forms)} and ${isOfRow})`;
}

function beginsWithOne(forms: string[]): RawBuilder<unknown> {
  const ranges = forms.map((form) => sql`(term >= ${form} and term < ${prefixEnd(form)})`);
  return sql`(${sql.join(ranges, sql` or `)})`;
}
