import { useEffect, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { loadRequests } from '#web/admin/list/load-requests.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { loadOr } from '#web/api/load-or.ts';

/** Limit per stage, and for both stages together: the search finds the others. */
const most = 20;

interface OpenRequests {
  requests: readonly Appointment[];
  /** How many there are. */
  total: number;
  loadedAt: Date;
}

/** Pending requests without a visit, the oldest first, loaded again after every change; undefined until they have come, null if they do not. */
export function useOpenRequests(q: string) {
  const { changes } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ at: number; found: OpenRequests | null }>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadOr(null, () => loadOpen(q, signal), { signal }).then((found) => {
      if (!signal.aborted) setLoaded({ at: changes, found });
    });
    return () => request.abort();
  }, [q, changes]);
  return loaded?.found;
}

async function loadOpen(q: string, signal: AbortSignal): Promise<OpenRequests> {
  const load = (stage: 'new' | 'tried') =>
    loadRequests(
      { status: 'pending', stage, sort: 'oldest', limit: String(most), ...(q && { q }) },
      { signal, isBackground: true },
    );
  const pages = await Promise.all([load('new'), load('tried')]);
  const requests = pages
    .flatMap(({ body }) => body)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
    .slice(0, most);
  return { requests, total: pages.reduce((sum, { total }) => sum + total, 0), loadedAt: new Date() };
}
