import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { Dial } from '#web/ui/dial.tsx';
import { type Loaded, Missing } from './booking-choices.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type BookingErrors, type BookingValues, bookingControl } from './send-booking.ts';
import { TreatmentPicker } from './treatment-picker.tsx';

interface BookingFieldsProps {
  treatments: Loaded<Treatment[]>;
  states: Loaded<State[]>;
  cities: City[] | null | undefined;
  before: BookingValues;
  errors: BookingErrors;
}

/** The form as a conversation: what hurts, who you are, where you are. */
export function BookingFields({ treatments, states, cities, before, errors }: BookingFieldsProps) {
  return (
    <>
      <BookingGroup step={1} title="What hurts?">
        <Missing what="treatments" {...treatments} />
        {treatments.value && (
          <TreatmentPicker
            treatments={treatments.value}
            chosenBefore={before.treatmentType}
            error={errors.treatmentType}
          />
        )}
        <ConditionsField before={before.conditions} error={errors.conditions} />
      </BookingGroup>
      <BookingGroup step={2} title="Who are you?">
        <PersonFields before={before} errors={errors} />
      </BookingGroup>
      <BookingGroup step={3} title="Where are you?">
        <Missing what="states" {...states} />
        {states.value && <PlaceFields states={states.value} cities={cities} before={before} errors={errors} />}
      </BookingGroup>
    </>
  );
}

const degreesPerStep = 40;

/** One question of the conversation. The arc opens further with each. */
function BookingGroup({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="booking-group">
      <legend>
        <Dial degrees={step * degreesPerStep} label={step} />
        {title}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface PersonFieldsProps {
  before: BookingValues;
  errors: BookingErrors;
  isForAnother?: boolean;
}

/** Who it is, and how to reach them. Lengths are not cut here: what is too long is said, not lost. */
export function PersonFields({ before, errors, isForAnother = false }: PersonFieldsProps) {
  // Whoever types for somebody else does not want their own details offered.
  const fill = (token: string) => (isForAnother ? 'off' : token);
  return (
    <>
      <Field id={bookingControl('name')} label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="name"
            autoComplete={fill('name')}
            required
            defaultValue={before.name}
          />
        )}
      </Field>
      <div className="field-row">
        <Field id={bookingControl('phone')} label="Phone" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              className="input num"
              type="tel"
              name="phone"
              inputMode="tel"
              autoComplete={fill('tel')}
              required
              defaultValue={before.phone}
            />
          )}
        </Field>
        <Field id={bookingControl('email')} label="E-mail" optional error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              inputMode="email"
              autoComplete={fill('email')}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={before.email}
            />
          )}
        </Field>
      </div>
    </>
  );
}

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
