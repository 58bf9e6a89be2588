import { useEffect, useState } from 'react';
import type { SearchKind } from '#contract/search.ts';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import type { Search } from './load-search.ts';

/** Loads what finds entries once it is needed; null until then, and if it cannot be loaded. */
export function useSearch(isNeeded: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    importPart('search/load-search.ts', () => import('./load-search.ts'))
      .then(({ loadSearch }) => loadSearch())
      .then(setSearch, console.warn);
  }, [isNeeded]);
  return search;
}

/** The entries of a list that fit what is typed, in their order. */
export function useFilter<E extends { name: string }>(
  kind: SearchKind,
  entries: readonly E[],
  typed: string,
): readonly E[] {
  const search = useSearch(typed !== '');
  // Until it is loaded no one is told that there is nothing.
  const found = typed.trim() !== '' && search?.findNames(kind, typed);
  return found ? entries.filter(({ name }) => found.has(name)) : entries;
}
