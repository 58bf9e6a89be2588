import { fold } from './folding.ts';
import { createSounds } from './sounds.ts';

/** An entry is found by its name first, then by other words for it, then by its text. */
export interface Searchable {
  title: string;
  words?: readonly string[];
  text?: string;
}

/** Longer input is cut: no one types it, and each word costs a look at every known word. */
const most = { characters: 200, words: 8, letters: 24 };
/** How much a word counts in the name, in other words, and in the text. */
const weights = [4, 3, 1] as const;
const leastInNames = 1.5;

/**
 * A misspelt word has to be long enough to be told from others. Each code point counts, since it is one key: घुटने has five, though
 * three letters that people see.
 */
const longEnough = 5;

/** Typed with other words, these say nothing about what is looked for. */
const smallWords = new Set(
  [
    'a an and are at can do for from have i if in is it me my of on or so the to very when with you your',
    'aa aur bahut hai hain ho hota ka kar ke ki ko me mein mera mere meri par raha rahe rahi se',
    'आ और कर का की के को पर बहुत में मेरा मेरी मेरे रहा रही रहे से है हैं हो होता',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

/**
 * Prepares entries for finding by what people type: words in any order, their beginnings, and from five letters on with one wrong
 * letter. Entries in which most of the words are found come first-best to last; equal ones keep the order in which they are given.
 */
export function createSearch<E extends Searchable>(entries: readonly E[]) {
  const vocabulary = readVocabulary(entries);
  const findAlike = createSounds(vocabulary);

  function find(words: readonly string[]): E[] {
    const found = new Map<number, { matched: number; score: number }>();
    for (const word of words) {
      const best = findWord(vocabulary, word, findAlike);
      // A word that few entries have tells more than one that many have, such as pain.
      const rarity = Math.log(1 + entries.length / best.size);
      for (const [place, weight] of best) {
        const { matched, score } = found.get(place) ?? { matched: 0, score: 0 };
        const share = weight < leastInNames ? 0.5 : 1; // a text mentions many things
        found.set(place, { matched: matched + share, score: score + weight * rarity });
      }
    }
    const mostMatched = Math.max(...[...found.values()].map(({ matched }) => matched));
    return [...found]
      .filter(([, { matched }]) => matched > mostMatched - 1)
      .toSorted(([a, one], [b, other]) => other.matched - one.matched || other.score - one.score || a - b)
      .flatMap(([place]) => entries[place] ?? []);
  }

  return {
    find: (typed: string) => find(typedWords(typed)),
    /** Entries that begin alike, for when nothing is found. */
    findNearest(typed: string) {
      for (const letters of [4, 3]) {
        const found = find(typedWords(typed).flatMap((word) => (word.length > letters ? word.slice(0, letters) : [])));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** Maps each word to the entries that contain it, by their places, with its weight in each. */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<number, number>>;

function readVocabulary(entries: readonly Searchable[]): Vocabulary {
  const vocabulary = new Map<string, Map<number, number>>();
  for (const [place, { title, words = [], text = '' }] of entries.entries())
    for (const [index, part] of [title, words.join(' '), text].entries())
      for (const word of wordsOf(part)) {
        const places = vocabulary.get(word) ?? new Map<number, number>();
        if (!places.has(place)) places.set(place, weights[index] ?? 0);
        vocabulary.set(word, places);
      }
  return vocabulary;
}

function findWord(vocabulary: Vocabulary, typed: string, findAlike: (typed: string) => readonly string[]) {
  const best = new Map<number, number>();
  const gather = (likeness: (word: string) => number) => {
    for (const [word, places] of vocabulary) {
      const factor = likeness(word);
      if (factor === 0) continue;
      for (const [place, weight] of places)
        if (weight * factor > (best.get(place) ?? 0)) best.set(place, weight * factor);
    }
  };
  gather((word) => compare(word, typed));
  // A word of the other script that sounds alike, such as घुटने for ghutne, counts less than one that is written alike.
  const alike = new Set(findAlike(typed));
  if (alike.size > 0) gather((word) => (alike.has(word) ? 0.4 : 0));
  // Matches inside a word and misspelt beginnings count only when nothing else matches.
  if (best.size === 0 && typed.length >= longEnough)
    gather((word) => (word.includes(typed) || isOneOff(word.slice(0, typed.length), typed) ? 0.5 : 0));
  return best;
}

const endings = ['s', 'es', 'ed', 'ing', 'ful'];

/** Similarity of two words, from 0 (different) to 1 (equal). */
function compare(word: string, typed: string) {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.7; // less than a whole word among the other words
  if (typed.startsWith(word) && word.length > 2 && endings.includes(typed.slice(word.length))) return 0.7;
  if (isInflected(word, typed)) return 0.7;
  return typed.length >= longEnough && isOneOff(word, typed) ? 0.5 : 0;
}

/** Whether both are forms of one Hindi word, such as कंधा, कंधे and कंधों. Short words are left alone: रमा and रमी are two names. */
function isInflected(word: string, typed: string) {
  if (typed < '\u0900' || !word.startsWith(typed.slice(0, 3))) return false;
  const stem = stemOf(typed);
  return stem.length > 2 && stem === stemOf(word);
}

const stemOf = (word: string) => word.replace(/(?:िय)?[ािीेो]?ं?$/u, '');

/** Whether one letter is missing, added, replaced, or two beside each other are swapped. */
export function isOneOff(word: string, typed: string) {
  const more = typed.length - word.length;
  if (more < -1 || more > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const isSame = (skippedInWord: number, skippedInTyped: number) =>
    word.slice(start + skippedInWord) === typed.slice(start + skippedInTyped);
  if (more !== 0) return isSame(more < 0 ? 1 : 0, more > 0 ? 1 : 0);
  return isSame(1, 1) || (word[start] === typed[start + 1] && word[start + 1] === typed[start] && isSame(2, 2));
}

function typedWords(typed: string) {
  const words = [...new Set(wordsOf(typed.slice(0, most.characters)))];
  const telling = words.filter((word) => word.length > 1 && !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, most.words).map((word) => word.slice(0, most.letters));
}

/** Few people type the apostrophe of Bell’s palsy or the accents of Ménière. */
export function wordsOf(text: string) {
  return fold(text)
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
