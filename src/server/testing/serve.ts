import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { PageCacheMiddleware } from '#server/pages/page-cache-middleware.ts';

/** Serves the application over HTTP on a free loopback port, behind the page cache if there is one. */
export async function serve(app: Hono<AppEnv>, pageCache: PageCacheMiddleware = (_request, _response, next) => next()) {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) =>
    pageCache(request, response, () => void answer(request, response)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
