import type { ReactNode } from 'react';
import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import { EmailField, FreeText, PhoneField, TextField } from '#web/forms/fields.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { type Loaded, Missing } from './booking-choices.tsx';
import type { BookingValues } from './booking-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';

interface BookingFieldsProps {
  treatments: Loaded<Treatment[]>;
  states: Loaded<State[]>;
  cities: City[] | null | undefined;
  before: BookingValues;
}

/** The form as a conversation: what hurts, who you are, where you are. */
export function BookingFields({ treatments, states, cities, before }: BookingFieldsProps) {
  return (
    <>
      <BookingGroup step={1} title="What can we help with?">
        <Missing what="treatments" {...treatments} />
        {treatments.value && <TreatmentPicker treatments={treatments.value} chosenBefore={before.treatmentType} />}
        <ConditionsField before={before.conditions} />
      </BookingGroup>
      <BookingGroup step={2} title="Who are you?">
        <PersonFields before={before} />
      </BookingGroup>
      <BookingGroup step={3} title="Where are you?">
        <Missing what="states" {...states} />
        {states.value && <PlaceFields states={states.value} cities={cities} before={before} />}
      </BookingGroup>
    </>
  );
}

const degreesPerStep = 40;

/** One question of the conversation, with an arc that opens further each time. */
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
  isForAnother?: boolean;
}

/** Name of the patient, and ways to reach them. */
export function PersonFields({ before, isForAnother = false }: PersonFieldsProps) {
  // People who type for someone else should not be offered their own details.
  const fill = (token: string) => (isForAnother ? 'off' : token);
  return (
    <>
      <TextField name="name" label="Name" autoComplete={fill('name')} defaultValue={before.name} />
      <div className="field-row">
        <PhoneField name="phone" label="Phone" autoComplete={fill('tel')} defaultValue={before.phone} />
        <EmailField name="email" label="E-mail" optional autoComplete={fill('email')} defaultValue={before.email} />
      </div>
    </>
  );
}

export function ConditionsField({ before, label = 'Anything we should know?' }: { before: string; label?: string }) {
  return (
    <FreeText
      name="conditions"
      label={label}
      optional
      hint="When it started, what makes it worse, what you have tried."
      rows={3}
      defaultValue={before}
    />
  );
}
