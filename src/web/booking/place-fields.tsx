import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { City, State } from '#contract/places.ts';
import { requestFields } from '#contract/plain/form-fields.ts';
import { browserApi } from '#web/api/client.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/booking.ts';
import { LoadButton, loadCities, Retry } from './booking-choices.tsx';
import type { BookingValues } from './booking-values.ts';
import { loadDeferred } from './deferred.tsx';

interface PlaceFieldsProps {
  states: State[];
  /** Cities of the chosen state, if they came with the page: null if loading failed. */
  cities: City[] | null | undefined;
  before: BookingValues;
}

/** State, then city; the clinic's own come first. Scripts load the cities at once; without scripts a button does. */
export function PlaceFields({ states, cities: given, before }: PlaceFieldsProps) {
  const isHydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const { regionLabel, address } = useClinic();
  const { cities, of, CityField, load } = useCities(before.state === '' ? undefined : given, before.state);
  const reload = () => load(select.current?.value ?? '');
  const catchUp = useEffectEvent(() => {
    // The state was chosen before scripts ran, in an earlier form, or by the address, which brings one city.
    if (select.current?.value) void reload();
  });
  useEffect(() => catchUp(), []);
  const list = typeof cities === 'string' ? [] : cities;
  // React's HTML for a select chooses the last of several options with the chosen value.
  const isPlainChoice = (city: City) => CityField === SelectField && String(city.city_id) === before.city;
  const namesOf = (city: City) => (isPlainChoice(city) ? ownName(city) : allNames(city));
  return (
    <>
      <div className="field-row">
        <SelectField
          ref={select}
          name="state"
          label={regionLabel}
          none={words.chooseState}
          options={clinicFirst(
            states.map(({ state_id, state_name }) => [state_id, state_name]),
            address.region,
          )}
          {...requestFields.state.input}
          defaultValue={before.state}
          onChange={reload}
        />
        <CityField
          // A new list starts without a choice.
          key={of}
          name="city"
          label={requestFields.city.label}
          none={typeof cities === 'string' ? firstOption[cities] : words.chooseCity}
          options={clinicFirst(list.flatMap(namesOf), address.locality)}
          {...requestFields.city.input}
          disabled={typeof cities === 'string'}
          defaultValue={list.some((city) => String(city.city_id) === before.city) ? before.city : ''}
        />
      </div>
      {!isHydrated && (
        <LoadButton intent="cities" at="-state">
          {words.showCities}
        </LoadButton>
      )}
      {cities === 'failed' && <Retry sentence={words.citiesFailed} intent="cities" onRetry={reload} />}
    </>
  );
}

const firstOption = { unasked: words.chooseStateFirst, loading: words.loadingCities, failed: words.notLoaded } as const;

type CityOption = readonly [id: number, name: string];

const ownName = ({ city_id, city_name }: City): CityOption[] => [[city_id, city_name]];

/** A city by its name, and by each other name with that name in parentheses. */
function allNames(city: City): CityOption[] {
  const { city_id, city_name, other_names = [] } = city;
  return [...ownName(city), ...other_names.map((other) => [city_id, `${other} (${city_name})`] as const)];
}

/** Most patients live where the clinic is. */
function clinicFirst(options: (readonly [number, string])[], own: string) {
  return options.toSorted(([, a], [, b]) => Number(b === own) - Number(a === own));
}

/** The cities of the chosen state, or why there are none, of which state they are, and the control that comes with them. */
function useCities(given: City[] | null | undefined, state: string) {
  const [{ cities, of }, setLoaded] = useState<{ cities: City[] | keyof typeof firstOption; of: string }>({
    cities: given === undefined ? 'unasked' : (given ?? 'failed'),
    of: state,
  });
  // A plain select until the script of the combobox has loaded.
  const [CityField, setCityField] = useState(() => SelectField);
  const underWay = useRef<AbortController>(undefined);
  const load = async (stateId: string) => {
    underWay.current?.abort();
    if (stateId === '') return setLoaded({ cities: 'unasked', of: '' });
    const request = new AbortController();
    underWay.current = request;
    // The city that came with the page stays while the others are loaded.
    const kept = stateId === of && typeof cities !== 'string' ? cities : undefined;
    setLoaded({ cities: kept ?? 'loading', of: stateId });
    let list: City[] | null = null;
    try {
      const [loaded, part] = await Promise.all([
        loadCities(browserApi, stateId, request.signal),
        loadDeferred().catch(() => undefined),
      ]);
      list = loaded;
      if (part) setCityField(() => part.ComboboxField);
    } finally {
      // Another state may have been chosen in the meantime.
      if (!request.signal.aborted) setLoaded({ cities: list ?? kept ?? 'failed', of: stateId });
    }
  };
  useEffect(() => () => underWay.current?.abort(), []);
  return { cities, of, CityField: typeof cities === 'string' ? SelectField : CityField, load };
}
