import type { Clock } from '#server/clock.ts';
import { addRecent } from '#server/limits/recent-entries.ts';
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

export type RecentErrors = ReturnType<typeof createRecentErrors>;

const remembered = 50;

/**
 * The last errors of this process, in memory, for the people of the clinic, who cannot read its log. Repeats are one entry with a
 * count, so that they displace no other error.
 */
export function createRecentErrors(clock: Clock) {
  const errors = new Map<string, RecentError>();
  return {
    /** Newest first. */
    list: () => [...errors.values()].toReversed(),
    /** Returns the log, wrapped so that its errors are remembered. */
    watch: (log: Log): Log => ({
      ...log,
      error(message, details = {}) {
        const error = nameOf(details['error']);
        const key = JSON.stringify([message, error, placeOf(details['error'])]);
        const count = (errors.get(key)?.count ?? 0) + 1;
        const entry = { at: clock(), count, message, error, requestId: idIn(details['requestId']) };
        addRecent(errors, key, entry, remembered);
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
