import type { SessionTime } from '#contract/session.ts';
import { adminApi, leaveForLogin, noteSessionEnd, type SessionEnd } from '#web/api/session.ts';
import { timings } from '#web/timings.ts';

interface SessionWatch {
  /** Goes on using the session, which brings its end further away. */
  prolong: () => Promise<void>;
  stop: () => void;
}

/**
 * Asks the server from time to time how long the session lasts. Work in the page is told to it, so that nobody is signed out
 * while writing. `onWarning` hears of an end that is near, and null when it no longer is.
 */
export function watchSession(onWarning: (end: SessionEnd | null) => void): SessionWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const otherTabs = new BroadcastChannel('session');
  let timer: ReturnType<typeof setTimeout>;
  let end: SessionEnd | undefined;
  let lastUse = Date.now();

  async function ask(call: () => Promise<SessionTime>) {
    const answer = await call().catch(() => undefined);
    if (signal.aborted) return;
    if (answer) end = endOf(answer);
    // Without a connection the page goes by what it heard before.
    else if (end && end.at <= Date.now()) return leaveForLogin(end.why);
    if (end) noteSessionEnd(end);
    onWarning(isNear(end) ? (end ?? null) : null);
    clearTimeout(timer);
    timer = setTimeout(look, untilNextLook(end));
  }

  const look = () => void ask(() => adminApi.session.get({}, { signal }));

  async function prolong() {
    lastUse = Date.now();
    await ask(() => adminApi.session.prolong({}, { signal }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a channel reaches this site only
    if (!signal.aborted) otherTabs.postMessage('prolonged');
  }

  const work = () => {
    // Once the warning is there, only its own button counts.
    if (!isNear(end) && Date.now() - lastUse >= timings.sessionUse) void prolong();
  };

  window.addEventListener('keydown', work, { signal, capture: true });
  window.addEventListener('pointerdown', work, { signal, capture: true });
  document.addEventListener('visibilitychange', () => !document.hidden && look(), { signal });
  otherTabs.addEventListener('message', look, { signal });
  look();

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
function untilNextLook(end: SessionEnd | undefined) {
  if (!end) return timings.sessionLook;
  const left = end.at - Date.now();
  const next = isNear(end) ? left : left - timings.sessionWarning;
  return Math.max(0, Math.min(next, timings.sessionLook));
}
