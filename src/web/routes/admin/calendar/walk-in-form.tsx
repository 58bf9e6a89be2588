import './walk-in-form.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { City } from '#contract/places.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { browserApi } from '#web/api/client.ts';
import { loadCities, loadStates, loadTreatments, Missing, useLoaded } from '#web/booking/booking-choices.tsx';
import { PersonFields } from '#web/booking/booking-fields.tsx';
import { type BookingValues, readBookingValues } from '#web/booking/booking-values.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { findEmpty } from '#web/forms/define-form.ts';
import { Form, FormErrors, formElementId, useForm } from '#web/forms/form.tsx';
import type { FieldErrors } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';

const formId = 'walk-in';

/** Fields that the front desk has to ask for, in the order of the form. */
const required = {
  name: 'Please enter the name.',
  phone: 'Please enter the phone number.',
  state: 'Please choose the state.',
  city: 'Please choose the city.',
  treatmentType: 'Please select at least one treatment.',
};

/** Input about someone who has come or called without a request; the dialog around it sends it. */
export function useWalkIn() {
  const [{ errors, attempt }, setWrong] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const refuse = (found: FieldErrors) => setWrong((before) => ({ errors: found, attempt: before.attempt + 1 }));
  const form = {
    ...useForm({ id: formId }),
    errors,
    attempt,
    correct: (field: string) =>
      setWrong((before) => ({
        ...before,
        errors: Object.fromEntries(Object.entries(before.errors).filter(([name]) => name !== field)),
      })),
  };
  /** Reads the input; undefined if something is missing, which the form reports. */
  const read = () => {
    const element = document.getElementById(formElementId(formId)) as HTMLFormElement;
    const { wishes: _, ...values } = readBookingValues(new FormData(element));
    const missing = findEmpty(values, required);
    refuse(missing);
    return Object.keys(missing).length === 0 ? values : undefined;
  };
  return { form, read, refuse };
}

interface WalkInFormProps {
  form: ReturnType<typeof useWalkIn>['form'];
  before: BookingValues;
  onType: (values: BookingValues) => void;
}

/** Form with name and contact, place (the clinic's own first), and treatments. */
export function WalkInForm({ form, before: typed, onType }: WalkInFormProps) {
  const [before] = useState(typed);
  const [phone, setPhone] = useState(before.phone);
  const [treatments, reloadTreatments] = useLoaded(undefined, () => loadTreatments(browserApi));
  const [places, reloadPlaces] = useOwnPlaces(before);
  const loadLists = useEffectEvent(() => {
    void reloadTreatments();
    void reloadPlaces();
  });
  useEffect(() => loadLists(), []);
  return (
    <Form
      form={form}
      className="walk-in"
      aria-label="Walk-in"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => {
        const values = readBookingValues(new FormData(currentTarget));
        onType(values);
        setPhone(values.phone);
      }}
    >
      <FormErrors />
      <PersonFields before={before} isForAnother />
      <KnownNumber phone={phone} inNewTab />
      <Missing what="treatments" value={treatments} reload={reloadTreatments} />
      {treatments && (
        <TreatmentPicker treatments={treatments} chosenBefore={before.treatmentType} hint="One or more." />
      )}
      <Missing what="states" value={places} reload={reloadPlaces} />
      {places && (
        <PlaceFields
          states={places.states}
          cities={places.cities}
          before={{ ...before, state: places.state, city: places.city }}
        />
      )}
    </Form>
  );
}

/** The states, with that and the city of the clinic where nothing else was typed. */
function useOwnPlaces({ state: typed, city }: BookingValues) {
  const { region, locality } = useClinic().address;
  return useLoaded(undefined, async () => {
    const states = await loadStates(browserApi);
    if (!states) return null;
    const own = states.find(({ state_name }) => state_name === region);
    const state = typed || String(own?.state_id ?? '');
    const cities: City[] | null = state === '' ? [] : await loadCities(browserApi, state);
    const ownCity = cities?.find(({ city_name }) => city_name === locality);
    return { states, cities: cities ?? undefined, state, city: city || String(ownCity?.city_id ?? '') };
  });
}
