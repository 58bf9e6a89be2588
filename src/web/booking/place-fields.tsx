import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { City, State } from '#contract/places.ts';
import { browserApi } from '#web/api/client.ts';
import { FormField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { LoadButton, loadCities, Retry } from './booking-choices.tsx';
import type { BookingValues } from './booking-values.ts';

interface PlaceFieldsProps {
  states: State[];
  /** Cities of the chosen state, if they came with the page. */
  cities: City[] | null | undefined;
  before: BookingValues;
}

/** State, then city. Scripts load the cities at once; without scripts a button does. */
export function PlaceFields({ states, cities: given, before }: PlaceFieldsProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [cities, load] = useCities(before.state, given);
  const reload = () => load(select.current?.value ?? '');
  const catchUp = useEffectEvent(() => {
    const state = select.current?.value ?? '';
    // The state was chosen before scripts ran, or in an earlier form.
    if (state !== before.state || (state !== '' && cities.status === 'unasked')) void reload();
  });
  useEffect(() => catchUp(), []);
  return (
    <>
      <div className="field-row">
        <StateField states={states} select={select} before={before.state} onChange={reload} />
        <CityField cities={cities} before={before.city} />
      </div>
      <ShowCities />
      {cities.status === 'failed' && (
        <Retry sentence="The cities could not be loaded." intent="cities" onRetry={reload} />
      )}
    </>
  );
}

/** Posts the form, which comes back with the cities and everything that was typed. */
function ShowCities() {
  if (useHydrated()) return null;
  return (
    <LoadButton intent="cities" at="-state">
      Show cities
    </LoadButton>
  );
}

interface StateFieldProps {
  states: State[];
  select: RefObject<HTMLSelectElement | null>;
  before: string;
  onChange: () => Promise<void>;
}

function StateField({ states, select, before, onChange }: StateFieldProps) {
  return (
    <FormField name="state" label={useClinic().regionLabel}>
      {(control) => (
        <select
          {...control}
          ref={select}
          className="input"
          name="state"
          autoComplete="address-level1"
          required
          defaultValue={before}
          onChange={onChange}
        >
          <option value="">Choose a state</option>
          {states.map((state) => (
            <option key={state.state_id} value={state.state_id}>
              {state.state_name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

const firstOption: Record<Cities['status'], string> = {
  unasked: 'Choose a state first',
  loading: 'Loading the cities',
  failed: 'Not loaded',
  loaded: 'Choose a city',
};

function CityField({ cities, before }: { cities: Cities; before: string }) {
  const list = cities.status === 'loaded' ? cities.list : [];
  return (
    <FormField name="city" label="City">
      {(control) => (
        <select
          // A new list starts without a choice.
          key={list[0]?.city_id}
          {...control}
          className="input"
          name="city"
          autoComplete="address-level2"
          required
          disabled={cities.status !== 'loaded'}
          defaultValue={list.some((city) => String(city.city_id) === before) ? before : ''}
        >
          <option value="">{firstOption[cities.status]}</option>
          {list.map((city) => (
            <option key={city.city_id} value={city.city_id}>
              {city.city_name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

type Cities = { status: 'unasked' | 'loading' | 'failed' } | { status: 'loaded'; list: City[] };

/**
 * The cities of the chosen state. `given` are those that came with the page: null if loading failed, undefined if they were not
 * asked for.
 */
function useCities(state: string, given: City[] | null | undefined) {
  const [cities, setCities] = useState(() => citiesBefore(state, given));
  const underWay = useRef<AbortController>(undefined);
  const load = async (stateId: string) => {
    underWay.current?.abort();
    if (stateId === '') return setCities({ status: 'unasked' });
    const request = new AbortController();
    underWay.current = request;
    setCities({ status: 'loading' });
    let list: City[] | null = null;
    try {
      list = await loadCities(browserApi, stateId, request.signal);
    } finally {
      // Another state may have been chosen in the meantime.
      if (!request.signal.aborted) setCities(loaded(list));
    }
  };
  useEffect(() => () => underWay.current?.abort(), []);
  return [cities, load] as const;
}

function citiesBefore(state: string, given: City[] | null | undefined): Cities {
  return state === '' || given === undefined ? { status: 'unasked' } : loaded(given);
}

function loaded(list: City[] | null): Cities {
  return list ? { status: 'loaded', list } : { status: 'failed' };
}
