import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { MetricsPlace } from '#server/config.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { Log } from '#server/log.ts';
import type { Metrics } from './metrics.ts';

const path = '/metrics';

/** A server that answers Prometheus at `/metrics`, and nothing else. The caller lets it listen. */
export function createMetricsServer(
  { read, contentType }: Metrics,
  { token }: Pick<MetricsPlace, 'token'>,
  log: Log,
): Server {
  const isAllowed = (authorization: string | undefined) =>
    token === undefined || equal(bearerToken(authorization) ?? '', token);

  return createHttpServer().on('request', ({ method, url, headers }, response) => {
    const refuse = (status: number, more = {}) => response.writeHead(status, { 'Content-Length': 0, ...more }).end();
    const send = (text: string) => response.writeHead(200, { 'Content-Type': contentType }).end(text);
    const fail = (error: unknown) => {
      log.error('the metrics could not be read', { error });
      refuse(500);
    };
    if (!isAllowed(headers.authorization)) refuse(401, { 'WWW-Authenticate': 'Bearer' });
    else if (url !== path) refuse(404);
    else if (method === 'GET') read().then(send, fail);
    else refuse(405, { Allow: 'GET' });
  });
}

/** In the same time, however much of it is right. */
function equal(given: string, wanted: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
