import { Field } from '#web/forms/field.tsx';
import { bookingControl } from './booking-values.ts';
import type { Cities } from './use-cities.ts';

const firstOption: Record<Cities['status'], string> = {
  unasked: 'Choose a state first',
  loading: 'Loading the cities',
  failed: 'Not loaded',
  loaded: 'Choose a city',
};

export function CityField({ cities, before, error }: { cities: Cities; before: string; error: string | undefined }) {
  const list = cities.status === 'loaded' ? cities.list : [];
  return (
    <Field id={bookingControl('city')} label="City" error={error}>
      {(control) => (
        <select
          // A new list starts with nothing chosen.
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
    </Field>
  );
}
