import { useState } from 'react';
import { Field } from '#web/forms/field.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import { listTimeZones, timeIn } from './time-zones.ts';

/** A text with suggestions: there are too many time zones to look through. */
export function TimeZoneField() {
  const { values, errors, change } = useClinicForm();
  const [zones, setZones] = useState<ReturnType<typeof listTimeZones>>([]);
  const [openedAt] = useState(() => new Date());
  const now = timeIn(values.timeZone, openedAt);
  return (
    <Field
      id="timeZone"
      label="Time zone"
      hint="Type a town or a country, and choose from the list. Dates on the site and in the admin area follow it."
      error={errors['timeZone']}
      after={now && <p className="hint">It is {now} there.</p>}
    >
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            list="time-zones"
            autoComplete="off"
            required
            value={values.timeZone}
            // Naming them all takes a moment.
            onFocus={() => zones.length === 0 && setZones(listTimeZones())}
            onChange={(event) => change('timeZone', event.target.value)}
          />
          <datalist id="time-zones">
            {zones.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
