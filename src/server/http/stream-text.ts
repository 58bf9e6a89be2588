import type { AppContext } from './app-env.ts';

/** Answers with text as it is made, no faster than the client takes it. */
export function streamText(type: string, parts: AsyncIterable<string>, c: AppContext) {
  c.header('Content-Type', `${type}; charset=utf-8`);
  // Proxies pass it on at once, and the connection ends with it, so that the end of the program waits for none.
  c.header('X-Accel-Buffering', 'no');
  c.header('Connection', 'close');
  return c.body(toStream(parts));
}

/** Nothing is made before somebody reads it, so that a HEAD request leaves nothing running. */
function toStream(parts: AsyncIterable<string>) {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
