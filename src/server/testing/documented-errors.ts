import type { Endpoint } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOfCall } from '#server/http/openapi/openapi.ts';
import { createRouteOf } from '#server/pages/route-of.ts';

/** Statuses that say something about the call, unlike a session that has ended or too many requests. */
const told: ReadonlySet<number> = new Set([404, 409, 412, 413]);

const routeOf = createRouteOf([]);
const endpoints = new Map<string, Endpoint>();
for (const endpoint of allEndpoints)
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
    for (const method of [endpoint.method, ...(endpoint.otherMethods ?? [])])
      endpoints.set(`${method} ${path}`, endpoint);

/**
 * Whatever a test asks for, an error that the description of the API does not name fails the test.
 * @throws Error
 */
export function expectDocumented(path: string, method = 'GET', status = 200) {
  if (!told.has(status)) return;
  const name = `${method} ${routeOf(path)}`;
  const endpoint = endpoints.get(name);
  if (!endpoint || failuresOfCall(endpoint).some((code) => errorStatus[code] === status)) return;
  throw new Error(`${name} was answered with ${status}, which its description in the contract does not name.`);
}
