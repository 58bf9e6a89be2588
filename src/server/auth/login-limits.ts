// See docs/decisions/0086-sign-ins.md.

import * as sessionMessages from '#contract/messages/session.ts';
import { tooMany } from '#server/app-error.ts';
import { fixedWindow, type Limit, type LimitStore } from '#server/limits/limit-store.ts';
import { createQueues, type QueueUse } from '#server/limits/queue.ts';
import type { Caller } from './callers.ts';

/** Failed attempts that cost no wait. */
const freeFailures = 5;
const maxWaitMs = 15 * 60_000;

const attemptsOfClient = fixedWindow('password attempts of a client', { calls: 30, windowMs: 60_000 });
const wrongPasswords = backoff('wrong passwords of a client for an account');
const wrongCodes = backoff('wrong codes of a client for an account');
const wrongCodesOfAccount = backoff('wrong codes for an account');

/** Passwords of one account that are wrong from many addresses; a longer wait would lock its owner out. */
const wrongPasswordsOfAccount = backoff('wrong passwords for an account', { free: 10, maxMs: 30_000 });

/** After so many failed attempts, each further one doubles the wait, from one second to 15 minutes. */
function backoff(name: string, { free = freeFailures, maxMs = maxWaitMs } = {}): Limit {
  return {
    name,
    waitAfter: (failures) => (failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), maxMs)),
    waitsFrom: 'last',
    forgottenAfter: 24 * 3_600_000,
  };
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
  // Others must not wait in the queue of all hashes behind one client's.
  const inTurn = createQueues({ atOnce: 2, waiting: 100, message: sessionMessages.busy, ...(use && { use }) });

  return {
    /**
     * Passwords are counted per client and account, and per account; a browser that has signed in to the account before is counted
     * alone, so that no one else can delay it.
     * @throws AppError `too-many` before the wait is over.
     */
    async checkPassword<T>({ caller, email }: Who, check: Check<T>): Promise<T | null> {
      const browser = caller.knownBrowser(email);
      const client = browser ?? caller.address;
      const account = email.trim().toLowerCase();
      const { waitMs } = await store.take(attemptsOfClient, client);
      if (waitMs > 0) throw tooMany(waitMs);
      const counted = [{ limit: wrongPasswords, key: `${client} ${account}` }];
      if (browser === null) counted.push({ limit: wrongPasswordsOfAccount, key: account });
      return (await countFailures(counted, () => inTurn(client, check))).result;
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
  async function countFailures<T>(counted: { limit: Limit; key: string }[], check: Check<T>) {
    let failures = 0;
    for (const [index, { limit, key }] of counted.entries()) {
      const { waitMs, calls } = await store.take(limit, key);
      if (waitMs > 0) {
        await giveBack(counted.slice(0, index));
        throw tooManyFailures(waitMs);
      }
      failures = calls;
    }
    const result = await check().catch(async (error: unknown) => {
      // An attempt that could not be checked, such as during an outage, does not count.
      await giveBack(counted);
      throw error;
    });
    if (result !== null) for (const { limit, key } of counted) await store.clear(limit, key);
    return { result, failures };
  }

  async function giveBack(counted: { limit: Limit; key: string }[]) {
    for (const { limit, key } of counted) await store.giveBack(limit, key);
  }
}

function tooManyFailures(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return tooMany(waitMs, `Too many failed attempts. Please wait ${wait} and try again.`);
}
