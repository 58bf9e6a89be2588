import { useState } from 'react';
import { SessionWarning } from './session-warning.tsx';
import { useSession } from './use-session.ts';

/** Stands beside every page of the admin area, and shows itself when the session is about to end. */
export function SessionGuard() {
  const { ending, stay } = useSession();
  const [isDismissed, setDismissed] = useState(false);
  // An end that can be put off is asked about every time.
  if (!ending || (ending.why === 'limit' && isDismissed)) return null;
  return <SessionWarning end={ending} onStay={stay} onDismiss={() => setDismissed(true)} />;
}
