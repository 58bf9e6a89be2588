import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';

export interface RecentError {
  /** Time of the last one, in ms. */
  at: number;
  /** How many there were at the same place in the code. */
  count: number;
  message: string;
  /** Name and code: messages of errors may quote what people have typed. */
  error: string | null;
  requestId: string | null;
}

export interface RecentErrors {
  /** Newest first. */
  list(): RecentError[];
  /** Returns the log, wrapped so that its errors are remembered. */
  watch(log: Log): Log;
}

const remembered = 50;

/**
 * The last errors of this process, in memory, for the people of the clinic, who cannot read its log. Repeats are one entry with a
 * count, so that they displace no other error.
 */
export function createRecentErrors(clock: Clock): RecentErrors {
  const errors = new Map<string, RecentError>();
  return {
    list: () => [...errors.values()].toReversed(),
    watch: (log) => ({
      ...log,
      error(message, details = {}) {
        const error = nameOf(details['error']);
        const key = JSON.stringify([message, error, placeOf(details['error'])]);
        const count = (errors.get(key)?.count ?? 0) + 1;
        errors.delete(key); // so that the newest is the last
        errors.set(key, { at: clock(), count, message, error, requestId: idIn(details['requestId']) });
        const [oldest] = errors.keys();
        if (errors.size > remembered && oldest !== undefined) errors.delete(oldest);
        log.error(message, details);
      },
    }),
  };
}

function nameOf(error: unknown) {
  if (!(error instanceof Error)) return null;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? `${error.name} ${code}` : error.name;
}

/** The line of code that made the error. */
function placeOf(error: unknown) {
  return error instanceof Error ? error.stack?.split('\n').find((line) => line.startsWith('    at ')) : undefined;
}

function idIn(value: unknown) {
  return typeof value === 'string' ? value : null;
}
