import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { type Site, startProgram } from './site.ts';

interface StopsOptions {
  environment: Record<string, string>;
  /** Number of rounds in which the program is stopped; one more runs to the end. */
  stops: number;
  signal: 'SIGKILL' | 'SIGTERM';
  bookings: number;
  connections: number;
}

interface Outcome {
  /** Acknowledged reference by name. */
  acknowledged: Map<string, string>;
  /** Names whose repeated request got another reference. */
  different: string[];
  /** Statuses other than 201. */
  refused: number[];
  /** How the program ended each time. */
  exits: { code: number | null; ms: number }[];
}

/** Sends bookings without a pause while the program is stopped again and again. Unanswered ones are repeated with their key. */
export async function bookThroughStops(options: StopsOptions): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: new Map(), different: [], refused: [], exits: [] };
  let names = Array.from({ length: options.bookings }, (_, index) => `Patient ${index}`);
  for (let round = 1; round <= options.stops + 1; round += 1) {
    const site = await startProgram({ SEED: 'reference', RATE_LIMITS: 'off', ...options.environment });
    const isLast = round > options.stops;
    const goal = isLast ? Number.POSITIVE_INFINITY : (options.bookings * round) / (options.stops + 1);
    const repeated = [...outcome.acknowledged.keys()].slice(-3);
    names = await bookUntil(site, { ...options, goal }, [...repeated, ...names], outcome);
    if (isLast) await site.stop();
  }
  return outcome;
}

/** Resolves with the names that still have to be booked. */
async function bookUntil(
  site: Site,
  { connections, signal, goal }: StopsOptions & { goal: number },
  names: string[],
  outcome: Outcome,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const entries = await bookingFor(site.url);
  const unanswered: string[] = [];
  let exit: Promise<Outcome['exits'][number]> | undefined;
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const answer = await book(site.url, { ...entries, name }, agent).catch(() => null);
      if (answer) note(name, answer, outcome);
      else unanswered.push(name);
      if (exit && !answer) return;
      if (outcome.acknowledged.size >= goal) exit ??= stopSoon(site, signal);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  if (exit) outcome.exits.push(await exit);
  agent.destroy();
  return [...unanswered, ...names];
}

function note(name: string, { status, reference }: { status: number; reference: string }, outcome: Outcome) {
  const first = outcome.acknowledged.get(name) ?? reference;
  if (status !== 201) outcome.refused.push(status);
  else if (first === reference) outcome.acknowledged.set(name, reference);
  else outcome.different.push(name);
}

/** Stops at a random moment while requests are under way. */
async function stopSoon(site: Site, signal: 'SIGKILL' | 'SIGTERM') {
  await wait(Math.random() * 20);
  const started = performance.now();
  return { code: await site.stop(signal), ms: performance.now() - started };
}

/** The stored bookings. If a name has more than one row, `count` is higher than the size of `byName`. */
export async function readBookings(place: { dataDir: string; databaseUrl?: string | undefined }) {
  const db = await openDatabase({ databaseUrl: undefined, ...place });
  try {
    expect(await findContradictions(db, { now: Date.now() })).toEqual([]);
    const rows = await db.selectFrom('appointments').select(['name', 'reference']).execute();
    return { count: rows.length, byName: new Map(rows.map(({ name, reference }) => [name, reference])) };
  } finally {
    await db.destroy();
  }
}

/** A valid booking, still without a name. */
export async function bookingFor(url: string) {
  const get = async (path: string) => (await (await fetch(url + path)).json()) as never[];
  const [state] = (await get('/api/states')) as { state_id: number }[];
  const [city] = (await get(`/api/cities/${state?.state_id}`)) as { city_id: number }[];
  const [treatment] = (await get('/api/treatment')) as { treatment_id: number }[];
  return {
    phone: '+91 00000 00001',
    state: state?.state_id,
    city: city?.city_id,
    treatmentType: [String(treatment?.treatment_id)],
  };
}

async function book(url: string, entries: { name: string }, agent: Agent) {
  const body = JSON.stringify(entries);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': entries.name,
  };
  const call = request(`${url}/api/appointments`, { method: 'POST', agent, headers }).end(body);
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return { status: response.statusCode, reference: (JSON.parse(text) as { reference: string }).reference };
}
