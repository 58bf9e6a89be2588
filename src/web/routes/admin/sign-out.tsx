import { useState } from 'react';
import { adminApi, leaveForLogin } from '#web/api/session.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Ends the session on the server, and in any case on this device. */
export function SignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await adminApi.session.logout().catch(() => {});
    leaveForLogin();
  };
  return (
    <button type="button" className="rail-tab rail-out" aria-disabled={isLeaving} onClick={signOut}>
      <Icon name="signOut" />
      {isLeaving ? 'Signing out' : 'Sign out'}
    </button>
  );
}
