/** Bounds of what one row is found by, of the words of a longer text, and of one search. */
const most = { terms: 24, words: 1_000, length: 64, searchedWords: 6 };

/** Lower case without accents, so that `Zoe` finds `Zoë`. */
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

/** The number as it is, and without what may be its country code (one to three digits) or its leading zeros. */
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
  /** What people read out over the phone. */
  reference?: string;
  /** What they wrote, every word of it. */
  text?: string | null;
}

/** Everything that a person's row can be found by, as whole terms; a search matches their beginnings. */
export function termsOf({ name, email, phone, reference = '', text }: Findable): string[] {
  const ofPerson = distinct([
    reference.toLowerCase(),
    ...phoneForms(phone),
    ...(email ? [fold(email), ...wordsOf(email)] : []),
    ...wordsOf(name),
  ]).slice(0, most.terms);
  return distinct([...ofPerson, ...wordsOf(text ?? '')]).slice(0, most.terms + most.words);
}

/** Under these stands what somebody has sent from this phone or e-mail address, and perhaps something of others. */
export function termsOfContact(contact: string): string[] {
  return distinct(contact.includes('@') ? [fold(contact)] : phoneForms(contact));
}

/** Whether two spellings lead to the same person. With both country codes they have to agree in those too. */
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

/** What a blog can be found by. */
export function termsOfTitle(title: string): string[] {
  return distinct(wordsOf(title));
}

function distinct(terms: string[]) {
  return [...new Set(terms.map((term) => term.slice(0, most.length)))].filter(Boolean);
}

/** What was typed, as words that must all be found, each in any of its forms. */
export function parseSearch(text: string | undefined): string[][] {
  const typed = text?.trim() ?? '';
  if (/^[+\d\s().-]+$/.test(typed) && digitsOf(typed).length >= 3)
    return [[...new Set(phoneForms(typed))].filter(Boolean)];
  return parseWords(typed);
}

/** The same where numbers are no phone numbers. */
export function parseWords(text = ''): string[][] {
  return text
    .split(/\s+/)
    .map((word) => (word.includes('@') ? [fold(word)] : wordsOf(word)))
    .flatMap((parts) => parts.map((part) => [part.slice(0, most.length)]))
    .slice(0, most.searchedWords);
}

/** The first text behind all that begin with this one, in the order of the bytes. */
export function behindPrefix(prefix: string) {
  return `${prefix}\u{10ffff}`;
}
