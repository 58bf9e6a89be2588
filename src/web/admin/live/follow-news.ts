import type { AppointmentUpdate } from '#contract/appointments.ts';
import { adminApi } from '#web/api/session.ts';
import type { Alarm } from './alarm.ts';
import { readEvents } from './read-events.ts';

/** In ms. The server says something every 20 s at least. */
const longestSilence = 50_000;
const pauses = { first: 1_000, longest: 30_000 };

interface Following {
  hear: (news: AppointmentUpdate) => void;
  alarm: Alarm;
  signal: AbortSignal;
}

/** Listens to the stream of news, and connects again with growing pauses when it ends, until the signal is aborted. */
export async function followNews({ hear, alarm, signal }: Following) {
  let failures = 0;
  const succeed = (news: AppointmentUpdate) => {
    failures = 0;
    hear(news);
  };
  while (!signal.aborted) {
    // Why it ended does not matter: it is tried again, and a session that is over leads to the login by itself.
    await listen({ hear: succeed, alarm, signal }).catch(() => {});
    await rest(pauseAfter(failures), alarm, signal);
    failures += 1;
  }
}

async function listen({ hear, alarm, signal }: Following) {
  const watch = watchSilence(alarm, signal);
  try {
    const response = await adminApi.appointments.events({}, { signal: watch.signal });
    if (!response.body) return;
    for await (const data of readEvents(response.body)) {
      watch.heard();
      hear(JSON.parse(data) as AppointmentUpdate);
    }
  } finally {
    watch.end();
  }
}

/** Gives up a connection that has gone silent: nobody tells of one that died in a sleeping laptop. */
function watchSilence(alarm: Alarm, signal: AbortSignal) {
  const connection = new AbortController();
  const end = () => {
    clearTimeout(timer);
    connection.abort();
  };
  let timer = setTimeout(end, longestSilence);
  let heardAt = performance.now();
  signal.addEventListener('abort', end, { signal: connection.signal });
  alarm.onRing((patience) => performance.now() - heardAt > patience && end(), connection.signal);
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

/** Not all at the same moment, or a server that has just come back would meet all of them at once. */
function pauseAfter(failures: number) {
  return Math.min(pauses.first * 2 ** failures, pauses.longest) * (0.5 + Math.random() / 2);
}

async function rest(ms: number, alarm: Alarm, signal: AbortSignal) {
  const over = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  alarm.onRing(() => resolve(), over.signal);
  signal.addEventListener('abort', () => resolve(), { signal: over.signal });
  await promise;
  clearTimeout(timer);
  over.abort();
}
