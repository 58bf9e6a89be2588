import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Balancer {
  url: string;
  /** The targets that get requests now. */
  inUse(): string[];
  close(): void;
}

interface Options {
  /** How often each target is asked for `/readyz`, in ms; only those that answer 200 get requests. By default all do, always. */
  checkMs?: number;
  /** Time for which a connection is reused after an answer, in ms: less than the target leaves it open. */
  keepAliveMs?: number;
}

const checkTimeoutMs = 2_000;
/** How often in a row a target may be too slow to say whether it is ready: on a busy machine that means little. */
const patience = 3;

/**
 * A load balancer that gives the targets requests in turn and never retries: whatever an instance drops, the client sees as 502,
 * or as a connection that ends. Without a target that is ready it answers 503.
 */
export async function startBalancer(
  targets: string[],
  { checkMs, keepAliveMs = 4_000 }: Options = {},
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: keepAliveMs, maxFreeSockets: Number.POSITIVE_INFINITY });
  const ready = new Set(checkMs === undefined ? targets : []);
  const closing = new AbortController();
  let turn = 0;

  // A client would lose what it sends over a connection that this side is closing.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    const inTurn = targets.filter((target) => ready.has(target));
    const target = inTurn[turn++ % inTurn.length];
    if (target === undefined) response.writeHead(503).end();
    else passOn(new URL(request.url ?? '/', target), agent, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const tooSlow = new Map<string, number>();

  async function check(target: string) {
    const timeout = AbortSignal.timeout(checkTimeoutMs);
    const signal = AbortSignal.any([closing.signal, timeout]);
    const isReady = await fetch(`${target}/readyz`, { signal, method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    const times = timeout.aborted ? (tooSlow.get(target) ?? 0) + 1 : 0;
    tooSlow.set(target, times);
    if (isReady) ready.add(target);
    else if (times === 0 || times >= patience) ready.delete(target);
  }

  async function keepChecking(target: string, everyMs: number) {
    while (!closing.signal.aborted) {
      await setTimeout(everyMs);
      await check(target);
    }
  }

  if (checkMs !== undefined) {
    await Promise.all(targets.map(check));
    for (const target of targets) void keepChecking(target, checkMs);
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inUse: () => targets.filter((target) => ready.has(target)),
    close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function passOn(url: URL, agent: Agent, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, socket } = request;
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const { connection: _hopByHop, ...others } = headers;
  const onward = send(url, { method, agent, headers: { ...others, 'x-forwarded-for': forwarded } });
  onward.once('response', (answer) => {
    const { connection: _hop, 'keep-alive': _keepAlive, ...answered } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answered);
    response.flushHeaders(); // an event stream may send nothing more for a while
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  request.pipe(onward);
}
