import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createMount, honoPath } from './mount-endpoint.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Answered without the middleware of calls: what asks for no session, and files whose address is a secret. */
const others = {
  'ALL /*': 4, // the middleware of every answer
  'GET /healthz': 1,
  'GET /readyz': 1,
  'GET /api/openapi.json': 1,
  'GET /api/docs': 1,
  'GET /uploads/*': 1,
  'GET /calendar/:file{[^/]+\\.ics}': 1,
  'GET /visit/:token/visits.ics': 1,
  'GET /cards/:file{.+-[a-z\\d]+\\.png}': 1,
  'GET /art/:file': 1,
  'GET /icons/:file': 1,
  // Refuse other methods and other addresses.
  'ALL /calendar/:file{[^/]+\\.ics}': 1,
  'ALL /visit/:token/visits.ics': 1,
  'ALL /cards/:file{.+-[a-z\\d]+\\.png}': 1,
  'ALL /art/:file': 1,
  'ALL /icons/:file': 1,
  'ALL /api/*': 1,
};

function handlersOf(app: Pick<Hono, 'routes'>) {
  const routes = Map.groupBy(app.routes, ({ method, path }) => `${method} ${path}`);
  return Object.fromEntries([...routes].map(([route, handlers]) => [route, handlers.length]));
}

test('every route is a call of the contract, mounted once with all its middleware, or is listed here', () => {
  const mounted = new Hono();
  const mount = createMount(mounted as never, { accessCheck: () => async () => undefined, uploadQueue: {} } as never);
  for (const endpoint of allEndpoints) mount(endpoint, () => undefined as never);
  const paths = allEndpoints.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const refusals = Object.fromEntries(paths.map((path) => [`ALL ${honoPath(path)}`, 1]));
  expect(handlersOf(site.app as never)).toEqual({ ...handlersOf(mounted), ...refusals, ...others });
});
