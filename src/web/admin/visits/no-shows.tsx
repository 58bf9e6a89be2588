import { useEffect, useState } from 'react';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { dayName, wallTime } from './wall-time.ts';

/** 'Did not come 2 times', with the days, of everyone with the phone number of a request; nothing if they always came. */
export function NoShows({ appointmentId }: { appointmentId: number }) {
  const { timeZone } = useClinic();
  const times = useNoShows(appointmentId);
  if (times.length === 0) return null;
  const days = times.map((time) => {
    const { day } = wallTime(time, timeZone);
    return `${dayName(day)} ${day.slice(0, 4)}`;
  });
  return (
    <p className="no-shows">
      <strong>Did not come {times.length === 1 ? 'once' : `${times.length} times`}:</strong> {days.join('; ')}
    </p>
  );
}

/** Loaded again after every change of a visit, by anyone. */
function useNoShows(appointmentId: number) {
  const { visitChanges } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ of: number; at: number | undefined; times: readonly string[] }>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = () => adminApi.visits.listNoShows({ params: { id: appointmentId } }, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((times) => {
      if (times && !signal.aborted) setLoaded({ of: appointmentId, at: visitChanges, times });
    });
    return () => request.abort();
  }, [appointmentId, visitChanges]);
  return loaded?.of === appointmentId ? loaded.times : [];
}
