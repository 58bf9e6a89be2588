import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A program that a clinic has connected: a real https server on loopback, under a name that only its lookup resolves. A pre-shared key
 * replaces a certificate.
 */
export async function startProgram(answer: (response: ServerResponse, received: Received) => void) {
  const psk = randomBytes(16);
  const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const message = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    received.push(message);
    answer(response, message);
  };
  const server = createServer(
    { ...tls, pskCallback: () => psk },
    (request, response) => void handle(request, response),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lookedUp: string[] = [];
  const lookup: LookupFunction = (host, { all }, done) => {
    lookedUp.push(host);
    if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
    else done(null, '127.0.0.1', 4);
  };
  const options = {
    ...tls,
    lookup,
    pskCallback: () => ({ psk, identity: 'test' }),
    checkServerIdentity: () => undefined,
  };
  const url = `https://programs.example:${(server.address() as AddressInfo).port}/clinic`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, options, received, lookedUp, close };
}
