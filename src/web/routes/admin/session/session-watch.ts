import type { SessionTime } from '#contract/session.ts';
import { loadOr } from '#web/api/load-or.ts';
import { adminApi, leaveForLogin, noteSessionEnd, type SessionEnd } from '#web/api/session.ts';
import * as timings from '#web/timings.ts';

interface SessionWatch {
  /** Counts as activity, which postpones the end of the session. */
  prolong: () => Promise<void>;
  stop: () => void;
}

/**
 * Polls the server for the end of the session, and reports activity in the page, so that nobody is signed out while writing.
 * `onWarning` gets an end that is near, and null once it no longer is.
 */
export function watchSession(onWarning: (end: SessionEnd | null) => void): SessionWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const otherTabs = new BroadcastChannel('session');
  let timer: ReturnType<typeof setTimeout>;
  let end: SessionEnd | undefined;
  let lastActivity = Date.now();

  async function update(call: () => Promise<SessionTime>) {
    const answer = await loadOr(undefined, call, { signal, pauses: [] });
    if (signal.aborted) return;
    if (answer) end = endOf(answer);
    // Without a connection the last known end counts.
    else if (end && end.at <= Date.now()) return leaveForLogin(end.why);
    if (end) noteSessionEnd(end);
    onWarning(isNear(end) ? (end ?? null) : null);
    clearTimeout(timer);
    timer = setTimeout(poll, untilNextPoll(end));
  }

  const poll = () => void update(() => adminApi.session.get({}, { signal }));

  async function prolong() {
    lastActivity = Date.now();
    await update(() => adminApi.session.prolong({}, { signal }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a channel reaches this site only
    if (!signal.aborted) otherTabs.postMessage('prolonged');
  }

  const reportActivity = () => {
    // Once the warning shows, only its own button counts.
    if (!isNear(end) && Date.now() - lastActivity >= timings.sessionActivity) void prolong();
  };

  window.addEventListener('keydown', reportActivity, { signal, capture: true });
  window.addEventListener('pointerdown', reportActivity, { signal, capture: true });
  document.addEventListener('visibilitychange', () => !document.hidden && poll(), { signal });
  otherTabs.addEventListener('message', poll, { signal });
  poll();

  return {
    prolong,
    stop: () => {
      stopping.abort();
      otherTabs.close();
      clearTimeout(timer);
    },
  };
}

function endOf({ expires_in, idle_expires_in }: SessionTime): SessionEnd {
  return { at: Date.now() + idle_expires_in * 1000, why: idle_expires_in < expires_in ? 'idle' : 'limit' };
}

function isNear(end: SessionEnd | undefined) {
  return end !== undefined && end.at - Date.now() <= timings.sessionWarning;
}

/** At the latest when the warning is due, or the end itself. */
function untilNextPoll(end: SessionEnd | undefined) {
  if (!end) return timings.sessionPoll;
  const left = end.at - Date.now();
  const next = isNear(end) ? left : left - timings.sessionWarning;
  return Math.max(0, Math.min(next, timings.sessionPoll));
}
