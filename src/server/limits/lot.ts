import { randomInt } from 'node:crypto';
import { busy, createQueueUse, type QueueUse } from './queue.ts';

interface LotOptions {
  /** How many tasks may run at the same time. */
  atOnce: number;
  /** How many tasks may wait. */
  waiting: number;
  /** The message of the error for those that are refused. */
  message: string;
  /** Counter of the tasks, for metrics. */
  use?: QueueUse | undefined;
}

interface Waiting {
  rank: number;
  start: () => void;
  refuse: () => void;
}

/**
 * Limits how many tasks run at the same time. Of those that wait, one of the lowest rank is next, drawn by lot: being early, or
 * coming often, gains nothing. When too many wait, one of the highest rank is refused, by lot as well.
 * @throws AppError `unavailable`
 */
export function createLot({ atOnce, waiting: most, message, use = createQueueUse() }: LotOptions) {
  const waiting: Waiting[] = [];
  return async function inTurn<T>(rank: number, work: () => Promise<T>): Promise<T> {
    if (use.running >= atOnce) await waitForTurn(rank);
    else use.running += 1;
    try {
      return await work();
    } finally {
      // Hand the slot on directly, so that a newcomer cannot take it.
      const next = draw(Math.min);
      if (next) next.start();
      else use.running -= 1;
    }
  };

  function waitForTurn(rank: number) {
    return new Promise<void>((start, reject) => {
      waiting.push({ rank, start, refuse: () => reject(busy(message)) });
      if (waiting.length > most) draw(Math.max)?.refuse();
      use.waiting = waiting.length;
    });
  }

  function draw(extreme: (...ranks: number[]) => number) {
    const rank = extreme(...waiting.map((each) => each.rank));
    const drawn = waiting.filter((each) => each.rank === rank);
    const one = drawn[drawn.length > 1 ? randomInt(drawn.length) : 0];
    if (one) waiting.splice(waiting.indexOf(one), 1);
    use.waiting = waiting.length;
    return one;
  }
}
