import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loadWithGets } from './raw-client.ts';

/** Answers the requests of two connections. */
async function load(answer: RequestListener, duration: number) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return loadWithGets({ port: (server.address() as AddressInfo).port, path: '/', connections: 2, duration });
}

function send(response: Parameters<RequestListener>[1], body: string) {
  response.setHeader('Content-Length', body.length);
  response.write(body.slice(0, 1)); // in pieces, as large bodies arrive
  response.end(body.slice(1));
}

test('responses may become smaller and larger', async () => {
  let answers = 0;
  const result = await load((_request, response) => send(response, 'x'.repeat((answers++ % 3) * 50_000 + 2)), 100);
  expect(result.answers).toBe(answers);
  expect(result.times).toHaveLength(answers);
});

test('a refusal ends the measurement', async () => {
  const refuse: RequestListener = (_request, response) => {
    response.statusCode = 503;
    send(response, 'busy');
  };
  await expect(load(refuse, 60_000)).rejects.toThrow('HTTP/1.1 503');
});

test('a connection that the server closes ends the measurement', async () => {
  await expect(load((request) => request.socket.end(), 60_000)).rejects.toThrow('The server closed a connection.');
});
