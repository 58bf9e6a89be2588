import { createSearch } from '#contract/plain/matching.ts';

/** The entries whose names, or other words, are like what is typed, in their order. */
export function matchNames<E extends { name: string }>(
  entries: readonly E[],
  typed: string,
  wordsOf: (entry: E) => readonly string[] = () => [],
): readonly E[] {
  if (typed.trim() === '') return entries;
  const search = createSearch(entries.map((entry) => ({ title: entry.name, words: wordsOf(entry), entry })));
  const found = new Set(search.find(typed).map(({ entry }) => entry));
  return entries.filter((entry) => found.has(entry));
}
