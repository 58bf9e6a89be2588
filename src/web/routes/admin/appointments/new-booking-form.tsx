import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import { personFields } from '#contract/form-fields.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { bookingDraft, bookingDraftName, type TypedBooking } from '#web/admin/booking-draft.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { drafts, useDraft } from '#web/admin/store/drafts.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { Choices, useStates, useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingField, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { callerFields } from '#web/booking/caller-fields.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { defineForm, findMistakes } from '#web/forms/define-form.ts';
import { DescribedControl, DescribedFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, type FormState } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';

/** Answers of a caller; several attempts with one idempotency key store one booking. */
export const newBookingForm = defineForm({
  fields: Object.keys(callerFields) as BookingField[],
  read: readBookingValues,
  check: (values) => findMistakes(values, callerFields),
  send: (api: typeof adminApi, values, form): Promise<BookedAppointment> => {
    const { wishes: _, problem: __, ...body } = values;
    const { patient } = bookingDraft.find() ?? {};
    const isTheirs = patient?.name === body.name.trim();
    return api.appointments.add(
      { body: { ...body, ...(isTheirs && { patient_id: patient.id }) } },
      { idempotencyKey: formText(form, 'idempotencyKey') },
    );
  },
});

export function useIsBookingBegun() {
  return useSyncExternalStore(drafts.subscribe, bookingDraft.isBegun);
}

interface NewBookingFormProps {
  form: FormState<BookedAppointment, BookingField>;
}

/** The fields of the booking form, in the order in which a caller tells them. Typing begins at once. */
export function NewBookingForm({ form }: NewBookingFormProps) {
  const { found, store } = useDraft<TypedBooking>(bookingDraftName);
  const [newKey] = useState(createKey);
  const idempotencyKey = found?.idempotencyKey ?? newKey;
  const treatments = useTreatments();
  const states = useStates();
  const nameId = form.idOf('name');
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId]);
  const [before] = useState({ ...emptyBooking, ...found?.values });
  const [phone, setPhone] = useState(before.phone);
  const { region } = useClinic().address;
  const ownState = String(states.value?.find(({ state_name }) => state_name === region)?.state_id ?? '');
  return (
    <Form
      form={form}
      className="new-booking"
      aria-label="New booking"
      onChange={({ currentTarget }) => {
        const values = readBookingValues(new FormData(currentTarget));
        store({ ...found, values, idempotencyKey });
        setPhone(values.phone);
      }}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.addFailure} lead="Nothing you typed is lost." takesFocus />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <DescribedFields fields={personFields} before={before} isForAnother />
      <KnownNumber phone={phone} />
      <Choices what="states" {...states}>
        {(list) => (
          <PlaceFields states={list} cities={undefined} before={{ ...before, state: before.state || ownState }} />
        )}
      </Choices>
      <Choices what="treatments" {...treatments}>
        {(list) => <TreatmentPicker treatments={list} chosenBefore={before.treatmentType} hint="One or more." />}
      </Choices>
      <DescribedControl
        name="conditions"
        field={{ ...callerFields.conditions, label: 'What the caller says' }}
        before={before.conditions}
      />
    </Form>
  );
}
