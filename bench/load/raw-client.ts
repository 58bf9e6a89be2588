import { connect } from 'node:net';

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
  /** Times in ms, one per response. */
  times: number[];
}

/** How long a server may send nothing, in ms. */
const patience = 30_000;

/** Sends GET requests in a closed loop on raw sockets, which keep the cost on this side low. All responses must be 200. */
export async function loadWithGets({
  port,
  path,
  connections,
  duration,
  encoding = 'br',
}: LoadOptions): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const times: number[] = [];
  const started = performance.now();
  const until = started + duration;
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, request, until, times)));
  return { answers: times.length, perSecond: times.length / ((performance.now() - started) / 1000), times };
}

async function runConnection(port: number, request: string, until: number, times: number[]) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.setTimeout(patience, () => reject(new Error(`The server has sent nothing for ${patience} ms.`)));
  socket.on('error', reject).on('close', () => reject(new Error('The server closed a connection.')));
  let sent = performance.now();
  let head: Buffer = Buffer.alloc(0);
  let missing = Number.NaN; // bytes, once the head of the response is complete
  const read = (chunk: Buffer) => {
    if (Number.isNaN(missing)) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      missing = sizeOfResponse(head) - head.length;
    } else missing -= chunk.length;
    if (missing < 0) throw new Error('A response is larger than its Content-Length.');
    if (missing > 0 || Number.isNaN(missing)) return;
    const now = performance.now();
    times.push(now - sent);
    if (now >= until) return resolve();
    head = Buffer.alloc(0);
    missing = Number.NaN;
    sent = now;
    socket.write(request);
  };
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      reject(error);
    }
  });
  socket.write(request);
  await promise.finally(() => socket.destroy());
}

/**
 * In bytes, with the head; NaN while the head is incomplete. Responses to the same request differ in size: the server compresses a
 * page with more effort once it was asked for again.
 */
function sizeOfResponse(beginning: Buffer): number {
  const end = beginning.indexOf('\r\n\r\n');
  if (end < 0) return Number.NaN;
  const head = beginning.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`Cannot measure: ${head}`);
  return end + 4 + Number(length);
}
