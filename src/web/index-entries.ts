export interface IndexEntry {
  id: number;
  name: string;
}

export function byName(a: IndexEntry, b: IndexEntry) {
  return a.name.localeCompare(b.name, 'en');
}

/** Returns entries in which every typed word begins a word; where there are none, entries that contain it anywhere. */
export function matchEntries<E extends IndexEntry>(entries: readonly E[], filter: string): readonly E[] {
  const typed = [...new Set(wordsOf(filter))];
  const keep = (matches: (name: string, word: string) => boolean) =>
    entries.filter((entry) => typed.every((word) => matches(fold(entry.name), word)));
  const beginning = keep((name, word) => wordsOf(name).some((part) => part.startsWith(word)));
  return beginning.length > 0 ? beginning : keep((name, word) => name.includes(word));
}

function wordsOf(text: string) {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Few people type the apostrophe of Bell’s palsy or the accents of Ménière. Vowel signs of Indian scripts stay. */
function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/gu, '')
    .toLowerCase();
}

export function letterOf(name: string) {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

/** Whether the entry is the first under its letter. */
export function startsLetter(entries: readonly IndexEntry[], place: number) {
  const [entry, before] = [entries[place], entries[place - 1]];
  return entry !== undefined && (!before || letterOf(before.name) !== letterOf(entry.name));
}
