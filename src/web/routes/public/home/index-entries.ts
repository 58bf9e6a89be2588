export interface IndexEntry {
  id: number;
  name: string;
}

export function byName(a: IndexEntry, b: IndexEntry) {
  return a.name.localeCompare(b.name, 'en');
}

/** Those that have every typed word, anywhere in the name. */
export function matchEntries<E extends IndexEntry>(entries: readonly E[], filter: string): readonly E[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => fold(entry.name).includes(word)));
}

/** Nobody types the accent of Bell’s palsy’s apostrophe or of Ménière. */
function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
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
