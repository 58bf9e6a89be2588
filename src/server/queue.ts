import * as serverMessages from '#contract/messages/server.ts';
import { AppError } from './http/app-error.ts';

interface QueueOptions {
  atOnce: number;
  /** How many may wait; any number when left out. */
  waiting?: number;
  /** Said to whoever finds the line full. */
  sentence?: string;
}

const retryAfterSeconds = 5;

/**
 * Does so much work at once and lets the rest wait in line.
 * @throws AppError `unavailable` at once where the line is full.
 */
export function createQueue({ atOnce, waiting = Infinity, sentence = serverMessages.tooBusy }: QueueOptions) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw busy(sentence);
    else await new Promise<void>((start) => line.push(start));
    try {
      return await work();
    } finally {
      // The next in line takes over the place; only where nobody waits does it become free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function busy(sentence: string) {
  return new AppError('unavailable', sentence, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
