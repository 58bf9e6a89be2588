import { adminApi } from '#web/api/admin-api.ts';
import type { CallOptions } from '#web/api/client.ts';

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

type Query = NonNullable<NonNullable<Parameters<typeof adminApi.appointments.list>[0]>['query']>;

/** Lists requests, or searches them without their words in an address. */
export function loadRequests(query: Query, options?: CallOptions) {
  return listOrSearch(
    query,
    (asked) => adminApi.appointments.list({ query: asked }, options),
    (body) => adminApi.appointments.search({ body }, options),
  );
}
