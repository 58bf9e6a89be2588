import { adminApi } from '#web/api/admin-api.ts';
import type { CallOptions } from '#web/api/client.ts';
import { listOrSearch } from './search-call.ts';

type Query = NonNullable<NonNullable<Parameters<typeof adminApi.appointments.list>[0]>['query']>;

/** Lists requests, or searches them without their words in an address. */
export function loadRequests(query: Query, options?: CallOptions) {
  return listOrSearch(
    query,
    (asked) => adminApi.appointments.list({ query: asked }, options),
    (body) => adminApi.appointments.search({ body }, options),
  );
}
