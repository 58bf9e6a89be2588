import { useState } from 'react';
import { adminApi, leaveForLogin } from '#web/api/session.ts';

/** Ends the session on the server, and in any case on this device. */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await adminApi.session.logout().catch(() => {});
    leaveForLogin('self');
  };
  return { signOut, isLeaving };
}
