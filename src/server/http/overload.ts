import type { IncomingMessage, ServerResponse } from 'node:http';
import * as serverMessages from '#contract/messages/server.ts';
import type { Log } from '#server/log.ts';
import { refuse } from './raw-refusal.ts';

export interface Capacity {
  /** Requests that have been let in and are not answered yet. */
  underWay: number;
  /** How long the program may be busy without a break, in ms, before it is too much for so many: a slow machine is none. */
  busyMs: number;
  crowd: number;
  retryAfterSeconds: number;
}

const usual: Capacity = { underWay: 500, busyMs: 500, crowd: 100, retryAfterSeconds: 2 };
const probeMs = 20;
/** The desk goes on working where visitors are asked to come again. */
const deskPriority = 4;

/** Lets a request through to `next`, or refuses it. */
type Admit = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Refuses early what is more than the program can do in time, so that it answers what it has let in. A connection that was
 * refused is not listened to until it may come again: who asks on and on would otherwise cost the others their turn.
 */
export function createOverloadGuard(log: Log, capacity = usual): Admit {
  const { retryAfterSeconds } = capacity;
  let underWay = 0;
  let refused = 0;
  let lastBreak = performance.now();
  let arrivals = 0;
  let wasTooBusy = false;

  function isTooBusy() {
    const busyMs = performance.now() - lastBreak - probeMs;
    return busyMs > capacity.busyMs && Math.max(arrivals, underWay) >= capacity.crowd;
  }

  setInterval(() => {
    wasTooBusy = isTooBusy();
    lastBreak = performance.now();
    arrivals = 0;
  }, probeMs).unref();
  setInterval(() => {
    if (refused > 0) log.info('refused for want of capacity', { requests: refused, underWay });
    refused = 0;
  }, 1_000).unref();

  function isTooMuch({ headers }: IncomingMessage) {
    if (headers.authorization) return underWay >= capacity.underWay * deskPriority;
    return underWay >= capacity.underWay || wasTooBusy || isTooBusy();
  }

  return (request, response, next) => {
    arrivals += 1;
    if (!isHealthCheck(request) && isTooMuch(request)) {
      refused += 1;
      // By then a body that came along has been read. Any later, and a crowd would have asked again.
      request.once('close', () => rest(request, retryAfterSeconds));
      return refuse(response, { code: 'unavailable', detail: serverMessages.overloaded, retryAfterSeconds });
    }
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    next();
  };
}

function isHealthCheck({ url }: IncomingMessage) {
  return url === '/healthz' || url === '/readyz';
}

/** Does not read from the connection for as long as it was told to stay away. */
function rest({ socket, complete }: IncomingMessage, seconds: number) {
  if (!complete) return;
  socket.pause();
  setTimeout(() => socket.resume(), seconds * 1_000).unref();
}
