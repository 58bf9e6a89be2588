// See docs/decisions/0038-limits-per-client.md.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendError } from './node-error-response.ts';

export interface ClientLimits {
  /** Requests of one connection that may wait for their responses. Browsers and proxies send one at a time. */
  pipelined: number;
  /** Requests of one client, on all its connections, whose responses have not been sent. */
  inProgress: number;
}

const defaults: ClientLimits = { pipelined: 16, inProgress: 64 };
const retryAfterSeconds = 1;

/** Passes a request on to `next`, or refuses it. */
type Admit = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Refuses what one client has in progress beyond its share, so that it cannot shut out the others. */
export function createClientLimits(
  addressOf: (request: IncomingMessage) => string,
  { pipelined, inProgress } = defaults,
  onRefusal = () => {},
): Admit {
  const ofConnection = new Map<Socket, number>();
  const ofClient = new Map<string, number>();
  const ending = new WeakSet<Socket>();

  return (request, response, next) => {
    const { socket } = request;
    if (ending.has(socket)) return stopReading(socket);
    const waiting = ofConnection.get(socket) ?? 0;
    const address = addressOf(request);
    const mine = ofClient.get(address) ?? 0;
    add(ofConnection, socket, 1);
    add(ofClient, address, 1);
    response.once('close', () => {
      add(ofConnection, socket, -1);
      add(ofClient, address, -1);
    });
    if (waiting < pipelined && mine < inProgress) return next();
    onRefusal();
    if (waiting >= pipelined) {
      // This refusal ends the connection: further requests of the same burst get no response.
      response.shouldKeepAlive = false;
      ending.add(socket);
      stopReading(socket);
    }
    sendError(response, { code: 'too-many', retryAfterSeconds });
  };
}

/** Node resumes a connection with every request that it finds in what it has read, so the pause must come after the last. */
function stopReading(socket: Socket) {
  setImmediate(() => socket.pause());
}

function add<K>(counts: Map<K, number>, key: K, change: number) {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
