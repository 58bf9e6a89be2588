import { type ConnectionUse, readinessUse } from './connection-use.ts';
import { DatabaseUnavailable } from './database-busy.ts';

type Use = Pick<ConnectionUse, 'name' | 'isChange'>;

/** Together with 2.5 seconds of waiting for a lock, every call ends within 5 seconds. */
const longestWaitMs = 2_000;

/**
 * Divides an instance's connections: callers of one name hold at most a fifth of them, and all changes together half. Those who
 * wait for a lock, each on a connection, thus leave the others for everyone else. One connection is reserved for the readiness
 * check.
 */
export function createConnectionShares(size: number) {
  const share = Math.max(1, Math.floor(size / 5));
  const changeShare = Math.max(1, Math.floor(size / 2));
  const held = new Set<Use>();
  const waiting = new Map<Use, () => void>();

  function isFree({ name, isChange }: Use) {
    const holders = [...held];
    if (holders.length >= (name === readinessUse ? size : size - 1)) return false;
    if (isChange && holders.filter((holder) => holder.isChange).length >= changeShare) return false;
    return holders.filter((holder) => holder.name === name).length < share;
  }

  async function waitFor(use: Use) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.set(use, resolve);
    const refuse = () => reject(new DatabaseUnavailable(`Every database connection for ${use.name} is in use.`));
    const timer = setTimeout(refuse, longestWaitMs);
    await promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(use);
    });
  }

  return {
    /**
     * Resolves to the function that gives the connection back.
     * @throws DatabaseUnavailable after two seconds
     */
    async take({ name, isChange }: Use): Promise<() => void> {
      const use = { name, isChange };
      if (isFree(use)) held.add(use);
      else await waitFor(use);
      return () => {
        held.delete(use);
        for (const [waiter, start] of waiting) {
          if (!isFree(waiter)) continue;
          waiting.delete(waiter);
          held.add(waiter);
          start();
        }
      };
    },
  };
}
