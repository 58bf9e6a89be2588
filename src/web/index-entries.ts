import { locale } from '#words/locale.ts';

export interface IndexEntry {
  id: number;
  name: string;
}

export function byName(a: IndexEntry, b: IndexEntry) {
  return a.name.localeCompare(b.name, locale);
}

export function letterOf(name: string) {
  const [first = ''] = name.normalize('NFD');
  return first.toUpperCase();
}
