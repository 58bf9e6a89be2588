import { setImmediate } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Stores what arrives at the same moment together: a commit waits for the disk, and one wait serves all of them. Nothing is
 * acknowledged before its own commit, and nothing waits for others to come.
 */
export function createGroupCommit<Item, Result>(
  most: number,
  commit: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isRunning) void run();
    return promise;
  };

  async function run() {
    isRunning = true;
    while (waiting.length > 0) {
      await setImmediate(); // whatever the network has brought by now comes along
      await settle(waiting.splice(0, most));
    }
    isRunning = false;
  }

  async function settle(group: Waiting<Item, Result>[]) {
    const results = await commitAll(group.map(({ item }) => item));
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result?.status === 'fulfilled') resolve(result.value);
      else reject(result?.reason);
    }
  }

  /** When a group fails as a whole, one of its own may be the cause: each gets a try by itself. */
  async function commitAll(items: Item[]): Promise<PromiseSettledResult<Result>[]> {
    try {
      return await commit(items);
    } catch (reason) {
      if (items.length === 1) return [{ status: 'rejected', reason }];
      const alone: PromiseSettledResult<Result>[] = [];
      for (const item of items) alone.push(...(await commitAll([item])));
      return alone;
    }
  }
}
