import { createRequire } from 'node:module';

// A list contains the passwords that have leaked. Passwords made up in the same style consist of a few guessable parts: a common
// word, adjacent keys, a year, the user's name. This check ignores those parts and requires that enough other characters are left.

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azerty', 'qwertz'];
const columns = ['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujm', '!@#$%^&*()'];
const keyboardWalks = [...rows, ...columns].flatMap((keys) => [keys, Array.from(keys).toReversed().join('')]);
const minWalkLength = 4;

const words = `
  password passwort passw0rd passwd pass login signin access secret private secure security welcome hello letmein changeme
  default temporary temp test testing tester example sample guest user username root admin administrator system manager master
  owner boss server computer internet google facebook instagram youtube samsung iphone android windows microsoft
  iloveyou love lover loveme forever sunshine princess angel baby babygirl beautiful flower butterfly sweetheart happy smile
  friends family mother father mummy daddy football cricket baseball basketball hockey soccer tennis liverpool chelsea arsenal
  manchester united barcelona realmadrid superman batman spiderman spongebob pokemon naruto starwars harrypotter dragon monkey
  tiger panther eagle shadow killer hunter ranger ninja legend hero king queen prince charlie michael jordan jessica ashley
  daniel thomas andrew robert matthew joshua anthony william nicole michelle jennifer amanda samantha elizabeth victoria
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
  november december spring summer autumn winter whatever nothing something trustno thisis mypassword fuckyou asshole blink
  correct horse battery staple money dollar freedom jesus christ blessed heaven krishna ganesh ganesha shiva sairam hanuman
  bharat india indian hindustan jaihind mumbai delhi kolkata chennai bangalore bengaluru hyderabad kerala punjab
  clinic hospital doctor nurse patient health healthcare medical medicine physio physical therapy therapist physiotherapy
  physiotherapist rehab rehabilitation wellness reception frontdesk office desk
`
  .trim()
  .split(/\s+/);

/** How many characters must be left. */
const minUnguessable = 8;

/** `own` are words that are easy to guess for this person: parts of their e-mail address and of the clinic's name. */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  if (commonPasswords().has(text)) return true;
  const guessable = new Set([...repeatsIn(text), ...walksIn(text), ...yearsIn(text), ...wordsIn(text, own)]);
  return text.length - guessable.size < minUnguessable;
}

let list: Set<string> | undefined;

/** Loaded on first use, because most processes never set a password. */
const commonPasswords = () => (list ??= readCommonPasswords());

function readCommonPasswords() {
  const require = createRequire(import.meta.url);
  const { dictionary } = require('@zxcvbn-ts/language-common') as { dictionary: { 'passwords-common': string[] } };
  return new Set(dictionary['passwords-common']);
}

/** The words of a name or an address that are long enough to matter. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
}

// The functions below return indexes of guessable characters.

/** Characters that repeat the one before them, or the beginning of the text. */
function repeatsIn(text: string) {
  const period = range(1, Math.floor(text.length / 2)).find((length) => text.startsWith(text.slice(length)));
  const repetition = period === undefined ? [] : range(period, text.length - 1);
  return [...repetition, ...range(1, text.length - 1).filter((index) => text[index] === text[index - 1])];
}

function walksIn(text: string) {
  return range(0, text.length - minWalkLength).flatMap((start) => {
    const isWalk = keyboardWalks.some((keys) => keys.includes(text.slice(start, start + minWalkLength)));
    return isWalk ? range(start, start + minWalkLength - 1) : [];
  });
}

function yearsIn(text: string) {
  return [...text.matchAll(/(19|20)\d\d/g)].flatMap(({ index }) => range(index, index + 3));
}

function wordsIn(text: string, own: readonly string[]) {
  const spellings = [text, ...['i', 'l'].map((one) => withoutSubstitutions(text, one))];
  return spellings.flatMap((spelling) => [...words, ...own].flatMap((word) => indexesOf(word, spelling)));
}

const substitutions: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Turns `p@ssw0rd` into `password`. A 1 may stand for an i or an l, so the caller chooses. */
function withoutSubstitutions(text: string, one: string) {
  return text.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (substitutions[sign] ?? sign)));
}

function indexesOf(word: string, text: string) {
  const indexes: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    indexes.push(...range(at, at + word.length - 1));
  }
  return indexes;
}

/** Both ends are inclusive; empty when the end is before the start. */
function range(start: number, end: number) {
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
}
