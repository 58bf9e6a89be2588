import { useState } from 'react';
import { loadOr } from '#web/api/load-or.ts';
import { adminApi, leaveForLogin } from '#web/api/session.ts';

/** Ends the session on the server, and on this device even if the server cannot be reached. */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await loadOr(null, () => adminApi.session.logout(), { pauses: [] });
    } finally {
      leaveForLogin('self');
    }
  };
  return { signOut, isLeaving };
}
