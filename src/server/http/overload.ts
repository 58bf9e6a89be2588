import type { IncomingMessage, ServerResponse } from 'node:http';
import * as serverMessages from '#contract/messages/server.ts';
import type { Log } from '#server/log.ts';
import { bearerToken } from './bearer-token.ts';
import { sendError } from './node-error-response.ts';

export interface Capacity {
  /** The number of admitted requests that may be in progress. */
  inProgress: number;
  /** How long the event loop may be blocked, in ms. */
  blockedMs: number;
  /** A blocked event loop counts as overload only from this many requests on; with fewer, the machine is merely slow. */
  crowd: number;
  retryAfterSeconds: number;
}

const defaults: Capacity = { inProgress: 500, blockedMs: 500, crowd: 100, retryAfterSeconds: 2 };
const probeMs = 20;
/** Administrators can go on working when visitors are already refused. */
const adminCapacityFactor = 4;

interface OverloadGuardOptions {
  log: Log;
  /** Whether the signature of a token is ours. */
  isOurToken: (token: string) => Promise<boolean>;
  /** A reverse proxy sends the requests of many clients over each of its connections. */
  behindProxy: boolean;
  capacity?: Capacity;
}

export interface OverloadGuard {
  /** Passes a request on to `next`, which resolves when the work is done, or refuses it. */
  admit(request: IncomingMessage, response: ServerResponse, next: () => Promise<unknown>): void;
  /** Stops the timers. Call it when the server has been closed. */
  stop(): void;
}

/** Refuses requests that the process could not answer in time, so that it can answer those that it admits. */
export function createOverloadGuard(options: OverloadGuardOptions): OverloadGuard {
  const { log, isOurToken, behindProxy, capacity = defaults } = options;
  const { retryAfterSeconds } = capacity;
  const inProgress = new Set<ServerResponse>();
  let refused = 0;
  let lastProbe = performance.now();
  let arrivals = 0;
  let wasBlocked = false;

  function isBlocked() {
    const blockedMs = performance.now() - lastProbe - probeMs;
    return blockedMs > capacity.blockedMs && Math.max(arrivals, inProgress.size) >= capacity.crowd;
  }

  const probe = setInterval(() => {
    wasBlocked = isBlocked();
    lastProbe = performance.now();
    arrivals = 0;
  }, probeMs).unref();
  const report = setInterval(() => {
    if (refused > 0)
      log.info('requests refused because of overload', { requests: refused, inProgress: inProgress.size });
    refused = 0;
  }, 1_000).unref();

  const isOverloaded = () => inProgress.size >= capacity.inProgress || wasBlocked || isBlocked();

  async function hasPriority({ headers }: IncomingMessage) {
    const token = bearerToken(headers.authorization);
    const isFull = inProgress.size >= capacity.inProgress * adminCapacityFactor;
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
    refused += 1;
    // On close, the body has been read. Pausing any later would let the client retry first.
    if (!behindProxy) request.once('close', () => pauseConnection(request, retryAfterSeconds));
    sendError(response, { code: 'unavailable', detail: serverMessages.tooBusy, retryAfterSeconds });
  }

  return {
    admit(request, response, next) {
      arrivals += 1;
      if (isHealthCheck(request) || !isOverloaded()) return enter(response, next);
      if (!request.headers.authorization) return refuse(request, response);
      void hasPriority(request).then((has) => (has ? enter(response, next) : refuse(request, response)));
    },
    stop() {
      clearInterval(probe);
      clearInterval(report);
    },
  };
}

function isHealthCheck({ url }: IncomingMessage) {
  return url === '/healthz' || url === '/readyz';
}

/** Stops reading from a refused connection until it may retry, so that clients do not retry in a burst. */
function pauseConnection({ socket, complete }: IncomingMessage, seconds: number) {
  if (!complete) return;
  socket.pause();
  setTimeout(() => socket.resume(), seconds * 1_000).unref();
}
