import { DatabaseUnavailable } from '#server/database-busy.ts';
import { readinessUse } from './connection-use.ts';

const tickMs = 250;
/** Ticks instead of times, so that a process that was suspended or blocked does not mistake its own delay for the database's. */
const stuckAfterTicks = 3;
const longestWaitTicks = 16;

interface Holder {
  name: string;
  ticks: number;
}

interface Waiter extends Holder {
  resolve: (giveBack: () => void) => void;
  reject: (error: Error) => void;
}

/**
 * Divides an instance's connections: callers of one name hold at most a fifth of them. Those who wait for a lock, each on a
 * connection, thus leave the others for everyone else. One connection is reserved for the readiness check.
 */
export function createConnectionShares(size: number) {
  const share = Math.max(1, Math.floor(size / 5));
  const held = new Set<Holder>();
  const waiting = new Set<Waiter>();
  const ticking = setInterval(tick, tickMs).unref();

  function heldBy(name: string) {
    return [...held].filter((holder) => holder.name === name);
  }

  function isFree(name: string) {
    const available = name === readinessUse ? size : size - 1;
    return held.size < available && heldBy(name).length < share;
  }

  function hold(name: string) {
    const holder = { name, ticks: 0 };
    held.add(holder);
    return () => {
      held.delete(holder);
      serveWaiting();
    };
  }

  function serveWaiting() {
    for (const waiter of waiting) {
      if (!isFree(waiter.name)) continue;
      waiting.delete(waiter);
      waiter.resolve(hold(waiter.name));
    }
  }

  function tick() {
    for (const one of [...held, ...waiting]) one.ticks += 1;
    for (const waiter of waiting) {
      if (waiter.ticks < longestWaitTicks && !isStuck(waiter.name)) continue;
      waiting.delete(waiter);
      waiter.reject(new DatabaseUnavailable(`Every database connection for ${waiter.name} is in use.`));
    }
  }

  /** Whoever is in the way has waited for the database for so long that waiting behind them would take too long. */
  function isStuck(name: string) {
    const own = heldBy(name);
    return (own.length >= share ? own : [...held]).every(({ ticks }) => ticks >= stuckAfterTicks);
  }

  return {
    /**
     * Resolves to a function that gives the connection back.
     * @throws DatabaseUnavailable after four seconds, or at once when those who hold the share do not get on.
     */
    async take(name: string): Promise<() => void> {
      if (isFree(name)) return hold(name);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      waiting.add({ name, ticks: 0, resolve, reject });
      return promise;
    },
    stop: () => clearInterval(ticking),
  };
}
