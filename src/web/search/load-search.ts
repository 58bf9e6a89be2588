import { createSearch } from '#contract/plain/matching.ts';
import { withoutNames } from '#contract/plain/sign-matching.ts';
import type { SearchIndex, SearchResult, SearchResults } from '#contract/search.ts';
import type { Sign } from '#contract/signs.ts';
import { loadJson } from '#web/api/client.ts';
import { loadSigns } from './load-signs.ts';

export type Suggestion = Pick<SearchResult, 'kind' | 'title' | 'href'>;

export type FilteredList = 'conditions' | 'symptoms';

export interface Named {
  name: string;
}

export interface Search {
  /** Signs in what is typed, the most urgent first. */
  findSigns(typed: string): Promise<readonly Sign[]>;
  /** Asks the server for what is not in the index. */
  suggest(typed: string): Promise<readonly Suggestion[]>;
  filter<E extends Named>(list: FilteredList, listed: readonly E[], typed: string): readonly E[];
}

let loading: Promise<Search> | undefined;

/** Loads the index once; after a failure, again. */
export function loadSearch(): Promise<Search> {
  loading ??= loadJson('/api/search/index').then((index) => prepare(index as SearchIndex));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function prepare({ complete, entries }: SearchIndex): Search {
  const all = createSearch(entries);
  const people = entries.filter(({ kind }) => kind === 'person').map(({ title }) => title);
  return {
    async findSigns(typed) {
      return (await loadSigns())(withoutNames(typed, people));
    },
    async suggest(typed) {
      const found = all.find(typed);
      if (complete && found.length > 0) return once(found);
      const query = new URLSearchParams({ q: typed }).toString();
      return once(((await loadJson(`/api/search?${query}`)) as SearchResults).results);
    },
    filter(list, listed, typed) {
      if (typed.trim() === '') return listed;
      const known = entries.filter(({ kind }) => `${kind}s` === list);
      // An index that would be too large has none.
      const names = listed.map(({ name }) => ({ title: name }));
      const found = createSearch(known.length > 0 ? known : names).find(typed);
      const titles = new Set(found.map(({ title }) => title));
      return listed.filter(({ name }) => titles.has(name));
    },
  };
}

/** A condition and a problem may have the same name, and no one who reads it twice can tell them apart. */
function once(found: readonly Suggestion[]) {
  const names = found.map(({ title }) => title.toLowerCase());
  return found.filter((_, place) => names.indexOf(names[place] ?? '') === place);
}
