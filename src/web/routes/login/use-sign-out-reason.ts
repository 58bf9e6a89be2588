import { useEffect, useReducer } from 'react';
import { loadOr } from '#web/api/load-or.ts';
import { noteSignOut, onAccessChange, readSignOutReason, type SignOutReason, unguardedApi } from '#web/api/session.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Why one is at the login page; only the browser knows. */
export function useSignOutReason() {
  const isHydrated = useHydrated();
  const [, readAnew] = useReducer((reads: number) => reads + 1, 0);
  useEffect(() => onAccessChange(readAnew), []);
  const note = (why: SignOutReason) => {
    noteSignOut(why);
    readAnew();
  };
  return {
    /** Null before scripts run, and when no one was signed in before. */
    reason: isHydrated ? readSignOutReason() : null,
    /** The session of a locked screen is over. */
    end: () => note('limit'),
    /** Someone else wants to log in. */
    forget: async () => {
      if (readSignOutReason() === 'locked') await loadOr(null, () => unguardedApi.session.logout(), { pauses: [] });
      note('self');
    },
  };
}

export type SignOut = ReturnType<typeof useSignOutReason>;
