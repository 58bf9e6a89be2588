import type { AppointmentUpdate } from '#contract/appointments.ts';
import { createAlarm } from './alarm.ts';
import { followNews } from './follow-news.ts';

const name = 'appointment-news';
/** In ms: how long a stream may have been silent when somebody looks at the page again; the network coming back ends all. */
const patience = { seen: 25_000, online: 0 };

type Message = { news: AppointmentUpdate } | { ring: number };

/**
 * Hears the news in every tab of this browser through one stream, since browsers open only few connections to a site: one
 * tab holds it and passes on what it hears, and when that tab goes, another takes over. Returns how to stop.
 */
export function watchNews(hear: (news: AppointmentUpdate) => void) {
  const stop = new AbortController();
  const { signal } = stop;
  const channel = new BroadcastChannel(name);
  const alarm = createAlarm();
  const tell = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    if (!signal.aborted) channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) =>
    'news' in data ? hear(data.news) : alarm.ring(data.ring),
  );
  ringWhenNeeded((ring) => {
    alarm.ring(ring);
    tell({ ring });
  }, signal);
  const hearAndTell = (news: AppointmentUpdate) => {
    hear(news);
    tell({ news });
  };
  void inOneTab(() => followNews({ hear: hearAndTell, alarm, signal }), signal);
  return () => {
    stop.abort();
    channel.close();
  };
}

function ringWhenNeeded(ring: (patience: number) => void, signal: AbortSignal) {
  window.addEventListener('online', () => ring(patience.online), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && ring(patience.seen), { signal });
}

/** Browsers have locks only for sites with https; without, every tab has a stream of its own. */
async function inOneTab(work: () => Promise<void>, signal: AbortSignal) {
  if (!('locks' in navigator)) return work();
  // Rejects when it is stopped while it still waits for its turn.
  await navigator.locks.request(name, { signal }, work).catch(() => {});
}
