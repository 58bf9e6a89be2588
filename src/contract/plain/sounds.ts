/** Letters of Devanagari as people write them in Latin letters. */
const letters = new Map(
  'क-k ख-kh ग-g घ-gh ङ-n च-ch छ-ch ज-j झ-jh ञ-n ट-t ठ-th ड-d ढ-dh ण-n त-t थ-th द-d ध-dh न-n प-p फ-f ब-b भ-bh म-m य-y र-r ल-l ळ-l व-v श-sh ष-sh स-s ह-h ं-n'
    .split(' ')
    .map((pair) => [pair[0] ?? '', pair.slice(2)]),
);

const isDevanagari = (word: string) => /[\u0900-\u097f]/.test(word);

/** Words with fewer consonants sound like too many others. */
const fewest = 3;

/**
 * Consonants of a folded word, alike in both scripts: घुटने and ghutne are `gh t n`. Vowels are left out, since Latin letters do not
 * tell long from short. Nothing for a short word.
 */
function consonantsOf(word: string) {
  const latin = isDevanagari(word)
    ? Array.from(word, (letter) => letters.get(letter) ?? '').join('')
    : word
        .replace(/ph/g, 'f')
        .replace(/c(?!h)|q/g, 'k')
        .replace(/x/g, 'ks')
        .replace(/z/g, 'j')
        .replace(/w/g, 'v');
  const found = latin
    .replace(/ch+/g, 'ch')
    .replace(/m(?=[pbf])/g, 'n')
    .match(/[bcdgjkpst]h|[b-df-hj-np-tv-z]/g);
  const without = found?.filter((consonant, place) => consonant !== found[place - 1]) ?? [];
  return without.length < fewest ? '' : without.join(' ');
}

/** Finds words of the other script that sound like a typed one. Their sounds are worked out when one is first needed. */
export function createSounds(words: ReadonlyMap<string, unknown>) {
  const known = new Map<boolean, ReadonlyMap<string, readonly string[]>>();
  return (typed: string): readonly string[] => {
    const sound = consonantsOf(typed);
    if (sound === '') return [];
    const inDevanagari = !isDevanagari(typed);
    const ofScript = () => [...words.keys()].filter((word) => isDevanagari(word) === inDevanagari);
    const alike = known.get(inDevanagari) ?? Map.groupBy(ofScript(), consonantsOf);
    known.set(inDevanagari, alike);
    return alike.get(sound) ?? [];
  };
}
