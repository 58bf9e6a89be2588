// See docs/decisions/0086-sign-ins.md.

import * as sessionMessages from '#contract/messages/session.ts';
import { tooMany } from '#server/app-error.ts';
import { fixedWindow, type Limit, type LimitStore } from '#server/limits/limit-store.ts';
import { createLot } from '#server/limits/lot.ts';
import type { QueueUse } from '#server/limits/queue.ts';
import type { Caller } from './callers.ts';

/** Failed attempts that cost no wait. */
const freeFailures = 5;
const maxWaitMs = 15 * 60_000;

const attemptsOfClient = fixedWindow('password attempts of a client', { calls: 30, windowMs: 60_000 });
const wrongPasswords = backoff('wrong passwords of a client for an account');
const wrongCodes = backoff('wrong codes of a client for an account');
const wrongCodesOfAccount = backoff('wrong codes for an account');

/** Wrong passwords for all accounts, which make a client wait for nothing, but behind those with fewer. */
const failuresOfClient: Limit = {
  name: 'wrong passwords of a client',
  waitAfter: () => 0,
  waitsFrom: 'last',
  forgottenAfter: 24 * 3_600_000,
};

/** Passwords of one account that are wrong from many addresses; those with few failures of their own do not wait for them. */
const wrongPasswordsOfAccount = backoff('wrong passwords for an account', { free: 10, maxMs: 30_000 });

/** Doubles the wait with each failure beyond `free`, from one second to `maxMs`. */
function backoff(name: string, { free = freeFailures, maxMs = maxWaitMs } = {}): Limit {
  return {
    name,
    waitAfter: (failures) => (failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), maxMs)),
    waitsFrom: 'last',
    forgottenAfter: 24 * 3_600_000,
  };
}

interface Counted {
  limit: Limit;
  key: string;
  /** The attempt goes on although others have to wait. */
  isExempt?: boolean;
}

interface Who {
  caller: Caller;
  email: string;
}

/** Checks a password or a code; null when it is wrong. */
type Check<T> = () => Promise<T | null>;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/** `reportGuessing` is called when the wait for further codes of an account begins. */
export function createLoginLimits(
  store: LimitStore,
  reportGuessing: (account: { id: number; email: string }) => Promise<void>,
  use?: QueueUse,
) {
  // Lots are drawn before hashing, whose own queue is first come, first served.
  const inTurn = createLot({ atOnce: 2, waiting: 100, message: sessionMessages.busy, use });

  return {
    /**
     * Passwords are counted per client and account, and per account; a browser that has signed in to the account before is counted
     * alone, so that no one else can delay it. While many guess, those with the fewest failures of their own are served first, and
     * a client that has free ones left does not wait because of others.
     * @throws AppError `too-many` before the wait is over; `unavailable` when too many wait for a hash.
     */
    async checkPassword<T>({ caller, email }: Who, check: Check<T>): Promise<T | null> {
      const browser = caller.knownBrowser(email);
      const client = browser ?? caller.address;
      const account = email.trim().toLowerCase();
      const { waitMs } = await store.take(attemptsOfClient, client);
      if (waitMs > 0) throw tooMany(waitMs);
      const { calls } = await store.take(failuresOfClient, client);
      const counted: Counted[] = [{ limit: wrongPasswords, key: `${client} ${account}` }];
      if (browser === null)
        counted.push({ limit: wrongPasswordsOfAccount, key: account, isExempt: calls <= freeFailures });
      const rank = browser === null ? calls : 0;
      try {
        const { result } = await countFailures(counted, () => inTurn(rank, check));
        if (result !== null) await store.clear(failuresOfClient, client);
        return result;
      } catch (error) {
        await store.giveBack(failuresOfClient, client);
        throw error;
      }
    },
    /**
     * Codes are counted apart from passwords, or anyone who knows the password could reset their count with it. They are
     * counted per account too, since only those who know the password get here, and they may come from many addresses.
     * @throws AppError `too-many` before the wait is over.
     */
    async checkCode<T>({ caller, email, administratorId: id }: Who & { administratorId: number }, check: Check<T>) {
      const browser = caller.knownBrowser(email);
      const counted = [{ limit: wrongCodes, key: `${browser ?? caller.address} ${id}` }];
      if (browser === null) counted.push({ limit: wrongCodesOfAccount, key: String(id) });
      const { result, failures } = await countFailures(counted, check);
      if (result === null && failures === freeFailures) await reportGuessing({ id, email });
      return result;
    },
  };

  /** Returns the failures by the last of the counts. Counts before the check, so that simultaneous guesses count too. */
  async function countFailures<T>(limited: Counted[], check: Check<T>) {
    const counted: Counted[] = [];
    let failures = 0;
    for (const each of limited) {
      const { waitMs, calls } = await store.take(each.limit, each.key);
      if (waitMs === 0) counted.push(each);
      else if (!each.isExempt) {
        await giveBack(counted);
        throw tooManyFailures(waitMs);
      }
      failures = calls;
    }
    const result = await check().catch(async (error: unknown) => {
      // An attempt that could not be checked, such as during an outage, does not count.
      await giveBack(counted);
      throw error;
    });
    if (result !== null) for (const { limit, key } of limited) await store.clear(limit, key);
    return { result, failures };
  }

  async function giveBack(counted: Counted[]) {
    for (const { limit, key } of counted) await store.giveBack(limit, key);
  }
}

function tooManyFailures(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return tooMany(waitMs, `Too many failed attempts. Please wait ${wait} and try again.`);
}
