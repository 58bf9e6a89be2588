import { isOneOff, wordsOf as plainWordsOf } from './matching.ts';
import { bySoonest, type Urgency } from './urgencies.ts';

// Finds the signs in what people write about themselves. It knows words, not people: it never says what someone has.

export interface FoundBySign {
  urgency: Urgency;
  /** Phrases, one a line. */
  words: string;
}

/** Longer texts are cut: a search has at most 200 characters, a field of the booking form at most 2,000. */
const most = { words: 1_200, letters: 24 };
/** How many other words may stand between those of a phrase. */
const between = 8;
const longEnough = 5;

/** Words for the same, of which a phrase names the first. */
const same = [
  'cannot cant canot cannt not unable couldnt wont doesnt dont didnt isnt no nahi nahin nai nhi mat नहीं नही ना',
  'pain pains painful painfull pian paining discomfort hurt hurts hurting ache aches aching agony dard dardh दर्द',
  'urine pee peeing wee weeing urinate urinating urination peshab pishab peshaab pesab पेशाब मूत्र',
  'breathe breath breathing breaths breathes breathless breathlessness brething brethe saans sans saas saansh sas सांस श्वास',
  'sudden suddenly suddenley achanak achaanak अचानक',
  'weak weakness weaker kamjor kamzor kamjori kamzori kamjoori कमजोर कमजोरी',
  'leg legs pair pairs पैर पैरों',
  'hand hands haath hath haathon हाथ हाथों',
  'one ek एक',
  'side taraf तरफ',
  'fall fell fallen falls falling gir gira giri gire girne गिर गिरा गिरी गिरने',
  'numb numbness numbing sunn सुन्न',
  'fever feverish temperature bukhar bukhaar बुखार ज्वर',
  'swollen swelling swells swelled soojan sujan सूजन',
  'headache headaches sirdard sardard',
  'diabetes diabetic diabetics',
  'vomiting vomit vomits vomited ulti उल्टी',
];

const canonical = new Map(
  same.flatMap((line) => {
    const [first = '', ...others] = foldedWordsOf(line);
    return others.map((word) => [word, first] as const);
  }),
);

function wordsOf(text: string) {
  return foldedWordsOf(text).map((word) => canonical.get(word) ?? word);
}

function foldedWordsOf(text: string) {
  return plainWordsOf(text).map((word) => word.slice(0, most.letters));
}

/** Words that are one letter from a word of a phrase, and mean something else. */
const otherWords = new Set(
  'heat hear heard head hard here chart cheat chess seen ever never back strike strive stroll breast bread loss lost pair chair'.split(
    ' ',
  ),
);

interface Phrase {
  /** Each inner list is of words of which one is enough. */
  words: readonly (readonly string[])[];
  without: ReadonlySet<string>;
}

/** Prepares signs for `find`, which returns those that stand in a text, the most urgent first. */
export function createSignSearch<S extends FoundBySign>(signs: readonly S[]) {
  const known = signs.map((sign) => ({ sign, phrases: sign.words.split('\n').flatMap(readPhrase) }));
  return (text: string): S[] => {
    const written = read(text);
    return known
      .filter(({ phrases }) => phrases.some((phrase) => standsIn(phrase, written)))
      .map(({ sign }) => sign)
      .toSorted(bySoonest);
  };
}

function readPhrase(line: string): Phrase[] {
  const parts = line.trim().split(/\s+/);
  const words = parts
    .filter((part) => !part.startsWith('-'))
    .map(wordsOf)
    .filter((list) => list.length > 0);
  const without = new Set(parts.filter((part) => part.startsWith('-')).flatMap(wordsOf));
  return words.length > 0 ? [{ words, without }] : [];
}

interface Written {
  written: readonly string[];
  /** Places at which a word stands. */
  find: (known: string, allowsErrors: boolean) => readonly number[];
}

function read(text: string): Written {
  const written = wordsOf(text).slice(0, most.words);
  const placesOf = Map.groupBy(written.keys(), (place) => written[place] ?? '');
  const near = new Map<string, readonly number[]>();
  const findNear = (known: string) =>
    [...placesOf].flatMap(([word, places]) => (isMisspelt(known, word) ? places : []));
  return {
    written,
    find(known, allowsErrors) {
      const same = placesOf.get(known) ?? [];
      if (!allowsErrors || known.length < longEnough) return same;
      const places = near.get(known) ?? [...same, ...findNear(known)];
      near.set(known, places);
      return places;
    },
  };
}

/** Whether each part of a phrase stands there as a word of its own, all of them near each other. */
function standsIn({ words, without }: Phrase, { written, find }: Written) {
  const places = words.map((list) => list.flatMap((word) => find(word, words.length > 1)));
  if (places.some((list) => list.length === 0)) return false;
  const near = words.length + between;
  return (places[0] ?? []).some((start) => {
    if (!fits(places, start, near)) return false;
    return !written.slice(Math.max(0, start - near), start + near + 1).some((word) => without.has(word));
  });
}

/** Whether every part has a place of its own near the first one. */
function fits(places: readonly (readonly number[])[], start: number, near: number) {
  const taken = new Set([start]);
  return places.slice(1).every((list) => {
    const place = list.find((one) => !taken.has(one) && Math.abs(one - start) < near);
    if (place === undefined) return false;
    taken.add(place);
    return true;
  });
}

function isMisspelt(known: string, written: string) {
  if (known === written || written.length < longEnough - 1 || otherWords.has(written)) return false;
  return isOneOff(known, written);
}

/** A text without the names of people in it, such as a practitioner called Stroke: all words of a name, in its order or not. */
export function withoutNames(text: string, names: readonly string[]) {
  const written = plainWordsOf(text);
  const parts = names
    .map((name) => plainWordsOf(name.replaceAll(/\[[^\]]*\]|\b(?:dr|mr|mrs|ms)\b/giu, '')))
    .filter((name) => name.length > 1 && name.every((word) => written.includes(word)));
  const left = new Set(parts.flat());
  return left.size > 0 ? written.filter((word) => !left.has(word)).join(' ') : text;
}
