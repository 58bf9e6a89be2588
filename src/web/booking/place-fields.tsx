import { useEffect, useEffectEvent, useRef } from 'react';
import type { City, State } from '#contract/places.ts';
import { Field } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type BookingValues, bookingControl } from './booking-values.ts';
import { CityField } from './city-field.tsx';
import { Retry } from './retry.tsx';
import type { BookingErrors } from './submit-booking.ts';
import { useCities } from './use-cities.ts';

interface PlaceFieldsProps {
  states: State[];
  /** Those of the state that came with the page. */
  cities: City[] | null;
  before: BookingValues;
  errors: BookingErrors;
}

/** State, then city. Scripts fetch the cities at once; without them a button does. */
export function PlaceFields({ states, cities: given, before, errors }: PlaceFieldsProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [cities, load] = useCities(before.state, given);
  const isHydrated = useHydrated();
  const reload = () => load(select.current?.value ?? '');
  const catchUp = useEffectEvent(() => {
    // A state that was chosen before scripts ran.
    if (select.current?.value !== before.state) void reload();
  });
  useEffect(() => catchUp(), []);
  return (
    <>
      <div className="field-row">
        <Field id={bookingControl('state')} label="State" error={errors.state}>
          {(control) => (
            <select
              {...control}
              ref={select}
              className="input"
              name="state"
              autoComplete="address-level1"
              required
              defaultValue={before.state}
              onChange={reload}
            >
              <option value="">Choose a state</option>
              {states.map((state) => (
                <option key={state.state_id} value={state.state_id}>
                  {state.state_name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <CityField cities={cities} before={before.city} error={errors.city} />
      </div>
      {!isHydrated && (
        <button
          className="button button-secondary button-small show-cities"
          name="intent"
          value="cities"
          formAction="/appointment#booking-state"
        >
          Show cities
        </button>
      )}
      {cities.status === 'failed' && (
        <Retry sentence="The cities could not be loaded." intent="cities" onRetry={reload} />
      )}
    </>
  );
}
