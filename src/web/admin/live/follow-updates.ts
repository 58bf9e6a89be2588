import type { AppointmentUpdate } from '#contract/appointments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { pause } from '#web/api/load-or.ts';
import { alertOf } from './alerts.ts';

const name = 'appointment-updates';
/** Silence after which a connection counts as lost, in ms. The server sends something every 20 s at least. */
const longestSilence = 50_000;
/** Silence that is tolerated when the page is visible or the network is back, in ms. */
const patience = { visible: 25_000, online: 0 };
/** Pauses between connections, in ms. */
const pauses = { first: 1_000, longest: 30_000 };
/** Age of a stream from which it is reopened at once after the server has ended it, in ms. */
const shortestStream = 1_000;

/** Interval of the check in ms. Browsers delay timers of background tabs by up to a minute. */
const ticks = 20_000;
const longestLateness = 90_000;

/** A new tab asks for the last update. */
type Message = { update: AppointmentUpdate } | { notify: number } | { ask: true };

/**
 * Receives the updates in every tab of this browser over one stream, since browsers open only few connections to a site: one
 * tab holds it and passes on what it receives, and when that tab closes, another takes over. `open` makes the call. Returns how to
 * stop.
 */
export function followUpdates(onUpdate: (update: AppointmentUpdate) => void, open: OpenStream = openAsAdmin) {
  const stop = new AbortController();
  const { signal } = stop;
  const channel = new BroadcastChannel(name);
  const notifier = createNotifier();
  const tell = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    if (!signal.aborted) channel.postMessage(message);
  };
  /** Known in the tab that holds the stream. */
  let latest: AppointmentUpdate | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('update' in data) onUpdate(data.update);
    else if ('notify' in data) notifier.notify(data.notify);
    else if (latest) tell({ update: latest });
  });
  tell({ ask: true });
  const notifyAll = (silence: number) => {
    notifier.notify(silence);
    tell({ notify: silence });
  };
  window.addEventListener('online', () => notifyAll(patience.online), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && notifyAll(patience.visible), { signal });
  const receive = (update: AppointmentUpdate) => {
    latest = update;
    onUpdate(update);
    alertOf(update);
    tell({ update });
  };
  const stopWatching = watchSleep(() => notifyAll(patience.online));
  void inOneTab(() => keepConnected({ open, receive, notifier, signal }), signal);
  return () => {
    stop.abort();
    stopWatching();
    channel.close();
  };
}

/** A timer that comes much too late tells that the computer slept, also while no one looks at the page. */
function watchSleep(onWake: () => void) {
  let tickedAt = Date.now();
  const timer = setInterval(() => {
    const late = Date.now() - tickedAt - ticks;
    tickedAt = Date.now();
    if (late > longestLateness) onWake();
  }, ticks);
  return () => clearInterval(timer);
}

type OpenStream = (options: { signal: AbortSignal }) => Promise<Response>;

const openAsAdmin: OpenStream = (options) => adminApi.appointments.events({}, options);

/** Browsers have locks only for sites with https; without, every tab has a stream of its own. */
async function inOneTab(work: () => Promise<void>, signal: AbortSignal) {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Stopped while it was waiting for its turn.
    if (!signal.aborted) throw error;
  }
}

/** Tells the connection that it is needed now: the network is back, or someone looks at the page again. */
interface Notifier {
  /** A stream that has been silent for longer than `silence`, in ms, is taken for dead, and a pause ends. */
  notify(silence: number): void;
  onNotify(listener: (silence: number) => void, signal: AbortSignal): void;
}

function createNotifier(): Notifier {
  const target = new EventTarget();
  return {
    notify: (silence) => target.dispatchEvent(new CustomEvent('notify', { detail: silence })),
    onNotify: (listener, signal) =>
      target.addEventListener('notify', (event) => listener((event as CustomEvent<number>).detail), { signal }),
  };
}

interface Connection {
  open: OpenStream;
  receive: (update: AppointmentUpdate) => void;
  notifier: Notifier;
  signal: AbortSignal;
}

/**
 * Connects again until the signal is aborted: at once when the server has ended the stream, because it stops and another
 * instance takes over, and with growing pauses when the connection was lost.
 */
async function keepConnected({ open, receive, notifier, signal }: Connection) {
  let failures = 0;
  const succeed = (update: AppointmentUpdate) => {
    failures = 0;
    receive(update);
  };
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await readStream({ open, receive: succeed, notifier, signal });
      if (performance.now() - startedAt > shortestStream) continue;
    } catch (error) {
      // A session that is over leads to the login by itself.
      if (!isLostConnection(error)) console.error(error);
    }
    const notified = new AbortController();
    notifier.onNotify(() => notified.abort(), notified.signal);
    await pause(pauseAfter(failures), AbortSignal.any([signal, notified.signal]));
    notified.abort();
    failures += 1;
  }
}

/** Never made, aborted, or broken while it was read. */
function isLostConnection(error: unknown) {
  const isAbort = error instanceof DOMException && error.name === 'AbortError';
  return isAbort || error instanceof ApiError || error instanceof TypeError;
}

/** Random, so that browsers don't all return at the same moment to a server that has just restarted. */
function pauseAfter(failures: number) {
  return Math.min(pauses.first * 2 ** failures, pauses.longest) * (0.5 + Math.random() / 2);
}

async function readStream({ open, receive, notifier, signal }: Connection) {
  const watch = watchSilence(notifier, signal);
  try {
    const response = await open({ signal: watch.signal });
    if (!response.body) return;
    for await (const data of readEvents(response.body)) {
      watch.heard();
      receive(JSON.parse(data) as AppointmentUpdate);
    }
  } finally {
    watch.end();
  }
}

/** Gives up a connection that has gone silent: no error tells of one that died in a sleeping laptop. */
function watchSilence(notifier: Notifier, signal: AbortSignal) {
  const connection = new AbortController();
  const end = () => {
    clearTimeout(timer);
    connection.abort();
  };
  let timer = setTimeout(end, longestSilence);
  let heardAt = performance.now();
  signal.addEventListener('abort', end, { signal: connection.signal });
  notifier.onNotify((silence) => performance.now() - heardAt > silence && end(), connection.signal);
  return {
    signal: connection.signal,
    end,
    heard() {
      heardAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(end, longestSilence);
    },
  };
}

/** The data of server-sent events, one after the other; comments and other fields are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield data;
    }
  }
}
