import { useRef, useState } from 'react';
import type { City } from '#contract/places.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadCities } from './booking-choices.ts';

export type Cities = { status: 'unasked' | 'loading' | 'failed' } | { status: 'loaded'; list: City[] };

/** The cities of the chosen state. `given` are those that came with the page: null when they could not be loaded. */
export function useCities(state: string, given: City[] | null) {
  const [cities, setCities] = useState(() => (state === '' ? unasked : loaded(given)));
  const underWay = useRef<AbortController>(undefined);
  const load = async (stateId: string) => {
    underWay.current?.abort();
    if (stateId === '') return setCities(unasked);
    const request = new AbortController();
    underWay.current = request;
    setCities({ status: 'loading' });
    const list = await loadCities(browserApi, stateId, request.signal);
    // Another state may have been chosen in the meantime.
    if (!request.signal.aborted) setCities(loaded(list));
  };
  return [cities, load] as const;
}

const unasked: Cities = { status: 'unasked' };

function loaded(list: City[] | null): Cities {
  return list ? { status: 'loaded', list } : { status: 'failed' };
}
