import type { Clock } from '#server/clock.ts';
import { keepRecent } from '#server/keep-recent.ts';

const freeFailures = 5;
const longestWait = 15 * 60_000;

export type LoginBackoff = ReturnType<typeof createLoginBackoff>;

/** After five failures every further one doubles the wait, from one second up to a quarter of an hour. */
export function createLoginBackoff(clock: Clock, enabled = true) {
  const failures = new Map<string, { count: number; at: number }>();

  return {
    /** Seconds until this key may try again; 0 when it may now. */
    waitFor(key: string): number {
      const known = failures.get(key);
      if (!enabled || !known || known.count < freeFailures) return 0;
      const wait = Math.min(1000 * 2 ** (known.count - freeFailures), longestWait);
      return Math.max(0, Math.ceil((known.at + wait - clock()) / 1000));
    },
    fail(key: string) {
      keepRecent(failures, key, { count: (failures.get(key)?.count ?? 0) + 1, at: clock() });
    },
    succeed(key: string) {
      failures.delete(key);
    },
  };
}
