import { createRequire } from 'node:module';

// A list knows what has leaked; what somebody makes up like it is made of the same few parts: a well-known word, keys in a row, a
// year, one's own name. So this takes those parts away too, and looks whether enough is left that has to be guessed.

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azerty', 'qwertz'];
const columns = ['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujm', '!@#$%^&*()'];
const walks = [...rows, ...columns].flatMap((keys) => [keys, Array.from(keys).toReversed().join('')]);
const shortestWalk = 4;

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
const enough = 8;

/** `own` are words that belong to the person or the place: parts of the e-mail address, of the clinic's name. */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  if (leaked().has(text)) return true;
  const guessed = new Set([...repeatsIn(text), ...walksIn(text), ...yearsIn(text), ...wordsIn(text, own)]);
  return text.length - guessed.size < enough;
}

let list: Set<string> | undefined;

/** The passwords that are common in leaks. Few ever set a password, so it is read when the first one does. */
const leaked = () => (list ??= readList());

function readList() {
  const require = createRequire(import.meta.url);
  const { dictionary } = require('@zxcvbn-ts/language-common') as { dictionary: { 'passwords-common': string[] } };
  return new Set(dictionary['passwords-common']);
}

/** The words of a name or an address that are long enough to matter. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
}

// All of these answer places in the text.

/** What repeats the character before it, or the beginning of the text. */
function repeatsIn(text: string) {
  const period = range(1, Math.floor(text.length / 2)).find((length) => text.startsWith(text.slice(length)));
  const again = period === undefined ? [] : range(period, text.length - 1);
  return [...again, ...range(1, text.length - 1).filter((place) => text[place] === text[place - 1])];
}

function walksIn(text: string) {
  return range(0, text.length - shortestWalk).flatMap((start) => {
    const isWalk = walks.some((keys) => keys.includes(text.slice(start, start + shortestWalk)));
    return isWalk ? range(start, start + shortestWalk - 1) : [];
  });
}

function yearsIn(text: string) {
  return [...text.matchAll(/(19|20)\d\d/g)].flatMap(({ index }) => range(index, index + 3));
}

function wordsIn(text: string, own: readonly string[]) {
  const forms = [text, ...['i', 'l'].map((one) => withoutDisguise(text, one))];
  return forms.flatMap((form) => [...words, ...own].flatMap((word) => placesOf(word, form)));
}

const disguises: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `p@ssw0rd` as it is meant; a 1 stands for an i or an l. */
function withoutDisguise(text: string, one: string) {
  return text.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (disguises[sign] ?? sign)));
}

function placesOf(word: string, text: string) {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    places.push(...range(at, at + word.length - 1));
  }
  return places;
}

/** Both included; empty when the end comes before the start. */
function range(start: number, end: number) {
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
}
