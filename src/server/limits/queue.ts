import * as serverMessages from '#contract/messages/server.ts';
import { AppError } from '#server/app-error.ts';

interface QueueOptions {
  /** How many tasks may run at the same time. */
  atOnce: number;
  /** How many tasks may wait. Unlimited when left out. */
  waiting?: number;
  /** The message of the error when the queue is full. */
  message?: string;
  /** Errors that waiting tasks would run into as well, after as long a time: they are rejected at once. */
  isForAll?: (error: unknown) => boolean;
  /** Counter of the tasks, for metrics. */
  use?: QueueUse;
}

/** How many tasks run and wait now. */
export interface QueueUse {
  running: number;
  waiting: number;
}

export function createQueueUse(): QueueUse {
  return { running: 0, waiting: 0 };
}

const retryAfterSeconds = 5;

/**
 * Limits how many tasks run at the same time; the others wait in the order in which they came.
 * @throws AppError `unavailable` immediately when the queue is full.
 */
export function createQueue({
  atOnce,
  waiting = Infinity,
  message = serverMessages.tooBusy,
  isForAll = () => false,
  use = createQueueUse(),
}: QueueOptions) {
  let running = 0;
  const waitingTasks: { start: () => void; reject: (error: unknown) => void }[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waitingTasks.length >= waiting) throw busy(message);
    else {
      use.waiting += 1;
      await new Promise<void>((start, reject) => waitingTasks.push({ start, reject })).finally(() => {
        use.waiting -= 1;
      });
    }
    use.running += 1;
    try {
      return await work();
    } catch (error) {
      if (isForAll(error)) for (const { reject } of waitingTasks.splice(0)) reject(error);
      throw error;
    } finally {
      use.running -= 1;
      // Hand the slot to the next task directly, so that a newcomer cannot overtake it.
      const next = waitingTasks.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}

/** A queue for each key, for as long as one of its tasks runs or waits. */
export function createQueues(options: QueueOptions) {
  const queues = new Map<string, { inTurn: ReturnType<typeof createQueue>; tasks: number }>();
  return async function inTurnOf<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.getOrInsertComputed(key, () => ({ inTurn: createQueue(options), tasks: 0 }));
    queue.tasks += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}

export function busy(message: string) {
  return new AppError('unavailable', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
