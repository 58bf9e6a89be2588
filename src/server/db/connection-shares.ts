import { DatabaseUnavailable } from '#server/database-busy.ts';
import { type ConnectionUse, readinessUse } from './connection-use.ts';

const tickMs = 250;
// Ticks instead of times, so that a process that was suspended or blocked does not mistake its own delay for the database's.
/** For waiting for a connection and using it. */
const ticksInAll = 18;
/** Leaves as much time to use the connection as a starved machine needs. */
const longestWaitTicks = 10;

type Use = Pick<ConnectionUse, 'name' | 'isChange'>;

interface Holder extends Use {
  ticks: number;
}

interface Waiter extends Holder {
  resolve: (share: Share) => void;
  reject: (error: Error) => void;
}

interface Share {
  /** Time left for the call. */
  leftMs: number;
  giveBack: () => void;
}

/**
 * Divides an instance's connections: callers of one name hold at most a fifth of them, and all changes together half. Those who
 * wait for a lock, each on a connection, thus leave the others for everyone else. One connection is reserved for the readiness
 * check.
 */
export function createConnectionShares(size: number) {
  const share = Math.max(1, Math.floor(size / 5));
  const changeShare = Math.max(1, Math.floor(size / 2));
  const held = new Set<Holder>();
  const waiting = new Set<Waiter>();
  const ticking = setInterval(tick, tickMs).unref();

  function isFree({ name, isChange }: Use) {
    const holders = [...held];
    if (holders.length >= (name === readinessUse ? size : size - 1)) return false;
    if (isChange && holders.filter((holder) => holder.isChange).length >= changeShare) return false;
    return holders.filter((holder) => holder.name === name).length < share;
  }

  function hold({ name, isChange }: Use, waitedTicks: number): Share {
    const holder = { name, isChange, ticks: 0 };
    held.add(holder);
    const giveBack = () => {
      held.delete(holder);
      refuseBehind(holder);
      serveWaiting();
    };
    return { leftMs: (ticksInAll - waitedTicks) * tickMs, giveBack };
  }

  /**
   * Refuses callers behind a slow call: because of the same lock they may take as long as it did, and would then answer
   * too late.
   */
  function refuseBehind({ name, isChange, ticks }: Holder) {
    for (const waiter of waiting) {
      const isBehind = waiter.name === name || (isChange && waiter.isChange);
      if (isBehind && waiter.ticks + ticks >= ticksInAll) refuse(waiter);
    }
  }

  function serveWaiting() {
    for (const waiter of waiting) {
      if (!isFree(waiter)) continue;
      waiting.delete(waiter);
      waiter.resolve(hold(waiter, waiter.ticks));
    }
  }

  function tick() {
    for (const one of [...held, ...waiting]) one.ticks += 1;
    for (const waiter of waiting) if (waiter.ticks >= longestWaitTicks) refuse(waiter);
  }

  function refuse(waiter: Waiter) {
    waiting.delete(waiter);
    waiter.reject(new DatabaseUnavailable(`Every database connection for ${waiter.name} is in use.`));
  }

  return {
    /** @throws DatabaseUnavailable after 2.5 seconds, or when too little time would be left behind a call that took long. */
    async take({ name, isChange }: Use): Promise<Share> {
      if (isFree({ name, isChange })) return hold({ name, isChange }, 0);
      const { promise, resolve, reject } = Promise.withResolvers<Share>();
      waiting.add({ name, isChange, ticks: 0, resolve, reject });
      return promise;
    },
    stop: () => clearInterval(ticking),
  };
}
