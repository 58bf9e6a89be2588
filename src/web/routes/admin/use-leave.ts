import { useState } from 'react';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { announceSignOut, leaveForLogin, type SignOutReason } from '#web/api/session.ts';

/** Locks or ends the session on the server, and leaves the page even if the server cannot be reached. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (call: () => Promise<unknown>, why: SignOutReason) => {
    if (isLeaving) return;
    setLeaving(true);
    announceSignOut(why);
    try {
      await loadOr(null, call, { pauses: [] });
    } finally {
      leaveForLogin(why);
    }
  };
  return {
    isLeaving,
    lock: () => leave(() => adminApi.session.lock(), 'locked'),
    signOut: () => leave(() => adminApi.session.logout(), 'self'),
  };
}
