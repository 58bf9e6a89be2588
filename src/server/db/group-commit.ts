import { setImmediate } from 'node:timers/promises';
import { isDatabaseBusy } from '#server/database-busy.ts';
import { createQueueUse } from '#server/queue.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Commits items that arrive together in one transaction, so that they share one disk sync. An item is acknowledged only
 * after its commit, and never waits for more items to arrive.
 */
export function createGroupCommit<Item, Result>(
  maxItems: number,
  commit: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>,
  use = createQueueUse(),
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    use.waiting = waiting.length;
    if (!isRunning) void run();
    return promise;
  };

  async function run() {
    isRunning = true;
    while (waiting.length > 0) {
      await setImmediate(); // lets requests that have already arrived join the group
      const group = waiting.splice(0, maxItems);
      use.running = group.length;
      use.waiting = waiting.length;
      await settle(group);
    }
    isRunning = false;
    use.running = 0;
  }

  async function settle(group: Waiting<Item, Result>[]) {
    const results = await commitAll(group.map(({ item }) => item));
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result?.status === 'fulfilled') resolve(result.value);
      else reject(result?.reason);
    }
  }

  /**
   * If a group fails as a whole, a single item may be the cause, so each item is retried on its own. Not when the database is
   * the cause: a commit whose connection was lost may have been made, and would be made twice. Whoever waits fails then as well,
   * because waiting for the next group would take as long again.
   */
  async function commitAll(items: Item[]): Promise<PromiseSettledResult<Result>[]> {
    try {
      return await commit(items);
    } catch (reason) {
      const refused = { status: 'rejected', reason } as const;
      if (isDatabaseBusy(reason)) {
        for (const { reject } of waiting.splice(0)) reject(reason);
        return items.map(() => refused);
      }
      if (items.length === 1) return [refused];
      const results: PromiseSettledResult<Result>[] = [];
      for (const item of items) results.push(...(await commitAll([item])));
      return results;
    }
  }
}
