import { useEffect, useState } from 'react';
import type { WaitList } from '#contract/wait-list.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';

/** Free times that begin in it. */
export interface FreedTime {
  from: string;
  until: string;
}

export async function loadWaitList(
  freed: FreedTime | undefined,
  options: { signal: AbortSignal; isBackground?: boolean },
) {
  return loadOr(undefined, () => adminApi.waitList.list({ query: { ...freed } }, options), options);
}

/** Wait list from the page, or none yet; loaded again whenever anyone changes a visit. */
export function useWaitList(freed?: FreedTime, loaded?: WaitList) {
  const { visitChanges } = useLiveUpdates();
  const [basis, setBasis] = useState(loaded);
  const [waitList, setWaitList] = useState(loaded);
  if (basis !== loaded) {
    setBasis(loaded);
    setWaitList(loaded);
  }
  const { from = '', until = '' } = freed ?? {};
  useEffect(() => {
    if (visitChanges === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    void loadWaitList(from ? { from, until } : undefined, { signal, isBackground: true }).then((now) => {
      if (now && !signal.aborted) setWaitList(now);
    });
    return () => request.abort();
  }, [visitChanges, from, until]);
  return waitList;
}

/** Counts patients whom a free time suits, and who were told of none yet. */
export function countToTell({ waiting }: WaitList) {
  return waiting.filter(({ fits }) => fits.length > 0 && !fits.some(({ told }) => told)).length;
}
