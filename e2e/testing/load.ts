import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { bookingFor } from './book-through-stops.ts';

export interface Outcome {
  kind: 'page' | 'read' | 'booking';
  /** 0: no answer. */
  status: number;
  /** The sentence of a refusal, or why there was no answer. */
  detail: string;
  /** Start and duration of the request, in ms. */
  began: number;
  ms: number;
}

export interface Load {
  outcomes: Outcome[];
  /** References of the acknowledged bookings, by name. */
  acknowledged: Map<string, string>;
  /** Stops sending, repeats what has not been acknowledged with its key until it is, and waits for the answers. */
  finish(): Promise<void>;
}

export const loadPages = ['/', '/about', '/conditions', '/blog', '/gallery', '/appointment'];
const reads = ['/api/clinic', '/api/treatment', '/api/states', '/api/blogs/active', '/api/approved-reviews'];
const tickMs = 5;

/**
 * Sends pages, reads and bookings at a constant rate, however long the answers take. A booking that was not acknowledged is repeated
 * with the same key.
 */
export async function startLoad(url: string, perSecond: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const entries = await bookingFor(url);
  const outcomes: Outcome[] = [];
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;

  async function call(kind: Outcome['kind'], path: string, headers: Record<string, string> = {}, body?: string) {
    const began = performance.now();
    const note = (status: number, detail: string) =>
      outcomes.push({ kind, status, detail, began, ms: performance.now() - began });
    try {
      const method = body === undefined ? 'GET' : 'POST';
      const [answer] = (await once(request(url + path, { agent, method, headers }).end(body), 'response')) as [
        IncomingMessage,
      ];
      const content = await buffer(answer);
      const isObject = answer.headers['content-type']?.includes('json') && content[0] === '{'.charCodeAt(0);
      const { detail = '', reference } = (isObject ? JSON.parse(content.toString()) : {}) as Record<
        string,
        string | undefined
      >;
      note(answer.statusCode ?? 0, detail);
      return answer.statusCode === 201 ? reference : undefined;
    } catch (error) {
      note(0, String(error));
      return undefined;
    }
  }

  async function book(name: string) {
    const body = JSON.stringify({ ...entries, name });
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': name };
    const reference = await call('booking', '/api/appointments', headers, body);
    if (reference === undefined) unanswered.push(name);
    else acknowledged.set(name, reference);
  }

  function send(work: Promise<unknown>) {
    const done = work.then(() => void underWay.delete(done));
    underWay.add(done);
  }

  /** Out of twenty requests, twelve are pages, five are reads and three are bookings. */
  function sendNext() {
    const number = sent++;
    const place = number % 20;
    if (place % 7 === 6 || place === 3) send(book(unanswered.shift() ?? `Patient ${number}`));
    else if (place % 4 === 1) send(call('read', reads[number % reads.length] ?? ''));
    else send(call('page', loadPages[number % loadPages.length] ?? '', { 'Accept-Encoding': 'br' }));
  }

  const ticking = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * perSecond;
    while (sent < due) sendNext();
  }, tickMs);

  return {
    outcomes,
    acknowledged,
    async finish() {
      clearInterval(ticking);
      await Promise.all(underWay);
      for (let name = unanswered.shift(); name !== undefined; name = unanswered.shift()) await book(name);
      agent.destroy();
    },
  };
}

export const failed = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status < 200 || status >= 400);

/** How often each kind of failure occurred. */
export function describeFailures(outcomes: Outcome[]) {
  const kinds = failed(outcomes).map(({ kind, status, detail }) => `${kind} ${status} ${detail}`);
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
}

export function describeTimes(outcomes: Outcome[]) {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
  const [half, most, all] = [0.5, 0.99, 1].map((share) => `${percentile(share)} ms`);
  return `${failed(outcomes).length} failed of ${outcomes.length}, p50 ${half}, p99 ${most}, slowest ${all}`;
}
