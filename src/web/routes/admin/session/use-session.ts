import { useEffect, useRef, useState } from 'react';
import { followSignOut, type SessionEnd } from '#web/api/session.ts';
import { watchSession } from './session-watch.ts';

/** Warns before the session ends, and signs out when it does and together with the other tabs of this browser. */
export function useSession() {
  const [ending, setEnding] = useState<SessionEnd | null>(null);
  const watch = useRef<ReturnType<typeof watchSession>>(undefined);
  useEffect(() => {
    const started = watchSession(setEnding);
    watch.current = started;
    return started.stop;
  }, []);
  useEffect(() => followSignOut(), []);
  return { ending, stay: () => watch.current?.prolong() };
}
