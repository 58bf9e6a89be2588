import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isOpen } from '#web/api/session.ts';
import * as words from '#words/admin/basics.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Put it into a form: while something is unsaved, leaving the page asks first. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    // The draft waits for anyone who goes to unlock or sign in: there is nothing to ask.
    const ask = (event: BeforeUnloadEvent) => isOpen() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question={words.leaveWithoutSaving}
      confirm={words.leave}
      cancel={words.keepEditing}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{words.notSavedOnPage}</p>
    </ConfirmDialog>
  );
}
