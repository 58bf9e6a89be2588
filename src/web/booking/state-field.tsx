import type { RefObject } from 'react';
import type { State } from '#contract/places.ts';
import { Field } from '#web/forms/field.tsx';
import { bookingControl } from './booking-values.ts';

interface StateFieldProps {
  states: State[];
  select: RefObject<HTMLSelectElement | null>;
  before: string;
  error: string | undefined;
  onChange: () => Promise<void>;
}

export function StateField({ states, select, before, error, onChange }: StateFieldProps) {
  return (
    <Field id={bookingControl('state')} label="State" error={error}>
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
    </Field>
  );
}
