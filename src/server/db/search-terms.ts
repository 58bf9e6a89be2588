/** Limits: terms of a person, words of a longer text, characters of a term, words of a search. */
const limits = { terms: 24, words: 1_000, length: 64, searchedWords: 6 };

/** Converts to lower case without accents, so that `Zoe` finds `Zoë`. */
function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string) {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}

/** The digits as typed, without leading zeros, and without a possible country code of one to three digits. */
function phoneForms(phone: string): [asTyped: string, digits: string, ...national: string[]] {
  const digits = digitsOf(phone).replace(/^0+(?=\d{5})/, '');
  const international = phone.trim().startsWith('+') || phone.trim().startsWith('00') || digits.length > 10;
  const national = international ? [1, 2, 3].map((code) => digits.slice(code)).filter((rest) => rest.length >= 5) : [];
  return [digitsOf(phone), digits, ...national];
}

interface Findable {
  name: string;
  email: string | null;
  phone: string;
  /** The reference that a caller reads out over the phone. */
  reference?: string;
  /** Free text, of which every word is searchable. */
  text?: string | null;
}

/** All terms by which the row of a person can be found. A search matches prefixes of terms. */
export function termsOf({ name, email, phone, reference = '', text }: Findable): string[] {
  const ofPerson = distinct([
    reference.toLowerCase(),
    ...phoneForms(phone),
    ...(email ? [fold(email), ...wordsOf(email)] : []),
    ...wordsOf(name),
  ]).slice(0, limits.terms);
  return distinct([...ofPerson, ...wordsOf(text ?? '')]).slice(0, limits.terms + limits.words);
}

/** Terms that find everything sent from this phone number or e-mail address, and possibly records of other people. */
export function termsOfContact(contact: string): string[] {
  return distinct(contact.includes('@') ? [fold(contact)] : phoneForms(contact));
}

/** Whether two spellings are the same contact. If both have a country code, the codes must match too. */
export function isSameContact(a: string, b: string) {
  if (a.includes('@')) return a.toLowerCase() === b.toLowerCase();
  const [, digitsOfA] = phoneForms(a);
  const [, digitsOfB] = phoneForms(b);
  if (digitsOfA === digitsOfB) return true;
  if (namesCountry(a) && namesCountry(b)) return false;
  return phoneForms(a).includes(digitsOfB) || phoneForms(b).includes(digitsOfA);
}

function namesCountry(phone: string) {
  return /^(\+|00)/.test(phone.trim());
}

/** The terms by which a blog can be found. */
export function termsOfTitle(title: string): string[] {
  return distinct(wordsOf(title));
}

function distinct(terms: string[]) {
  return [...new Set(terms.map((term) => term.slice(0, limits.length)))].filter(Boolean);
}

/** Parses a search into words that must all match, each in any of its forms. */
export function parseSearch(text: string | undefined): string[][] {
  const typed = text?.trim() ?? '';
  if (/^[+\d\s().-]+$/.test(typed) && digitsOf(typed).length >= 3)
    return [[...new Set(phoneForms(typed))].filter(Boolean)];
  return parseWords(typed);
}

/** The same, without treating digits as a phone number. */
export function parseWords(text = ''): string[][] {
  return text
    .split(/\s+/)
    .map((word) => (word.includes('@') ? [fold(word)] : wordsOf(word)))
    .flatMap((parts) => parts.map((part) => [part.slice(0, limits.length)]))
    .slice(0, limits.searchedWords);
}

/** The exclusive upper bound, in byte order, of all texts that start with this prefix. */
export function prefixEnd(prefix: string) {
  return `${prefix}\u{10ffff}`;
}
