// See docs/decisions/0038-limits-per-client.md.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import * as serverMessages from '#contract/messages/server.ts';
import type { Log } from '#server/log.ts';
import { bearerToken } from './bearer-token.ts';
import { sendError } from './error-response.ts';

const defaults = {
  /** Requests of one client, on all its connections, whose responses have not been sent. */
  perClient: 64,
  /** Unsent requests of one connection. Browsers and proxies send one at a time. */
  perConnection: 16,
  /** The number of admitted requests that may be in progress. */
  inProgress: 500,
  /** How long the event loop may be blocked, in ms. */
  blockedMs: 500,
  /** A blocked event loop counts as overload only from this many requests on; with fewer, the machine is merely slow. */
  crowd: 100,
  retryAfterSeconds: 2,
};
const probeMs = 20;
/** Administrators can go on working when visitors are already refused. */
const adminCapacityFactor = 4;

interface LimiterOptions {
  log: Log;
  addressOf: (request: IncomingMessage) => string;
  /** Whether the signature of a token is ours. */
  isOurToken: (token: string) => Promise<boolean>;
  /** A reverse proxy sends the requests of many clients over each of its connections. */
  behindProxy: boolean;
  onClientRefused?: () => void;
  limits?: Partial<typeof defaults>;
}

/** Passes a request on to `next`, which resolves when the work is done, or refuses it. */
export type Admit = (request: IncomingMessage, response: ServerResponse, next: () => Promise<unknown>) => void;

/** Refuses requests that the process could not answer in time, and those of one client that would shut out the others. */
export function createLimiter(options: LimiterOptions) {
  const { log, addressOf, isOurToken, behindProxy, onClientRefused = () => {} } = options;
  const limits = { ...defaults, ...options.limits };
  /** Requests whose responses have not been sent, by connection and by client. */
  const unsent = new Map<Socket | string, number>();
  const ending = new WeakSet<Socket>();
  const inProgress = new Set<ServerResponse>();
  let refused = 0;
  let lastReport = 0;
  let lastProbe = performance.now();
  let arrivals = 0;
  let wasBlocked = false;

  const probe = setInterval(() => {
    wasBlocked = isBlocked();
    lastProbe = performance.now();
    arrivals = 0;
  }, probeMs).unref();

  function isBlocked() {
    const blockedMs = performance.now() - lastProbe - probeMs;
    return blockedMs > limits.blockedMs && Math.max(arrivals, inProgress.size) >= limits.crowd;
  }

  function count(key: Socket | string, change: number) {
    const requests = (unsent.get(key) ?? 0) + change;
    if (requests > 0) unsent.set(key, requests);
    else unsent.delete(key);
    return requests;
  }

  async function hasPriority({ headers }: IncomingMessage) {
    const token = bearerToken(headers.authorization);
    const isFull = inProgress.size >= limits.inProgress * adminCapacityFactor;
    return token !== undefined && !isFull && isOurToken(token);
  }

  function enter(response: ServerResponse, next: () => Promise<unknown>) {
    inProgress.add(response);
    const leave = () => inProgress.delete(response);
    response.once('close', leave);
    // Sending holds no capacity: clients that read slowly would take it from the others.
    void next().finally(leave);
  }

  function refuse(request: IncomingMessage, response: ServerResponse) {
    const { retryAfterSeconds } = limits;
    refused += 1;
    if (performance.now() - lastReport > 1_000) {
      log.info('requests refused because of overload', { requests: refused, inProgress: inProgress.size });
      lastReport = performance.now();
      refused = 0;
    }
    // The request closes once its body has been read. Pausing later would let the client retry first.
    if (!behindProxy) request.once('close', () => pauseConnection(request, retryAfterSeconds));
    sendError(response, { code: 'unavailable', detail: serverMessages.tooBusy, retryAfterSeconds });
  }

  return {
    /** Refuses what one client has in progress beyond its share. */
    limitClient(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const { socket } = request;
      if (ending.has(socket)) return stopReading(socket);
      const client = addressOf(request);
      const isPipelined = count(socket, 1) > limits.perConnection;
      const isBeyond = count(client, 1) > limits.perClient || isPipelined;
      response.once('close', () => {
        count(socket, -1);
        count(client, -1);
      });
      if (!isBeyond) return next();
      onClientRefused();
      if (isPipelined) {
        // This refusal ends the connection: further requests of the same burst get no response.
        response.shouldKeepAlive = false;
        ending.add(socket);
        stopReading(socket);
      }
      sendError(response, { code: 'too-many', retryAfterSeconds: 1 });
    },
    /** Refuses what exceeds the capacity of the process. */
    admit(request: IncomingMessage, response: ServerResponse, next: () => Promise<unknown>) {
      arrivals += 1;
      const isOverloaded = inProgress.size >= limits.inProgress || wasBlocked || isBlocked();
      if (!isOverloaded || isHealthCheck(request)) return enter(response, next);
      if (!request.headers.authorization) return refuse(request, response);
      void hasPriority(request).then((has) => (has ? enter(response, next) : refuse(request, response)));
    },
    /** Call it when the server has been closed. */
    stop: () => clearInterval(probe),
  };
}

function isHealthCheck({ url }: IncomingMessage) {
  return url === '/healthz' || url === '/readyz';
}

/** Node resumes a connection with every request that it finds in what it has read, so the pause must come after the last. */
function stopReading(socket: Socket) {
  setImmediate(() => socket.pause());
}

/** Stops reading from a refused connection until it may retry, so that clients do not retry in a burst. */
function pauseConnection({ socket, complete }: IncomingMessage, seconds: number) {
  if (!complete) return;
  socket.pause();
  setTimeout(() => socket.resume(), seconds * 1_000).unref();
}
