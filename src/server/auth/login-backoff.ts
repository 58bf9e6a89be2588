import type { Clock } from '#server/clock.ts';
import { AppError } from '#server/http/app-error.ts';
import { addRecent } from '#server/recent-entries.ts';

const freeFailures = 5;
const maxWaitMs = 15 * 60_000;

interface Attempt {
  address: string;
  email: string;
  factor?: 'password' | 'code';
}

export type LoginBackoff = ReturnType<typeof createLoginBackoff>;

/** After five failed attempts, each further one doubles the wait, from one second to 15 minutes. */
export function createLoginBackoff(clock: Clock, enabled = true) {
  const failures = new Map<string, { count: number; at: number }>();

  /** Seconds until the next attempt is allowed, or 0. */
  function waitFor(key: string): number {
    const known = failures.get(key);
    if (!enabled || !known || known.count < freeFailures) return 0;
    const wait = Math.min(1000 * 2 ** (known.count - freeFailures), maxWaitMs);
    return Math.max(0, Math.ceil((known.at + wait - clock()) / 1000));
  }

  /** An attempt that could not be checked, such as during an outage, does not count. */
  function uncount(key: string) {
    const known = failures.get(key);
    if (known) known.count -= 1;
  }

  /**
   * Runs `check` for an attempt to sign in as `email` from `address`. A result of null is a failure. Passwords and codes are
   * counted separately, or anyone who knows the password could reset the count of codes with it.
   * @throws AppError `too-many` before the wait is over.
   */
  return async function attempt<T>({ address, email, factor = 'password' }: Attempt, check: () => Promise<T | null>) {
    const key = `${address} ${factor} ${email.trim().toLowerCase()}`;
    const wait = waitFor(key);
    if (wait > 0) throw tooManyFailures(wait);
    // Count before the check completes, so that simultaneous guesses count too.
    addRecent(failures, key, { count: (failures.get(key)?.count ?? 0) + 1, at: clock() });
    const result = await check().catch((error: unknown) => {
      uncount(key);
      throw error;
    });
    if (result !== null) failures.delete(key);
    return result;
  };
}

function tooManyFailures(seconds: number) {
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too-many', `Too many failed attempts. Please wait ${wait} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
