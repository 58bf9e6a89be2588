import { useState } from 'react';
import { Field } from '#web/forms/field.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import { listCountries } from './countries.ts';

export function CountryField() {
  const { values, errors, change } = useClinicForm();
  const [countries] = useState(listCountries);
  const path = 'address.country';
  return (
    <Field id={path} label="Country" error={errors[path]}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={values.address.country}
          onChange={(event) => change(path, event.target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
