import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { loadFormToken } from '#web/forms/form-token.ts';

/** What the form offers. Null is what could not be loaded. */
export interface BookingChoices {
  treatments: Treatment[] | null;
  states: State[] | null;
  /** Lets the server tell a form that is sent twice, and one that no person filled in. */
  formToken: string | null;
}

// None of these fails: the form says what is missing and offers to try again.

export async function loadTreatments(api: VisitorApi): Promise<Treatment[] | null> {
  return loadOr(null, () => api.treatments.list());
}

export async function loadStates(api: VisitorApi): Promise<State[] | null> {
  return loadOr(null, () => api.places.listStates());
}

export async function loadChoices(api: VisitorApi): Promise<BookingChoices> {
  const [treatments, states, formToken] = await Promise.all([loadTreatments(api), loadStates(api), loadFormToken(api)]);
  return { treatments, states, formToken };
}

/** The cities of a state as the state's select gives it; null when they could not be loaded. */
export async function loadCities(api: VisitorApi, stateId: string, signal?: AbortSignal): Promise<City[] | null> {
  return loadOr(null, () => api.places.listCities({ params: { stateId } }, signal && { signal }), { signal });
}
