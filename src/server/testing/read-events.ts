import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** Reads server-sent events one at a time. */
export function readEvents(text: AsyncIterable<string>) {
  const iterator = eventsOf(text);
  return {
    /** Data of the next event; undefined at the end of the stream. */
    async next(): Promise<unknown> {
      const { value } = await iterator.next();
      return value === undefined ? undefined : JSON.parse(value);
    },
    close: () => iterator.return(undefined),
  };
}

async function* eventsOf(text: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let unread = '';
  for await (const part of text) {
    const blocks = (unread + part).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) yield /^data: (.*)$/m.exec(block)?.[1] ?? '';
  }
  return undefined;
}

/** Opens a stream of server-sent events. */
export async function openEvents(app: Hono<AppEnv>, path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers });
  const body = response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>();
  return {
    status: response.status,
    headers: response.headers,
    ...readEvents(body.pipeThrough(new TextDecoderStream())),
  };
}
