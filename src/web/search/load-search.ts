import { createSearch } from '#contract/matching.ts';
import type { SearchIndex, SearchKind, SearchResult, SearchResults } from '#contract/search.ts';
import { loadJson } from '#web/api/client.ts';

export type Suggestion = Pick<SearchResult, 'kind' | 'title' | 'href'>;

export interface Search {
  /** Asks the server for what is not in the index. */
  suggest(typed: string): Promise<readonly Suggestion[]>;
  /** The names of what is found among one kind; null if the index is without it. */
  findNames(kind: SearchKind, typed: string): ReadonlySet<string> | null;
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
  const byKind = new Map(
    [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, members]) => [kind, createSearch(members)]),
  );
  return {
    async suggest(typed) {
      const found = all.find(typed);
      if (complete && found.length > 0) return found;
      const query = new URLSearchParams({ q: typed }).toString();
      return ((await loadJson(`/api/search?${query}`)) as SearchResults).results;
    },
    findNames(kind, typed) {
      const search = byKind.get(kind);
      return search ? new Set(search.find(typed).map(({ title }) => title)) : null;
    },
  };
}
