import { useEffect, useState } from 'react';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { byName } from './by-name.ts';
import type { FilteredList, Named, Search } from './load-search.ts';

/** The entries of a list that fit what is typed, in their order; all of them until what finds them is loaded. */
export function useFilter<E extends Named>(list: FilteredList, entries: readonly E[], typed: string): readonly E[] {
  const [search, setSearch] = useState<Search>();
  const isNeeded = typed !== '';
  useEffect(() => {
    if (!isNeeded) return;
    importPart('search/load-search.ts', () => import('./load-search.ts'))
      .then(({ loadSearch }) => loadSearch())
      .then(setSearch, () => setSearch(byName));
  }, [isNeeded]);
  return search ? search.filter(list, entries, typed) : entries;
}
