import type { Searchable } from '#contract/plain/matching.ts';
import type { SearchResult } from '#contract/search.ts';

export type Entry = SearchResult & Required<Searchable>;

export function entry<K extends SearchResult['kind']>(kind: K, title: string, href: string) {
  return { kind, title, href, description: '', urgent_help: null, words: [] as string[], text: '' };
}
