import * as sessionMessages from '#contract/messages/session.ts';
import { tooMany } from '#server/http/app-error.ts';
import { fixedWindow, type Limit, type LimitStore } from '#server/limit-store.ts';
import { createQueues, type QueueUse } from '#server/queue.ts';

const attemptsOfClient = fixedWindow('password attempts of a client', { calls: 30, windowMs: 60_000 });
const wrongPasswords = backoff('wrong passwords of a client for an account');
const wrongCodes = backoff('wrong codes of a client for an account');
const wrongCodesOfAccount = backoff('wrong codes for an account');

/** Failed attempts that cost no wait. */
const freeFailures = 5;
const maxWaitMs = 15 * 60_000;

/** After five failed attempts, each further one doubles the wait, from one second to 15 minutes. */
function backoff(name: string): Limit {
  return {
    name,
    waitAfter: (failures) => (failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), maxWaitMs)),
    waitsFrom: 'last',
    forgottenAfter: 24 * 3_600_000,
  };
}

interface Who {
  /** The client's. */
  address: string;
  email: string;
}

/** Checks a password or a code; null when it is wrong. */
type Check<T> = () => Promise<T | null>;

export interface LoginLimits {
  /** @throws AppError `too-many` before the wait is over. */
  checkPassword<T>(who: Who, check: Check<T>): Promise<T | null>;
  /**
   * Codes are counted apart from passwords, or anyone who knows the password could reset their count with it. They are
   * counted per account too, since only who knows the password gets here and may come from many addresses.
   * @throws AppError `too-many` before the wait is over.
   */
  checkCode<T>(who: Who & { administratorId: number }, check: Check<T>): Promise<T | null>;
}

/** `reportGuessing` is called when the wait for further codes of an account begins. */
export function createLoginLimits(
  store: LimitStore,
  reportGuessing: (account: { id: number; email: string }) => Promise<void>,
  use?: QueueUse,
): LoginLimits {
  // Others must not wait in the queue of all hashes behind one client's.
  const inTurn = createQueues({ atOnce: 2, waiting: 100, message: sessionMessages.busy, ...(use && { use }) });

  return {
    async checkPassword({ address, email }, check) {
      const { waitMs } = await store.take(attemptsOfClient, address);
      if (waitMs > 0) throw tooMany(waitMs);
      const counted = { limit: wrongPasswords, key: `${address} ${email.trim().toLowerCase()}` };
      return (await countFailures([counted], () => inTurn(address, check))).result;
    },
    async checkCode({ address, email, administratorId: id }, check) {
      const counted = [
        { limit: wrongCodes, key: `${address} ${id}` },
        { limit: wrongCodesOfAccount, key: String(id) },
      ];
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
