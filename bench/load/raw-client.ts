import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface LoadOptions {
  port: number;
  path: string;
  connections: number;
  encoding?: 'br' | 'identity';
  /** In ms. */
  duration: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** In ms, one per response. */
  times: number[];
}

/**
 * Sends GET requests in a closed loop on raw sockets, which keep the cost on this side low. All responses must have the size of
 * the first one.
 */
export async function loadWithGets({
  port,
  path,
  connections,
  duration,
  encoding = 'br',
}: LoadOptions): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const size = await settledSize(port, request);
  const times: number[] = [];
  const started = performance.now();
  const until = started + duration;
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, request, size, until, times)));
  return { answers: times.length, perSecond: times.length / ((performance.now() - started) / 1000), times };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** The server compresses a page again with more effort soon after its first request, so wait for the smaller one. */
async function settledSize(port: number, request: string): Promise<number> {
  for (let before = 0; ; ) {
    const size = await sizeOfAnswer(port, request);
    if (size === before) return size;
    before = size;
    await setTimeout(300);
  }
}

async function sizeOfAnswer(port: number, request: string): Promise<number> {
  const socket = await open(port);
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    const head = answer.indexOf('\r\n\r\n');
    if (head < 0) continue;
    const headers = answer.subarray(0, head).toString();
    const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? Number.NaN);
    if (!headers.startsWith('HTTP/1.1 200') || Number.isNaN(length)) throw new Error(`Cannot measure: ${headers}`);
    if (answer.length >= head + 4 + length) break;
  }
  socket.destroy();
  return answer.length;
}

async function runConnection(port: number, request: string, size: number, until: number, times: number[]) {
  const socket = await open(port);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sent = performance.now();
  let missing = size;
  socket.on('error', reject).on('data', (chunk: Buffer) => {
    missing -= chunk.length;
    if (missing > 0) return;
    const now = performance.now();
    times.push(now - sent);
    if (missing < 0) reject(new Error('An answer was larger than the first one.'));
    if (now >= until) resolve();
    else {
      missing = size;
      sent = now;
      socket.write(request);
    }
  });
  socket.write(request);
  await promise;
  socket.destroy();
}
