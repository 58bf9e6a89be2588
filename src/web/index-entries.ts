export interface IndexEntry {
  id: number;
  name: string;
}

export function byName(a: IndexEntry, b: IndexEntry) {
  return a.name.localeCompare(b.name, 'en');
}

export function letterOf(name: string) {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

/** Whether the entry is the first under its letter. */
export function startsLetter(entries: readonly IndexEntry[], place: number) {
  const [entry, before] = [entries[place], entries[place - 1]];
  return entry !== undefined && (!before || letterOf(before.name) !== letterOf(entry.name));
}
