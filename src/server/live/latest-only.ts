export interface Stream {
  send(text: string): void;
  end(): void;
}

/**
 * Text that comes when it comes, for one reader. A slow reader gets only the newest, so that nothing piles up. `listen` is
 * called with the first read and answers how to stop.
 */
export function latestOnly(listen: (stream: Stream) => () => void): AsyncIterable<string> {
  let unsent: string | undefined;
  let hasEnded = false;
  let leave: (() => void) | undefined;
  let wake = () => {};
  const stream: Stream = {
    send(text) {
      unsent = text;
      wake();
    },
    end() {
      hasEnded = true;
      wake();
    },
  };

  async function next(): Promise<IteratorResult<string>> {
    leave ??= listen(stream);
    if (unsent === undefined && !hasEnded) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    const value = unsent;
    unsent = undefined;
    return value === undefined ? over() : { done: false, value };
  }

  async function over(): Promise<IteratorResult<string>> {
    stream.end();
    leave?.();
    return { done: true, value: undefined };
  }

  return { [Symbol.asyncIterator]: () => ({ next, return: over }) };
}
