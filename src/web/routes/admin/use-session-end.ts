import { useEffect } from 'react';
import { leaveForLogin, onSignedOutElsewhere, readToken, tokenEnd } from '#web/api/session.ts';

/** Timers that are longer fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Signs out when the token ends, and together with the other tabs of this browser. */
export function useSessionEnd() {
  useEffect(() => {
    const end = tokenEnd(readToken() ?? '');
    if (end === null) return;
    const timer = setTimeout(() => leaveForLogin(window.location.pathname + window.location.search), wait(end));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onSignedOutElsewhere(() => leaveForLogin()), []);
}

function wait(end: number) {
  return Math.min(Math.max(end - Date.now(), 0), longestTimer);
}
