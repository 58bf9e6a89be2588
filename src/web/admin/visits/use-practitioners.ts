import { useEffect, useState } from 'react';
import type { Calendar } from '#contract/schedules.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';

/** Practitioners who can have visits; empty until they have come. */
export function usePractitioners() {
  const [practitioners, setPractitioners] = useState<Calendar['practitioners']>([]);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadOr(undefined, () => adminApi.schedules.getCalendar({}, { signal }), { signal }).then((calendar) => {
      if (calendar && !signal.aborted) setPractitioners(calendar.practitioners);
    });
    return () => request.abort();
  }, []);
  return practitioners;
}
