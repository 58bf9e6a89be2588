import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { createTcpProxy } from '#server/testing/tcp-proxy.ts';
import { bookingFor, readBookings } from '../testing/book-through-stops.ts';
import { admin, type Site, startProgram } from '../testing/site.ts';

let postgres: PostgresServer;
let databaseUrl: string;
let dataDir: string;
beforeEach(async () => {
  postgres = await startPostgres();
  const url = new URL((await createDatabase(postgres.url)).url);
  url.searchParams.set('options', '-c synchronous_commit=on'); // a crash must not lose what was acknowledged
  databaseUrl = url.href;
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
});

async function start(url = databaseUrl): Promise<Site> {
  return startProgram({
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    DATA_DIR: dataDir,
    SEED: 'reference',
    RATE_LIMITS: 'off',
    BACKUPS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
}

interface Outcome {
  status: number;
  detail: string;
  /** Start and duration of the call, in ms. */
  began: number;
  ms: number;
}

async function call(address: string, init?: RequestInit): Promise<Outcome> {
  const began = performance.now();
  const answer = await fetch(address, init);
  const text = await answer.text();
  const isProblem = answer.headers.get('Content-Type')?.includes('problem');
  const detail = isProblem ? (JSON.parse(text) as { detail: string }).detail : '';
  return { status: answer.status, detail, began, ms: performance.now() - began };
}

/** Sends bookings, each with its key until it is stored. `stop` resolves when all of them are. */
async function keepBooking({ url }: Site, connections: number) {
  const outcomes: Outcome[] = [];
  const names: string[] = [];
  const over = new AbortController();
  const entries = await bookingFor(url);
  const work = async () => {
    while (!over.signal.aborted) {
      const name = `Patient ${names.length}`;
      names.push(name);
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': name };
      const init = { method: 'POST', headers, body: JSON.stringify({ ...entries, name }) };
      for (;;) {
        const outcome = await call(`${url}/api/appointments`, init);
        outcomes.push(outcome);
        if (outcome.status === 201) break;
        await wait(50);
      }
    }
  };
  const working = Promise.all(Array.from({ length: connections }, work));
  return {
    outcomes,
    names,
    async stop() {
      over.abort();
      await working;
    },
  };
}

function expectCleanAnswers(outcomes: Outcome[]) {
  for (const { status, detail } of outcomes)
    expect([`201 `, `503 ${serverMessages.databaseBusy}`]).toContain(`${status} ${detail}`);
}

function slowest(outcomes: Outcome[]) {
  return Math.max(...outcomes.map(({ ms }) => ms));
}

function lastFailure(outcomes: Outcome[]) {
  return Math.max(0, ...outcomes.filter(({ status }) => status !== 201).map(({ began, ms }) => began + ms));
}

test.each(['fast', 'immediate'] as const)(
  'PostgreSQL restarts under load (%s): clean answers, and the site heals by itself',
  async (mode) => {
    const site = await start();
    onTestFinished(() => void site.stop());
    const load = await keepBooking(site, 16);
    await wait(3_000);
    await postgres.restart(mode);
    const restarted = performance.now();
    await wait(15_000);
    await load.stop();
    expectCleanAnswers(load.outcomes);
    const healed = lastFailure(load.outcomes) - restarted;
    const refused = load.outcomes.filter(({ status }) => status !== 201).length;
    console.log(`${load.names.length} bookings, ${refused} refused, healed after ${healed.toFixed(0)} ms`);
    expect(healed).toBeLessThan(10_000);
    const { count, byName } = await readBookings({ dataDir, databaseUrl });
    expect([count, byName.size]).toEqual([load.names.length, load.names.length]);
  },
);

test('all connections go silent under load: clean answers within 6 seconds, healed within 10, and a stop that does not wait', async () => {
  const proxy = await createTcpProxy(databaseUrl);
  onTestFinished(() => proxy.close());
  const site = await start(proxy.url);
  const load = await keepBooking(site, 16);
  const pages = call(`${site.url}/api/blogs/active`);
  await wait(3_000);
  proxy.silence();
  const silenced = performance.now();
  const reads = Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      await wait(index * 50);
      return call(`${site.url}/api/careers?again=${index}`);
    }),
  );
  await wait(15_000);
  await load.stop();
  expectCleanAnswers(load.outcomes);
  for (const { status } of await reads) expect([200, 503]).toContain(status);
  expect((await pages).status).toBe(200);
  const healed = lastFailure(load.outcomes) - silenced;
  console.log(`slowest booking ${slowest(load.outcomes).toFixed(0)} ms, healed after ${healed.toFixed(0)} ms`);
  expect(slowest(load.outcomes)).toBeLessThan(6_000);
  expect(healed).toBeLessThan(10_000);
  const { count, byName } = await readBookings({ dataDir, databaseUrl });
  expect([count, byName.size]).toEqual([load.names.length, load.names.length]);

  const last = await keepBooking(site, 4);
  await wait(500);
  proxy.silence();
  last.stop().catch(() => undefined); // their connections are closed
  const stopping = performance.now();
  expect(await site.stop()).toBe(0);
  console.log(`stopped after ${(performance.now() - stopping).toFixed(0)} ms`);
  expect(performance.now() - stopping).toBeLessThan(12_000);
});

test('a lock is held for 40 seconds: only the calls that need it fail, each within 5 seconds, and nothing is stored later', async () => {
  const site = await start();
  onTestFinished(() => void site.stop());
  const json = { 'Content-Type': 'application/json' };
  const login = () =>
    call(`${site.url}/api/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(admin) });
  const entries = await bookingFor(site.url);
  let sent = 0;
  /** Every second one is from the same person. */
  const booking = () => {
    const phone = `+91 00000 0${String(++sent % 2 && sent).padStart(4, '0')}`;
    return JSON.stringify({ ...entries, name: 'Patient', phone });
  };
  const review = JSON.stringify({ name: 'A', email: 'a@example.com', mobile: '+91 00000 00002', rating: 5 });
  const session = (await (
    await fetch(`${site.url}/api/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(admin) })
  ).json()) as { token: string };
  const signedIn = { headers: { Authorization: `Bearer ${session.token}` } };

  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table counters in exclusive mode');
  const until = performance.now() + 40_000;
  const during = async (workers: number, pauseMs: number, one: () => Promise<Outcome>) => {
    const outcomes: Outcome[] = [];
    const work = async () => {
      for (; performance.now() < until - 6_000; await wait(pauseMs)) outcomes.push(await one());
    };
    await Promise.all(Array.from({ length: workers }, work));
    return outcomes;
  };
  const [bookings, reviews, ...others] = await Promise.all([
    during(20, 100, () => call(`${site.url}/api/appointments`, { method: 'POST', headers: json, body: booking() })),
    during(20, 100, () => call(`${site.url}/api/submit-review`, { method: 'POST', headers: json, body: review })),
    during(2, 200, () => call(`${site.url}/readyz`)),
    during(2, 500, login),
    during(2, 100, () => call(`${site.url}/api/appointments`, signedIn)),
    during(2, 100, () => call(`${site.url}/api/approved-reviews`)),
    during(2, 100, () => call(`${site.url}/appointment`)),
  ]);
  await holder.query('rollback');
  await holder.end();

  const times = others.flat().map(({ ms }) => ms);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  console.log(
    `${bookings.length} bookings and ${reviews.length} reviews refused, slowest ${slowest([...bookings, ...reviews]).toFixed(0)} ms; ` +
      `${times.length} other calls, p99 ${p99.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
  );
  for (const { status, detail } of [...bookings, ...reviews])
    expect([status, detail]).toEqual([503, serverMessages.databaseBusy]);
  expect(slowest([...bookings, ...reviews])).toBeLessThan(5_000);
  expect(new Set(others.flat().map(({ status }) => status))).toEqual(new Set([200]));
  expect((await call(`${site.url}/api/appointments`, { method: 'POST', headers: json, body: booking() })).status).toBe(
    201,
  );
  expect((await readBookings({ dataDir, databaseUrl })).count).toBe(1);
});

test('sixty people book in the same second on a cold database: each has an answer within 5 seconds, and none is stored twice', async () => {
  const before = await start();
  const entries = await bookingFor(before.url);
  await before.stop();
  await postgres.restart('fast'); // nothing is cached, and no connection is open
  const site = await start();
  onTestFinished(() => void site.stop());
  const names = Array.from({ length: 60 }, (_, index) => `Patient ${index}`);
  const outcomes = await Promise.all(
    names.map((name) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': name };
      return call(`${site.url}/api/appointments`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...entries, name }),
      });
    }),
  );
  const booked = outcomes.filter(({ status }) => status === 201).length;
  console.log(`${booked} of 60 booked, slowest answer ${slowest(outcomes).toFixed(0)} ms`);
  expectCleanAnswers(outcomes);
  expect(slowest(outcomes)).toBeLessThan(5_000);
  const { count, byName } = await readBookings({ dataDir, databaseUrl });
  expect([count, byName.size]).toEqual([booked, booked]);
});
