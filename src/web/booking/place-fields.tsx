import { useEffect, useEffectEvent, useRef } from 'react';
import type { City, State } from '#contract/places.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { BookingValues } from './booking-values.ts';
import { CityField } from './city-field.tsx';
import { Retry } from './retry.tsx';
import { StateField } from './state-field.tsx';
import type { BookingErrors } from './submit-booking.ts';
import { useCities } from './use-cities.ts';

interface PlaceFieldsProps {
  states: State[];
  /** Those of the state, where they came with the page. */
  cities: City[] | null | undefined;
  before: BookingValues;
  errors: BookingErrors;
}

/** State, then city. Scripts fetch the cities at once; without them a button does. */
export function PlaceFields({ states, cities: given, before, errors }: PlaceFieldsProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [cities, load] = useCities(before.state, given);
  const reload = () => load(select.current?.value ?? '');
  const catchUp = useEffectEvent(() => {
    const state = select.current?.value ?? '';
    // A state that was chosen before scripts ran, or in an earlier form.
    if (state !== before.state || (state !== '' && cities.status === 'unasked')) void reload();
  });
  useEffect(() => catchUp(), []);
  return (
    <>
      <div className="field-row">
        <StateField states={states} select={select} before={before.state} error={errors.state} onChange={reload} />
        <CityField cities={cities} before={before.city} error={errors.city} />
      </div>
      <ShowCities />
      {cities.status === 'failed' && (
        <Retry sentence="The cities could not be loaded." intent="cities" onRetry={reload} />
      )}
    </>
  );
}

/** Sends the form, and it comes back with the cities and everything that was typed. */
function ShowCities() {
  if (useHydrated()) return null;
  return (
    <button
      type="submit"
      className="button button-secondary button-small show-cities"
      name="intent"
      value="cities"
      formAction="/appointment#booking-state"
    >
      Show cities
    </button>
  );
}
