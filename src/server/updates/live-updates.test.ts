import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { Session } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { NodeSqliteDialect } from '#server/db/node-sqlite-dialect.ts';
import type { Tables } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createLiveUpdates, type LiveUpdates } from './live-updates.ts';

const session: Session = {
  id: 'a',
  administratorId: 1,
  role: 'owner',
  practitionerId: null,
  bound: true,
  isLocked: false,
  needs: null,
};

let db: Database;
let state: { count: number };
let polls: number;
let role: Role;
let endedSessions: Set<string>;
let logged: string[];
let stopping: AbortController;
let liveUpdates: LiveUpdates;

beforeEach(() => {
  vi.useFakeTimers();
  db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(':memory:') });
  state = { count: 0 };
  polls = 0;
  role = 'owner';
  endedSessions = new Set();
  logged = [];
  stopping = new AbortController();
  liveUpdates = createLiveUpdates({
    read: async () => {
      polls += 1;
      return state;
    },
    show: (now, viewer) => ({ ...now, role: viewer.role }),
    sessions: {
      findUnexpired: async (ids) =>
        new Map(ids.filter((id) => !endedSessions.has(id)).map((id) => [id, { ...session, role }])),
    },
    monotonicClock: Date.now,
    db,
    log: { info: () => {}, error: (message) => logged.push(message) },
    stopping: stopping.signal,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Commits like every change. */
const commit = () => inTransaction(db, async () => undefined);

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a stream and reads its first event. */
async function open(of = session) {
  const events = readEvents(liveUpdates.open(of));
  const first = events.next();
  await pass(1);
  expect(await first).toEqual({ ...state, role });
  return events;
}

describe('a poll', () => {
  test('happens twice a second, however many streams are open', async () => {
    await Promise.all([open(), open(), open()]);
    const before = polls;
    await pass(10_000);
    expect(polls - before).toBeGreaterThanOrEqual(19);
    expect(polls - before).toBeLessThanOrEqual(20);
  });

  test('does not happen while no stream is open', async () => {
    await commit();
    await pass(5_000);
    expect(polls).toBe(0);
    const events = await open();
    const next = events.next();
    void events.close();
    stopping.abort();
    await next;
    const before = polls;
    await pass(10_000);
    expect(polls).toBe(before);
  });

  test('happens soon after a change is committed, and once for many changes', async () => {
    const events = await open();
    await pass(100);
    const before = polls;
    state = { count: 1 };
    const next = events.next();
    for (let index = 0; index < 40; index++) {
      await commit();
      await pass(1);
    }
    expect(polls).toBe(before);
    await pass(10);
    expect(polls).toBe(before + 1);
    expect(await next).toMatchObject({ count: 1 });
  });

  test('that fails is logged, and the next one sends the current state', async () => {
    const events = await open();
    const next = events.next();
    state = {
      get count(): number {
        throw new Error('The database is away.');
      },
    };
    await pass(500);
    expect(logged).toEqual(['polling for live updates failed']);
    state = { count: 2 };
    await pass(1_000);
    expect(await next).toMatchObject({ count: 2 });
  });
});

describe('a stream', () => {
  test('sends the state when it changes, and nothing until then', async () => {
    const events = await open();
    const next = events.next();
    await pass(5_000);
    state = { count: 7 };
    await pass(1_000);
    expect(await next).toMatchObject({ count: 7 });
  });

  test('repeats the state before a proxy would close an idle connection', async () => {
    const events = await open();
    const next = events.next();
    let hasCome = false;
    void next.then(() => {
      hasCome = true;
    });
    await pass(15_000);
    expect(hasCome).toBe(false);
    await pass(7_000);
    expect(await next).toMatchObject({ count: 0 });
  });

  test('tells at once that the role of its administrator has changed', async () => {
    const events = await open();
    const next = events.next();
    role = 'front-desk';
    await pass(1_000);
    expect(await next).toEqual({ count: 0, role: 'front-desk' });
  });

  test('skips all but the latest state for a slow reader', async () => {
    const events = await open();
    const slow = events.next();
    for (let count = 1; count <= 5; count++) {
      state = { count };
      await pass(1_000);
    }
    expect(await slow).toMatchObject({ count: 1 });
    expect(await events.next()).toMatchObject({ count: 5 });
  });

  test('ends when its session ends, and streams of other sessions stay open', async () => {
    const [ended, other] = [await open(), await open({ ...session, id: 'b' })];
    endedSessions.add('a');
    const [last, next] = [ended.next(), other.next()];
    await pass(1_000);
    expect(await last).toBeUndefined();
    state = { count: 1 };
    await pass(1_000);
    expect(await next).toMatchObject({ count: 1 });
  });

  test('ends immediately when the server shuts down, and none can be opened after that', async () => {
    const events = await open();
    const last = events.next();
    stopping.abort();
    expect(await last).toBeUndefined();
    expect(await readEvents(liveUpdates.open(session)).next()).toBeUndefined();
  });
});

test('the number of streams is limited per administrator', async () => {
  const streams = [];
  for (let index = 0; index < serverLimits.streams; index++) streams.push(await open());
  expect(() => liveUpdates.open(session)).toThrow('The admin area is open in too many places.');
  await open({ ...session, administratorId: 2 });
  await streams[0]?.close();
  await open();
});
