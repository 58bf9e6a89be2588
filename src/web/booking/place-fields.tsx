import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requestFields } from '#contract/form-fields.ts';
import type { City, State } from '#contract/places.ts';
import { browserApi } from '#web/api/client.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { LoadButton, loadCities, Retry } from './booking-choices.tsx';
import type { BookingValues } from './booking-values.ts';

interface PlaceFieldsProps {
  states: State[];
  /** Cities of the chosen state, if they came with the page: null if loading failed. */
  cities: City[] | null | undefined;
  before: BookingValues;
}

/** State, then city. Scripts load the cities at once; without scripts a button does. */
export function PlaceFields({ states, cities: given, before }: PlaceFieldsProps) {
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const { regionLabel } = useClinic();
  const { cities, load } = useCities(before.state === '' ? undefined : given);
  const reload = () => load(select.current?.value ?? '');
  const catchUp = useEffectEvent(() => {
    const state = select.current?.value ?? '';
    // The state was chosen before scripts ran, or in an earlier form.
    if (state !== before.state || (state !== '' && cities === 'unasked')) void reload();
  });
  useEffect(() => catchUp(), []);
  const list = typeof cities === 'string' ? [] : cities;
  return (
    <>
      <div className="field-row">
        <SelectField
          ref={select}
          name="state"
          label={regionLabel}
          none="Choose a state"
          options={states.map(({ state_id, state_name }) => [state_id, state_name])}
          {...requestFields.state.input}
          defaultValue={before.state}
          onChange={reload}
        />
        <SelectField
          // A new list starts without a choice.
          key={list[0]?.city_id}
          name="city"
          label={requestFields.city.label}
          none={typeof cities === 'string' ? firstOption[cities] : 'Choose a city'}
          options={list.map(({ city_id, city_name }) => [city_id, city_name])}
          {...requestFields.city.input}
          disabled={typeof cities === 'string'}
          defaultValue={list.some((city) => String(city.city_id) === before.city) ? before.city : ''}
        />
      </div>
      {!isHydrated && (
        <LoadButton intent="cities" at="-state">
          Show cities
        </LoadButton>
      )}
      {cities === 'failed' && <Retry sentence="The cities could not be loaded." intent="cities" onRetry={reload} />}
    </>
  );
}

const firstOption = { unasked: 'Choose a state first', loading: 'Loading the cities', failed: 'Not loaded' } as const;

/** The cities of the chosen state, or why there are none. */
function useCities(given: City[] | null | undefined) {
  const [cities, setCities] = useState<City[] | keyof typeof firstOption>(
    given === undefined ? 'unasked' : (given ?? 'failed'),
  );
  const underWay = useRef<AbortController>(undefined);
  const load = async (stateId: string) => {
    underWay.current?.abort();
    if (stateId === '') return setCities('unasked');
    const request = new AbortController();
    underWay.current = request;
    setCities('loading');
    let list: City[] | null = null;
    try {
      list = await loadCities(browserApi, stateId, request.signal);
    } finally {
      // Another state may have been chosen in the meantime.
      if (!request.signal.aborted) setCities(list ?? 'failed');
    }
  };
  useEffect(() => () => underWay.current?.abort(), []);
  return { cities, load };
}
