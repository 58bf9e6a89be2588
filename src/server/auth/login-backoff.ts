import type { Clock } from '#server/clock.ts';
import { AppError } from '#server/http/app-error.ts';
import { addRecent } from '#server/recent-entries.ts';

const freeFailures = 5;
const longestWait = 15 * 60_000;

interface Who {
  address: string;
  email: string;
  knows?: 'password' | 'code';
}

export type LoginBackoff = ReturnType<typeof createLoginBackoff>;

/** After five failures every further one doubles the wait, from one second up to a quarter of an hour. */
export function createLoginBackoff(clock: Clock, enabled = true) {
  const failures = new Map<string, { count: number; at: number }>();

  /** Seconds until this key may try again; 0 when it may now. */
  function waitFor(key: string): number {
    const known = failures.get(key);
    if (!enabled || !known || known.count < freeFailures) return 0;
    const wait = Math.min(1000 * 2 ** (known.count - freeFailures), longestWait);
    return Math.max(0, Math.ceil((known.at + wait - clock()) / 1000));
  }

  /** What could not be checked was no guess. */
  function takeBack(key: string) {
    const known = failures.get(key);
    if (known) known.count -= 1;
  }

  /**
   * Checks what someone at `address` says to know of the administrator `email`; a null is a failure. Codes are counted apart,
   * or whoever has the password could begin anew with it.
   * @throws AppError `too-many` when it is not their turn yet.
   */
  return async function attempt<T>(who: Who, check: () => Promise<T | null>) {
    const key = `${who.address} ${who.knows ?? 'password'} ${who.email.trim().toLowerCase()}`;
    const wait = waitFor(key);
    if (wait > 0) throw tooManyFailures(wait);
    // Counted before the check is done, so that guesses made at the same moment count too.
    addRecent(failures, key, { count: (failures.get(key)?.count ?? 0) + 1, at: clock() });
    const result = await check().catch((error: unknown) => {
      takeBack(key);
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
