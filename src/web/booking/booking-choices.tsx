import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { BookingChoices } from '#contract/booking-choices.ts';
import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import { type Api, browserApi, loadJson, type VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { loadFormToken } from '#web/forms/form-token.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/booking.ts';
import * as site from '#words/site.ts';

// None of these throws for a failed call: the form says what is missing and offers to try again.

const loadTreatments = (api: VisitorApi) => loadOr(null, () => api.treatments.listPublic());
export const loadStates = (api: VisitorApi) => loadOr(null, () => api.places.listStates());

/** Loads the choices on the server. */
export async function loadChoices(api: Api): Promise<BookingChoices> {
  const [problems, treatments, states, notice, formToken] = await Promise.all([
    loadOr(null, () => api.problems.listPublic()),
    loadTreatments(api),
    loadStates(api),
    loadOr(null, () => api.texts.formNotice()),
    loadFormToken(api),
  ]);
  return { problems, treatments, states, notice, formToken };
}

const nothing: BookingChoices = { problems: null, treatments: null, states: null, notice: null, formToken: null };

/** Loads all choices in the browser, with the preview that the page's address names. */
export const fetchChoices = () =>
  loadOr(nothing, () => loadJson(pageAddress(`/booking.json${window.location.search}`)) as Promise<BookingChoices>);

/** The cities of a state; null if loading failed. */
export async function loadCities(api: VisitorApi, stateId: string, signal?: AbortSignal): Promise<City[] | null> {
  return loadOr(null, () => api.places.listCities({ params: { stateId } }, signal && { signal }), { signal });
}

/** Undefined while loading, null if that failed. */
export type Loaded<T> = { value: T | null | undefined; reload: () => Promise<void> };

/** A list and how to load it again. One that did not come with the page is loaded at once. */
export function useLoaded<T>(load: () => Promise<T | null>, given?: T | null): Loaded<T> {
  const [value, setValue] = useState(given);
  const reload = async () => {
    setValue(undefined);
    let loaded: T | null = null;
    try {
      loaded = await load();
    } finally {
      startTransition(() => setValue(loaded)); // a long list, in small steps
    }
  };
  const loadFirst = useEffectEvent(() => {
    if (given === undefined) void reload();
  });
  useEffect(() => loadFirst(), []);
  return { value, reload };
}

export const useTreatments = (given?: Treatment[] | null) => useLoaded(() => loadTreatments(browserApi), given);
export const useStates = (given?: State[] | null) => useLoaded(() => loadStates(browserApi), given);

interface ChoicesProps<T> extends Loaded<T> {
  what: keyof typeof words.loadingOf;
  children: (value: T) => ReactNode;
}

/** Shows a list. While it is missing, it says that it is loading, or offers to try again. */
export function Choices<T>({ what, value, reload, children }: ChoicesProps<T>) {
  if (value) return children(value);
  if (value === null) return <Retry sentence={words.failureOf[what]} intent="reload" onRetry={reload} />;
  return (
    <p className={`booking-loading row booking-loading-${what}`} role="status">
      <Working /> {words.loadingOf[what]}
    </p>
  );
}

/** Offers to load a part of the form again. Without scripts the button posts the whole form, so that nothing typed is lost. */
export function Retry({ sentence, intent, onRetry }: { sentence: string; intent: Intent; onRetry: () => void }) {
  return (
    <div className="booking-retry row cluster spread" role="alert">
      <p className="row">
        <Icon name="alert" />
        {sentence}
      </p>
      <LoadButton intent={intent} onLoad={onRetry}>
        {site.tryAgain}
      </LoadButton>
    </div>
  );
}

/** Intent of a button that loads more, for the page's action without scripts. */
type Intent = 'reload' | 'cities' | 'times';

interface LoadButtonProps {
  intent: Intent;
  /** Part of the form at which the page comes back. */
  at?: string;
  /** Called once the choices have loaded. If absent, the button posts the form. */
  onLoad?: () => void;
  children: ReactNode;
}

/** Loads a part of the form. Without scripts it posts the form, which comes back with the part and everything that was typed. */
export function LoadButton({ intent, at = '', onLoad, children }: LoadButtonProps) {
  return (
    <button
      type="submit"
      className="button button-secondary button-small"
      name="intent"
      value={intent}
      formAction={pageAddress(`/appointment#booking${at}`)}
      onClick={(event) => {
        if (onLoad) event.preventDefault();
        onLoad?.();
      }}
    >
      {children}
    </button>
  );
}
