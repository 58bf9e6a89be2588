import type { City, State } from '#contract/places.ts';
import type { Treatment } from '#contract/treatments.ts';
import { Working } from '#web/ui/working.tsx';
import { BookingGroup } from './booking-group.tsx';
import type { BookingValues } from './booking-values.ts';
import { ConditionsField } from './conditions-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Retry } from './retry.tsx';
import type { BookingErrors } from './submit-booking.ts';
import { TreatmentPicker } from './treatment-picker.tsx';

/** Undefined while it is being loaded, null when it could not be. */
export type Loaded<T> = { value: T | null | undefined; reload: () => Promise<void> };

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

/** In place of what is still being loaded, or could not be. */
export function Missing({ what, value, reload }: Loaded<unknown> & { what: string }) {
  if (value === undefined) {
    return (
      <p className={`booking-loading booking-loading-${what}`} role="status">
        <Working /> Loading the {what}
      </p>
    );
  }
  return value === null && <Retry sentence={`The ${what} could not be loaded.`} intent="reload" onRetry={reload} />;
}
