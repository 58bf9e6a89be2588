import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppointmentUpdate } from '#contract/appointments.ts';
import { followUpdates, readEvents } from './follow-updates.ts';

async function read(...parts: string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const data of readEvents(body)) events.push(data);
  return events;
}

test('events arrive one after the other, however the network splits them', async () => {
  expect(await read('data: 1\n\ndata: 2\n\n')).toEqual(['1', '2']);
  expect(await read('da', 'ta: {"all', '":1}\n', '\nda', 'ta: 2\n\n')).toEqual(['{"all":1}', '2']);
});

test('a comment is skipped, and does not hide the event after it', async () => {
  expect(await read(': still here\n\n', ': still here\ndata: 1\n\n')).toEqual(['1']);
});

test('an event that is cut off at the end is ignored', async () => {
  expect(await read('data: 1\n\ndata: 2')).toEqual(['1']);
});

describe('a silent stream is opened again', () => {
  const update = { newest: null, all: 1 } as AppointmentUpdate;
  const page = Object.assign(new EventTarget(), { hidden: false });
  let stop: () => void;
  let seen: { opened: number; updates: AppointmentUpdate[] };

  /** One event, then silence. */
  async function openSilent({ signal }: { signal: AbortSignal }) {
    seen.opened += 1;
    const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
      stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(update)}\n\n`));
      signal.addEventListener('abort', () => stream.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  }
  const follow = (open = openSilent) => {
    stop = followUpdates((one) => seen.updates.push(one), open);
  };
  /** After 1.5 s: longer than the pause before a second try, and shorter than the silence that ends a stream by itself. */
  async function openedSoon() {
    for (let step = 0; step < 300; step += 1) await vi.advanceTimersByTimeAsync(5);
    return seen.opened;
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', page);
    seen = { opened: 0, updates: [] };
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function followSilence(seconds: number) {
    follow();
    await expect.poll(() => seen.updates).toEqual([update]);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect(seen.opened).toBe(1);
  }

  test('once the computer has slept, although no one has looked at the page', async () => {
    await followSilence(10);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(10_000); // until the next check
    expect(await openedSoon()).toBe(2);
  });

  test('once the network is back', async () => {
    await followSilence(1);
    window.dispatchEvent(new Event('online'));
    expect(await openedSoon()).toBe(2);
  });

  test.each([
    [20, 1],
    [30, 2],
  ])('after %i s, %i opened in all once someone looks at the page again', async (seconds, times) => {
    await followSilence(seconds);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await openedSoon()).toBe(times);
  });

  test('once another tab has noticed it', async () => {
    await followSilence(1);
    const other = new BroadcastChannel('appointment-updates');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    other.postMessage({ notify: 0 });
    const opened = await openedSoon();
    other.close();
    expect(opened).toBe(2);
  });

  test('after 50 s, whatever happens', async () => {
    await followSilence(49);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await openedSoon()).toBe(2);
  });

  test('at once, and not at the end of a long pause', async () => {
    follow(() => {
      seen.opened += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    while (seen.opened < 7) await vi.advanceTimersByTimeAsync(1_000); // the next pause is 15 s at least
    window.dispatchEvent(new Event('online'));
    expect(await openedSoon()).toBe(8);
  });
});
