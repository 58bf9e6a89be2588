import { useEffect, useState } from 'react';
import type { Reminders } from '#contract/told-marks.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';

/** Reminders from the page, or none yet; loaded again whenever anyone changes a visit. */
export function useReminders(loaded?: Reminders) {
  const { visitChanges } = useLiveUpdates();
  const [basis, setBasis] = useState(loaded);
  const [reminders, setReminders] = useState(loaded);
  if (basis !== loaded) {
    setBasis(loaded);
    setReminders(loaded);
  }
  useEffect(() => {
    if (visitChanges === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const load = () => adminApi.toldMarks.listReminders({}, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((now) => {
      if (now && !signal.aborted) setReminders(now);
    });
    return () => request.abort();
  }, [visitChanges]);
  return reminders;
}
