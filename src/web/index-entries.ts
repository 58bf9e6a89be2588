import { locale } from '#words/locale.ts';

export interface IndexEntry {
  id: number;
  name: string;
}

const { compare } = new Intl.Collator(locale);

export function byName(a: IndexEntry, b: IndexEntry) {
  return compare(a.name, b.name);
}

/** The letter under which an index lists a name: E for É, क for क्ष, फ for फ़. A code point, so that none is cut in half. */
export function letterOf(name: string) {
  const [letter = ''] = name.normalize('NFD').replace(/\p{Cf}/gu, '');
  return letter.toUpperCase();
}
