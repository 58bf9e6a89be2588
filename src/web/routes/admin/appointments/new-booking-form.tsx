import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { drafts, useDraft } from '#web/admin/store/drafts.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { browserApi } from '#web/api/client.ts';
import { loadStates, loadTreatments, Missing, useLoaded } from '#web/booking/booking-choices.tsx';
import { ConditionsField, PersonFields } from '#web/booking/booking-fields.tsx';
import {
  type BookingField,
  type BookingValues,
  emptyBooking,
  isUntouched,
  readBookingValues,
} from '#web/booking/booking-values.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { defineForm, findEmpty } from '#web/forms/define-form.ts';
import { Form, FormErrors, FormFailure, type FormState } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';

/** Fields that a caller has to give, in the order of the form. */
const required = {
  name: 'Please enter the name of the caller.',
  phone: 'Please enter the phone number.',
  state: 'Please choose the state.',
  city: 'Please choose the city.',
  treatmentType: 'Please select at least one treatment.',
};

/** Answers of a caller; several attempts with one idempotency key store one booking. */
export const newBookingForm = defineForm({
  fields: ['name', 'phone', 'email', 'state', 'city', 'treatmentType', 'conditions'],
  read: readBookingValues,
  check: (values) => findEmpty(values, required),
  send: (api: typeof adminApi, values, form): Promise<BookedAppointment> => {
    const { wishes: _, ...body } = values;
    return api.appointments.add({ body }, { idempotencyKey: formText(form, 'idempotencyKey') });
  },
});

interface TypedBooking {
  values: BookingValues;
  idempotencyKey: string;
}

const draftName = 'new-booking';

const find = () => drafts.find(draftName) as TypedBooking | undefined;

/** A booking that is being entered outlives the sheet that it is typed in, which may be closed by mistake. */
export const bookingDraft = {
  forget: () => drafts.forget(draftName),
  renewKey: () => {
    const typed = find();
    if (typed) drafts.store(draftName, { ...typed, idempotencyKey: createKey() });
  },
};

/** Whether something was typed; the state is filled in already. */
export function useIsBookingBegun() {
  return useSyncExternalStore(drafts.subscribe, () => !isUntouched({ ...emptyBooking, ...find()?.values, state: '' }));
}

interface NewBookingFormProps {
  form: FormState<BookedAppointment, BookingField>;
}

/** The fields of the booking form, in the order in which a caller tells them. Typing begins at once. */
export function NewBookingForm({ form }: NewBookingFormProps) {
  const { found, store } = useDraft<TypedBooking>(draftName);
  const [newKey] = useState(createKey);
  const idempotencyKey = found?.idempotencyKey ?? newKey;
  const [treatments, reloadTreatments] = useLoaded(undefined, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(undefined, () => loadStates(browserApi));
  const loadLists = useEffectEvent(() => {
    void reloadTreatments();
    void reloadStates();
  });
  useEffect(() => loadLists(), []);
  const nameId = form.idOf('name');
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId]);
  const [before] = useState({ ...emptyBooking, ...found?.values });
  const [phone, setPhone] = useState(before.phone);
  const { region } = useClinic().address;
  const ownState = String(states?.find(({ state_name }) => state_name === region)?.state_id ?? '');
  return (
    <Form
      form={form}
      className="new-booking"
      aria-label="New booking"
      onChange={({ currentTarget }) => {
        const values = readBookingValues(new FormData(currentTarget));
        store({ values, idempotencyKey });
        setPhone(values.phone);
      }}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.addFailure} lead="Nothing you typed is lost." takesFocus />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <PersonFields before={before} isForAnother />
      <KnownNumber phone={phone} />
      <Missing what="states" value={states} reload={reloadStates} />
      {states && (
        <PlaceFields states={states} cities={undefined} before={{ ...before, state: before.state || ownState }} />
      )}
      <Missing what="treatments" value={treatments} reload={reloadTreatments} />
      {treatments && (
        <TreatmentPicker treatments={treatments} chosenBefore={before.treatmentType} hint="One or more." />
      )}
      <ConditionsField before={before.conditions} label="What the caller says" />
    </Form>
  );
}
