/**
 * Loads a list by its GET call or, when words are searched, by its POST call: words are often names of patients, and proxies log
 * addresses.
 */
export function listOrSearch<Query extends { q?: string | undefined }, Result>(
  query: Query,
  list: (query: Query) => Promise<Result>,
  search: (body: Query) => Promise<Result>,
): Promise<Result> {
  if (!query.q) return list(query);
  return search(bodyOf(query));
}

/** A search as it is sent in a body: without the filters that are off. */
export function bodyOf<Query extends object>(query: Query) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) as Query;
}
