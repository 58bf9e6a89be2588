import { serverLimits } from '#contract/plain/limits.ts';
import { tooMany } from '#server/app-error.ts';
import type { Session, Sessions, Viewer } from '#server/auth/sessions.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { onCommit } from '#server/db/transaction.ts';
import { type Log, logOutages } from '#server/log.ts';
import { createTimer } from '#server/process/timer.ts';

const intervals = {
  pollMs: 500,
  /** Delay of the poll after a change in this process: short, but one poll for a burst of changes. */
  pollSoonMs: 50,
  /** A stream on which nothing changes repeats its last event after this time. */
  heartbeatMs: 20_000,
};

interface LiveUpdatesOptions<State> {
  read: () => Promise<State>;
  /** The part of it that someone may see. */
  show: (state: State, viewer: Viewer) => object;
  sessions: Pick<Sessions, 'findUnexpired'>;
  monotonicClock: Clock;
  db: Database;
  log: Log;
  stopping: AbortSignal;
}

export type LiveUpdates = ReturnType<typeof createLiveUpdates>;

interface Subscriber extends TextStream {
  session: Session;
  lastSent?: { text: string; at: number };
}

/**
 * Sends the current state to open streams, and again whenever it changes. One poll of the database, twice a second, serves all
 * streams and also finds what other instances have stored. It pauses while no stream is open.
 */
export function createLiveUpdates<State>(options: LiveUpdatesOptions<State>) {
  const { read, show, sessions, monotonicClock, db, log, stopping } = options;
  const subscribers = new Set<Subscriber>();
  const timer = createTimer(poll);
  const attempt = logOutages(log, 'polling for live updates failed');
  onCommit(db, () => timer.in(intervals.pollSoonMs));
  stopping.addEventListener('abort', () => {
    for (const subscriber of subscribers) subscriber.end();
  });

  /**
   * Server-sent events, until the session ends or the server stops.
   * @throws AppError `too-many` when the administrator has too many open streams.
   */
  function open(session: Session): AsyncIterable<string> {
    const own = [...subscribers].filter((one) => one.session.administratorId === session.administratorId);
    if (own.length >= serverLimits.streams)
      throw tooMany(60_000, 'The admin area is open in too many places. Please close some of them.');
    return latestText((stream) => {
      const subscriber = { ...stream, session };
      if (stopping.aborted) subscriber.end();
      else subscribers.add(subscriber);
      timer.in(0);
      return () => subscribers.delete(subscriber);
    });
  }

  async function poll() {
    await attempt(sendToAll);
    if (subscribers.size > 0) timer.in(intervals.pollMs);
  }

  async function sendToAll() {
    const current = [...subscribers];
    if (current.length === 0) return;
    const unexpired = await sessions.findUnexpired(current.map(({ session }) => session.id));
    const state = await read();
    for (const subscriber of current) {
      const viewer = unexpired.get(subscriber.session.id);
      if (viewer) sendIfDue(subscriber, JSON.stringify(show(state, viewer)), monotonicClock());
      else subscriber.end();
    }
  }

  return { open };
}

/** Repeats unchanged text as a heartbeat, so that proxies keep the stream open and dead connections are noticed. */
function sendIfDue(subscriber: Subscriber, text: string, now: number) {
  const { lastSent } = subscriber;
  if (lastSent?.text === text && now - lastSent.at < intervals.heartbeatMs) return;
  subscriber.lastSent = { text, at: now };
  subscriber.send(`: still here\ndata: ${text}\n\n`);
}

interface TextStream {
  send(text: string): void;
  end(): void;
}

/**
 * An iterable of sent texts for one reader. A slow reader gets only the latest text, so that nothing accumulates. `subscribe` is
 * called on the first read and returns how to unsubscribe.
 */
function latestText(subscribe: (stream: TextStream) => () => void): AsyncIterable<string> {
  let unsent: string | undefined;
  let hasEnded = false;
  let unsubscribe: (() => void) | undefined;
  let wake = () => {};
  const stream: TextStream = {
    send(text) {
      unsent = text;
      wake();
    },
    end() {
      hasEnded = true;
      wake();
    },
  };

  async function next(): Promise<IteratorResult<string>> {
    unsubscribe ??= subscribe(stream);
    if (unsent === undefined && !hasEnded) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    const value = unsent;
    unsent = undefined;
    return value === undefined ? finish() : { done: false, value };
  }

  async function finish(): Promise<IteratorResult<string>> {
    stream.end();
    unsubscribe?.();
    return { done: true, value: undefined };
  }

  return { [Symbol.asyncIterator]: () => ({ next, return: finish }) };
}
