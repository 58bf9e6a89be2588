import { useRef, useState } from 'react';
import type { City } from '#contract/places.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadCities } from './booking-choices.ts';

export type Cities = { status: 'unasked' | 'loading' | 'failed' } | { status: 'loaded'; list: City[] };

/** Loaded once in a document: a state that is chosen again, in this form or the next, has them at once. */
const known = new Map<string, City[]>();

/**
 * The cities of the chosen state. `given` are those that came with the page: null when they could not be loaded, undefined
 * when nobody has asked for them yet.
 */
export function useCities(state: string, given: City[] | null | undefined) {
  const [cities, setCities] = useState(() => citiesBefore(state, given));
  const underWay = useRef<AbortController>(undefined);
  const load = async (stateId: string) => {
    underWay.current?.abort();
    if (stateId === '' || known.has(stateId)) return setCities(citiesBefore(stateId));
    const request = new AbortController();
    underWay.current = request;
    setCities({ status: 'loading' });
    const list = await loadCities(browserApi, stateId, request.signal);
    if (list) known.set(stateId, list);
    // Another state may have been chosen in the meantime.
    if (!request.signal.aborted) setCities(loaded(list));
  };
  return [cities, load] as const;
}

function citiesBefore(state: string, given: City[] | null | undefined = known.get(state)): Cities {
  return state === '' || given === undefined ? { status: 'unasked' } : loaded(given);
}

function loaded(list: City[] | null): Cities {
  return list ? { status: 'loaded', list } : { status: 'failed' };
}
