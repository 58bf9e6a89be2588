import { useEffect, useRef, useState } from 'react';
import { followSignOut, type SessionEnd } from '#web/api/session.ts';
import { SessionWarning } from './session-warning.tsx';
import { watchSession } from './session-watch.ts';

/** Is part of every page of the admin area, and appears when the session is about to end. */
export function SessionGuard() {
  const { ending, stay } = useSession();
  const [isDismissed, setDismissed] = useState(false);
  // An end that can be postponed is asked about every time.
  if (!ending || (ending.why === 'limit' && isDismissed)) return null;
  return <SessionWarning end={ending} onStay={stay} onDismiss={() => setDismissed(true)} />;
}

/** Reports that the session is about to end. Signs out when it ends, and together with the other tabs of this browser. */
function useSession() {
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
