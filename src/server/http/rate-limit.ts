import type { Clock } from '#server/clock.ts';
import { addRecent } from '#server/recent-entries.ts';

/** Limits calls per key in fixed windows. Counts are in the memory of this process. */
export function createRateLimit({ calls, windowMs }: { calls: number; windowMs: number }, clock: Clock) {
  const windows = new Map<string, { endsAt: number; used: number }>();

  /** Returns the seconds to wait, or 0 when the call is within the limit. */
  return function take(key: string): number {
    const now = clock();
    const current = windows.get(key);
    if (!current || current.endsAt <= now) {
      addRecent(windows, key, { endsAt: now + windowMs, used: 1 });
      return 0;
    }
    current.used += 1;
    return current.used > calls ? Math.ceil((current.endsAt - now) / 1000) : 0;
  };
}
