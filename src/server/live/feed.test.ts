import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createFeed, type Feed } from './feed.ts';

const session = { id: 'a', administratorId: 1, bound: true };

let state: { count: number };
let looks: number;
let over: Set<string>;
let logged: string[];
let stopping: AbortController;
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  state = { count: 0 };
  looks = 0;
  over = new Set();
  logged = [];
  stopping = new AbortController();
  feed = createFeed({
    read: async () => {
      looks += 1;
      return state;
    },
    sessions: { living: async (ids) => new Set(ids).difference(over) },
    monotonicClock: Date.now,
    log: { info: () => {}, error: (message) => logged.push(message) },
    stopping: stopping.signal,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a stream and takes its first event. */
async function open(of = session) {
  const events = readEvents(feed.open(of));
  const first = events.next();
  await pass(1);
  expect(await first).toEqual(state);
  return events;
}

describe('a look', () => {
  test('happens twice a second, however many listen', async () => {
    await Promise.all([open(), open(), open()]);
    const before = looks;
    await pass(10_000);
    expect(looks - before).toBeGreaterThanOrEqual(19);
    expect(looks - before).toBeLessThanOrEqual(20);
  });

  test('does not happen while nobody listens', async () => {
    feed.nudge();
    await pass(5_000);
    expect(looks).toBe(0);
    const events = await open();
    const next = events.next();
    void events.close();
    stopping.abort();
    await next;
    const before = looks;
    await pass(10_000);
    expect(looks).toBe(before);
  });

  test('comes soon after a nudge, and once for many of them', async () => {
    const events = await open();
    await pass(100);
    const before = looks;
    state = { count: 1 };
    const next = events.next();
    for (let index = 0; index < 40; index++) {
      feed.nudge();
      await pass(1);
    }
    expect(looks).toBe(before);
    await pass(10);
    expect(looks).toBe(before + 1);
    expect(await next).toEqual({ count: 1 });
  });

  test('that fails is logged, and the next one tells what there is', async () => {
    const events = await open();
    const next = events.next();
    state = Object.defineProperty({ count: 1 }, 'toJSON', {
      value: () => {
        throw new Error('The database is away.');
      },
    });
    await pass(500);
    expect(logged).toEqual(['looking for news failed']);
    state = { count: 2 };
    await pass(1_000);
    expect(await next).toEqual({ count: 2 });
  });
});

describe('a stream', () => {
  test('tells what has changed, and nothing while nothing does', async () => {
    const events = await open();
    const next = events.next();
    await pass(5_000);
    state = { count: 7 };
    await pass(1_000);
    expect(await next).toEqual({ count: 7 });
  });

  test('says the same again before a proxy thinks that it is dead', async () => {
    const events = await open();
    const next = events.next();
    let hasCome = false;
    void next.then(() => {
      hasCome = true;
    });
    await pass(15_000);
    expect(hasCome).toBe(false);
    await pass(7_000);
    expect(await next).toEqual({ count: 0 });
  });

  test('keeps only the newest for a slow reader', async () => {
    const events = await open();
    const slow = events.next();
    for (let count = 1; count <= 5; count++) {
      state = { count };
      await pass(1_000);
    }
    expect(await slow).toEqual({ count: 1 });
    expect(await events.next()).toEqual({ count: 5 });
  });

  test('ends when its session is over, and no other does', async () => {
    const [ended, other] = [await open(), await open({ ...session, id: 'b' })];
    over.add('a');
    const [last, next] = [ended.next(), other.next()];
    await pass(1_000);
    expect(await last).toBeUndefined();
    state = { count: 1 };
    await pass(1_000);
    expect(await next).toEqual({ count: 1 });
  });

  test('ends at once when the program does, and none begins after that', async () => {
    const events = await open();
    const last = events.next();
    stopping.abort();
    expect(await last).toBeUndefined();
    expect(await readEvents(feed.open(session)).next()).toBeUndefined();
  });
});

test('one administrator has only so many, and another one still gets theirs', async () => {
  const streams = [];
  for (let index = 0; index < limits.streams; index++) streams.push(await open());
  expect(() => feed.open(session)).toThrow('The admin area is open in too many places.');
  await open({ ...session, administratorId: 2 });
  await streams[0]?.close();
  await open();
});
