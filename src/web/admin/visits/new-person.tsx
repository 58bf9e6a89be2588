import { useState } from 'react';
import type { City } from '#contract/places.ts';
import { personFields } from '#contract/plain/form-fields.ts';
import type { Treatment } from '#contract/treatments.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { browserApi } from '#web/api/client.ts';
import { Choices, type Loaded, loadCities, loadStates, useLoaded } from '#web/booking/booking-choices.tsx';
import { type BookingValues, readBookingValues } from '#web/booking/booking-values.ts';
import { callerFields } from '#web/booking/caller-fields.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { findMistakes } from '#web/forms/define-form.ts';
import { DescribedFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, type FormState, formElementId } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import * as words from '#words/admin/visits.ts';

const { name, phone, ...later } = personFields;

/** Advice, until someone knows what the visit is for. */
export const usualTreatments = (treatments: readonly Treatment[] | null | undefined) =>
  (treatments ?? [])
    .filter(({ kind }) => kind === 'advice')
    .slice(0, 1)
    .map(({ treatment_id }) => String(treatment_id));

/**
 * The input about someone without a request, once the clinic's own place has come; undefined if something is missing, which the form
 * reports, or if the form is gone by then.
 */
export async function readNewPerson(form: FormState) {
  const element = document.getElementById(formElementId(form.id)) as HTMLFormElement;
  while (element.isConnected && element.querySelector('.booking-loading')) await changeOfPage();
  if (!element.isConnected) return undefined;
  const { wishes: _, problem: __, may_message: ___, ...values } = readBookingValues(new FormData(element));
  const missing = findMistakes(values, callerFields);
  form.show(missing);
  return Object.keys(missing).length === 0 ? values : undefined;
}

function changeOfPage() {
  return new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

interface NewPersonProps {
  form: FormState;
  values: BookingValues;
  treatments: Loaded<Treatment[]>;
  onType: (values: BookingValues) => void;
}

/** Name and number. The rest has the clinic's own place and advice until someone says otherwise. */
export function NewPerson({ form, values, treatments, onType }: NewPersonProps) {
  const [before] = useState(values);
  const places = useOwnPlaces(before);
  const [isUnfolded, setUnfolded] = useState(false);
  const isWrong = Object.keys(form.errors).some((field) => field !== 'name' && field !== 'phone');
  return (
    <Form
      form={form}
      className="new-person stack"
      aria-label={words.someoneNew}
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => onType(readBookingValues(new FormData(currentTarget)))}
    >
      <FormErrors />
      <DescribedFields fields={{ name, phone }} before={before} isForAnother />
      <KnownNumber phone={values.phone} inNewTab />
      <details open={isUnfolded || isWrong} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>{words.treatmentsEMailAnd}</summary>
        <div className="new-person-rest">
          <Choices what="treatments" {...treatments}>
            {(list) => (
              <TreatmentPicker
                treatments={list}
                chosenBefore={before.treatmentType.length > 0 ? before.treatmentType : usualTreatments(list)}
                hint={words.oneOrMore}
              />
            )}
          </Choices>
          <DescribedFields fields={later} before={before} isForAnother />
          <Choices what="states" {...places}>
            {({ states, cities, ...own }) => (
              <PlaceFields states={states} cities={cities} before={{ ...before, ...own }} />
            )}
          </Choices>
        </div>
      </details>
    </Form>
  );
}

/** The states, with that and the city of the clinic where nothing else was typed. */
function useOwnPlaces({ state: typed, city }: BookingValues) {
  const { region, locality } = useClinic().address;
  return useLoaded(async () => {
    const states = await loadStates(browserApi);
    if (!states) return null;
    const own = states.find(({ state_name }) => state_name === region);
    const state = typed || String(own?.state_id ?? '');
    const cities: City[] | null = state === '' ? [] : await loadCities(browserApi, state);
    const ownCity = cities?.find(({ city_name }) => city_name === locality);
    return { states, cities: cities ?? undefined, state, city: city || String(ownCity?.city_id ?? '') };
  });
}
