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
