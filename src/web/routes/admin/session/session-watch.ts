import type { SessionTime } from '#contract/session.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { rememberPageKey } from '#web/api/locked-page.ts';
import { leaveForLogin, noteSession, readKnownSession, type SessionEnd } from '#web/api/session.ts';
import * as timings from '#web/timings.ts';

/**
 * Polls the server for the end of the session, and reports activity in the page, so that no screen is locked while someone writes.
 * `onWarning` gets an end that is near, and null once it no longer is.
 */
export function watchSession(onWarning: (end: SessionEnd | null) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const otherTabs = new BroadcastChannel('session');
  let timer: ReturnType<typeof setTimeout>;
  let end: SessionEnd | undefined;
  let lastActivity = Date.now();

  async function update(call: () => Promise<SessionTime>) {
    // The known end applies after the computer slept, before the server has answered.
    end = end && (readKnownSession()?.end ?? end);
    if (end && end.at <= Date.now()) return leaveForLogin(end.why);
    const answer = await loadOr(undefined, call, { signal, pauses: [] });
    if (signal.aborted) return;
    if (answer) end = note(answer);
    onWarning(isNear(end) ? (end ?? null) : null);
    clearTimeout(timer);
    timer = setTimeout(poll, untilNextPoll(end));
  }

  const poll = () => void update(() => adminApi.session.get({}, { signal }));

  /** Counts as activity, which postpones the lock. */
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

function note({ email, expires_in, idle_expires_in, page_key }: SessionTime): SessionEnd {
  const end: SessionEnd = {
    at: Date.now() + idle_expires_in * 1000,
    why: idle_expires_in < expires_in ? 'locked' : 'limit',
  };
  noteSession({ email, end });
  void rememberPageKey(page_key);
  return end;
}

function isNear(end: SessionEnd | undefined) {
  return end !== undefined && end.at - Date.now() <= timings.sessionWarning;
}

/** Time until the next poll: when the warning or the end is due at the latest. */
function untilNextPoll(end: SessionEnd | undefined) {
  if (!end) return timings.sessionPoll;
  const left = end.at - Date.now();
  const next = isNear(end) ? left : left - timings.sessionWarning;
  return Math.max(0, Math.min(next, timings.sessionPoll));
}
