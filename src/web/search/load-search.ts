import { createSearch } from '#contract/matching.ts';
import type { SearchIndex, SearchKind, SearchResult } from '#contract/search.ts';
import { browserApi } from '#web/api/client.ts';

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
  loading ??= browserApi.search.index().then(prepare);
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
      return complete && found.length > 0 ? found : (await browserApi.search.find({ query: { q: typed } })).results;
    },
    findNames(kind, typed) {
      const search = byKind.get(kind);
      return search ? new Set(search.find(typed).map(({ title }) => title)) : null;
    },
  };
}
