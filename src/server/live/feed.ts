import { limits } from '#contract/limits.ts';
import type { Session, Sessions } from '#server/auth/sessions.ts';
import type { Clock } from '#server/clock.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Log } from '#server/log.ts';
import { latestOnly, type Stream } from './latest-only.ts';

/** In ms: how often it looks, how soon after a nudge, and after how long a silent stream says that it is still there. */
const pace = { look: 500, nudged: 50, silence: 20_000 };

interface FeedParts {
  /** What the streams tell. */
  read: () => Promise<object>;
  sessions: Pick<Sessions, 'living'>;
  monotonicClock: Clock;
  log: Log;
  stopping: AbortSignal;
}

export interface Feed {
  /**
   * Server-sent events for this session, until it ends.
   * @throws AppError `too-many`
   */
  open(session: Session): AsyncIterable<string>;
  /** Something has changed here: looks soon, and not only at its next turn. */
  nudge(): void;
}

interface Listener extends Stream {
  session: Session;
  told?: { text: string; at: number };
}

/**
 * Tells open streams what is so now and whenever that changes, through this instance of the program or another. It looks twice
 * a second for all of them together, and not while nobody listens.
 */
export function createFeed({ read, sessions, monotonicClock, log, stopping }: FeedParts): Feed {
  const listeners = new Set<Listener>();
  const schedule = createSchedule(look);
  stopping.addEventListener('abort', () => {
    for (const listener of listeners) listener.end();
  });

  function open(session: Session) {
    const own = [...listeners].filter((listener) => listener.session.administratorId === session.administratorId);
    if (own.length >= limits.streams) throw tooManyStreams();
    return latestOnly((stream) => {
      const listener = { ...stream, session };
      if (stopping.aborted) listener.end();
      else listeners.add(listener);
      schedule.in(0);
      return () => listeners.delete(listener);
    });
  }

  async function look() {
    try {
      if (listeners.size > 0) await tellAll();
    } catch (error) {
      log.error('looking for news failed', { error });
    }
    if (listeners.size > 0) schedule.in(pace.look);
  }

  async function tellAll() {
    const present = [...listeners];
    const living = await sessions.living(present.map(({ session }) => session.id));
    const text = JSON.stringify(await read());
    for (const listener of present) {
      if (living.has(listener.session.id)) tell(listener, text, monotonicClock());
      else listener.end();
    }
  }

  return { open, nudge: () => schedule.in(pace.nudged) };
}

/** Says the same again now and then: proxies keep the stream then, dead ones are noticed, and nothing missed stays missed. */
function tell(listener: Listener, text: string, now: number) {
  const { told } = listener;
  if (told?.text === text && now - told.at < pace.silence) return;
  listener.told = { text, at: now };
  listener.send(`: still here\ndata: ${text}\n\n`);
}

function tooManyStreams() {
  return new AppError('too-many', 'The admin area is open in too many places. Please close some of them.', {
    headers: { 'Retry-After': '60' },
  });
}

/** Does the work at the earliest time that was asked for, once at a time. */
function createSchedule(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isWorking = false;

  function scheduleIn(ms: number) {
    const at = performance.now() + ms;
    if (at >= due) return;
    due = at;
    if (!isWorking) start();
  }

  function start() {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, due - performance.now())).unref();
  }

  async function run() {
    due = Number.POSITIVE_INFINITY;
    isWorking = true;
    await work();
    isWorking = false;
    if (due < Number.POSITIVE_INFINITY) start();
  }

  return { in: scheduleIn };
}
