import { useState } from 'react';
import { attempt } from '#web/admin/saving/attempt.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { adminApi, leaveForLogin } from '#web/api/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';

export function SignOutEverywhere() {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const signOut = async () => {
    const outcome = await attempt(() => adminApi.session.logoutEverywhere());
    if (outcome.kind === 'saved') return leaveForLogin('everywhere');
    setAsking(false);
    toasts.failure('Failed to sign out on all devices.');
  };
  return (
    <>
      <p>
        Did you lose a phone, or sign in on a computer that is not yours? Sign out on all of them at once, here too.
      </p>
      <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
        Sign out everywhere
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Sign out everywhere?"
          confirm="Sign out everywhere"
          onConfirm={signOut}
          onCancel={() => setAsking(false)}
        >
          <p>You are signed out on this device and all others, and log in anew with your password.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
