import { useEffect, useEffectEvent, useState } from 'react';
import { daysAhead } from '#contract/plain/visitor-limits.ts';
import type { FreeTimes } from '#contract/times.ts';
import { browserApi, type VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { formElementId } from '#web/forms/form.tsx';
import type { PostedTimes } from '../booking-values.ts';

interface WantedTimes extends Asked {
  treatments: readonly string[];
}

/** The free times of the days ahead; null if loading failed. */
export async function loadTimes(api: VisitorApi, { practitioner, treatments }: WantedTimes, signal?: AbortSignal) {
  const query = { practitioner_id: practitioner, treatments: treatments.join(','), days: daysAhead };
  return loadOr(null, () => api.times.list({ query }, signal && { signal }), { signal });
}

interface Asked {
  /** Empty for anyone. */
  practitioner: string;
}

interface Loaded {
  for: Asked;
  free: FreeTimes | null;
}

/**
 * The free times, long enough for the treatments that are chosen in the form, and how to ask for those of a practitioner. `free` is
 * undefined until some have come, and null if loading failed; those from before stay until the others are there.
 */
export function useFreeTimes(formId: string, posted: PostedTimes | undefined) {
  const [asked, setAsked] = useState<Asked>({ practitioner: posted?.practitioner ?? '' });
  const [loaded, setLoaded] = useState<Loaded | undefined>(posted && { for: asked, free: posted.free });
  const isLoading = loaded?.for !== asked;
  const load = useEffectEvent(async (wanted: Asked, signal: AbortSignal) => {
    if (!isLoading) return;
    const form = document.getElementById(formElementId(formId)) as HTMLFormElement;
    const treatments = new FormData(form).getAll('treatmentType').map(String);
    const free = await loadTimes(browserApi, { ...wanted, treatments }, signal);
    if (!signal.aborted) setLoaded({ for: wanted, free });
  });
  useEffect(() => {
    const request = new AbortController();
    void load(asked, request.signal);
    return () => request.abort();
  }, [asked]);
  const reload = () => setAsked((now) => ({ ...now }));
  const retry = useEffectEvent(() => {
    if (loaded?.free === null) reload();
  });
  useEffect(() => {
    const isBack = () => retry();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, []);
  useEffect(() => {
    const form = document.getElementById(formElementId(formId));
    const reloadLength = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'treatmentType') setAsked((now) => ({ ...now }));
    };
    form?.addEventListener('change', reloadLength);
    return () => form?.removeEventListener('change', reloadLength);
  }, [formId]);
  return { asked, free: loaded?.free, isLoading, ask: setAsked, reload };
}
