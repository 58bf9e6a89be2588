import { useEffect, useEffectEvent, useState } from 'react';
import * as alertMessages from '#contract/messages/alerts.ts';
import { allowSound } from '#web/admin/live/alerts.ts';
import { followUpdates } from '#web/admin/live/follow-updates.ts';
import { useTabBadge } from '#web/admin/live/use-tab-badge.ts';
import { ApiError } from '#web/api/client.ts';
import { unguardedApi } from '#web/api/session.ts';

/** How many requests wait, on the locked screen; nothing else about them. `onOver` runs when the session has ended. */
export function WaitingRequests({ onOver }: { onOver: () => void }) {
  const [waiting, setWaiting] = useState<number>();
  const end = useEffectEvent(onOver);
  useTabBadge(waiting ?? 0);
  useEffect(() => allowSound(), []);
  useEffect(() => {
    const open = async (options: { signal: AbortSignal }) => {
      try {
        return await unguardedApi.appointments.events({}, options);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        end();
        return new Promise<never>(() => {}); // there is nothing to wait for any more
      }
    };
    return followUpdates(({ waiting: count }) => setWaiting(count), open);
  }, []);
  return (
    <p role="status" className="login-waiting num">
      {waiting === undefined ? '' : alertMessages.waiting(waiting)}
    </p>
  );
}
