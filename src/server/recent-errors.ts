import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

export interface RecentError {
  /** In ms. */
  at: number;
  message: string;
  /** Name and code: messages of errors may quote what people have typed. */
  error: string | null;
  requestId: string | null;
}

export interface RecentErrors {
  /** Newest first. */
  list(): RecentError[];
  /** The same log, whose errors are remembered. */
  watch(log: Log): Log;
}

const remembered = 50;

/** The last errors of this process, in memory, for the people of the clinic: they cannot read its log. */
export function createRecentErrors(clock: Clock): RecentErrors {
  const errors: RecentError[] = [];
  return {
    list: () => errors.toReversed(),
    watch: (log) => ({
      ...log,
      error(message, details = {}) {
        errors.push({ at: clock(), message, error: nameOf(details['error']), requestId: idIn(details['requestId']) });
        if (errors.length > remembered) errors.shift();
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

function idIn(value: unknown) {
  return typeof value === 'string' ? value : null;
}
