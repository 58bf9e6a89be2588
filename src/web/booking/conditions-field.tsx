import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { bookingControl } from './booking-values.ts';

/** From here on the count shows: before, it would only be noise. */
const nearlyFull = limits.freeText * 0.9;

interface ConditionsFieldProps {
  before: string;
  error: string | undefined;
  label?: string;
}

export function ConditionsField({ before, error, label = 'Anything we should know?' }: ConditionsFieldProps) {
  const [length, setLength] = useState(before.trim().length);
  return (
    <Field
      id={bookingControl('conditions')}
      label={label}
      optional
      hint="When it started, what makes it worse, what you have tried."
      error={error}
      after={length >= nearlyFull && <CharacterCount length={length} max={limits.freeText} />}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          name="conditions"
          rows={3}
          defaultValue={before}
          onChange={(event) => setLength(event.target.value.trim().length)}
        />
      )}
    </Field>
  );
}
