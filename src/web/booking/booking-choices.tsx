import { useEffect, useEffectEvent, useState } from 'react';
import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { loadFormToken } from '#web/forms/form-token.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

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

/** What is loaded in the browser unless it was given: undefined while under way, null when it could not be had. */
export function useLoaded<T>(given: T | null | undefined, load: () => Promise<T | null>) {
  const [value, setValue] = useState(given);
  const reload = async () => {
    setValue(undefined);
    let loaded: T | null = null;
    try {
      loaded = await load();
    } finally {
      setValue(loaded);
    }
  };
  const loadMissing = useEffectEvent(() => {
    if (given === undefined) void reload();
  });
  useEffect(() => loadMissing(), []);
  return [value, reload] as const;
}

/** Undefined while it is being loaded, null when it could not be. */
export type Loaded<T> = { value: T | null | undefined; reload: () => Promise<void> };

/** In place of what is still being loaded, or could not be. */
export function Missing({ what, value, reload }: Loaded<unknown> & { what: string }) {
  if (value === undefined) {
    return (
      <p className={`booking-loading booking-loading-${what}`} role="status">
        <Working /> Loading the {what}
      </p>
    );
  }
  return value === null && <Retry sentence={`The ${what} could not be loaded.`} intent="reload" onRetry={reload} />;
}

interface RetryProps {
  /** What is missing, as a sentence. */
  sentence: string;
  /** What the button asks of the server where no script runs. */
  intent: 'reload' | 'cities';
  onRetry: () => Promise<void>;
}

/** Says that a part of the form could not be loaded. Without scripts the button sends the form, so that nothing is lost. */
export function Retry({ sentence, intent, onRetry }: RetryProps) {
  return (
    <div className="booking-retry" role="alert">
      <p>
        <Icon name="alert" />
        {sentence}
      </p>
      <button
        type="submit"
        className="button button-secondary button-small"
        name="intent"
        value={intent}
        formAction="/appointment#booking"
        onClick={(event) => {
          event.preventDefault();
          void onRetry();
        }}
      >
        Try again
      </button>
    </div>
  );
}
