import type { Endpoint } from '#contract/endpoint.ts';

/**
 * One call of each kind: those whose middleware is the same. What holds for all is tried with these, since mounted-routes.test.ts shows
 * that every call passes the same middleware.
 */
export function oneOfEachKind(endpoints: readonly Endpoint[]): Endpoint[] {
  return Map.groupBy(endpoints, kindOf)
    .values()
    .flatMap((alike) => alike.slice(0, 1))
    .toArray();
}

function kindOf({
  access,
  method,
  encoding,
  body,
  background,
  conditional,
  idempotent,
  whileLocked,
  ...endpoint
}: Endpoint) {
  const { rate, whileSettingUp } = endpoint;
  const parts = { access, method, encoding, background, conditional, idempotent, whileLocked, whileSettingUp };
  return JSON.stringify({ ...parts, hasBody: Boolean(body), hasRate: Boolean(rate) });
}
