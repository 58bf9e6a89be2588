import { useEffect, useEffectEvent, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { inTurn } from '#web/admin/list/turns.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { browserApi } from '#web/api/client.ts';
import { loadStates, loadTreatments, Missing, useLoaded } from '#web/booking/booking-choices.tsx';
import { PersonFields } from '#web/booking/booking-fields.tsx';
import { type BookingField, type BookingValues, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { defineForm, readRecord } from '#web/forms/define-form.ts';
import { RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { type DialogDraft, NotSavedYet } from './dialog-drafts.tsx';
import { loadNewest } from './list-query.ts';

/** Corrects what the patient is called, how to reach them, where they live and what they ask for. */
export const detailsForm = defineForm({
  fields: ['name', 'phone', 'email', 'state', 'city', 'treatmentType'],
  read: readBookingValues,
  send: (api: typeof adminApi, { name, phone, email, state, city, treatmentType }, form): Promise<Appointment> => {
    const { params, options } = readRecord(form);
    const body = { name, phone, email, state, city, treatmentType };
    return inTurn('appointment', { id: Number(params.id), version: options.ifMatch }, (now) =>
      api.followUp.correct({ params, body }, now),
    );
  },
  load: (_api, _values, form) => loadNewest(form),
});

interface DetailsDialogProps {
  appointment: Appointment;
  draft: DialogDraft<BookingValues>;
  onSaved: (saved: Appointment) => void;
  onStale: (theirs: Appointment) => void;
  onClose: () => void;
}

export function DetailsDialog({ appointment, draft, onSaved, onStale, onClose }: DetailsDialogProps) {
  const [treatments, reloadTreatments] = useLoaded(undefined, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(undefined, () => loadStates(browserApi));
  const loadLists = useEffectEvent(() => {
    void reloadTreatments();
    void reloadStates();
  });
  useEffect(() => loadLists(), []);
  const form = useForm<Appointment, BookingField>({
    id: 'details',
    intent: 'correct',
    subject: appointment.reference,
    onResult: (result) => {
      if (result.kind === 'saved') onSaved(result.saved);
      if (result.kind === 'stale' && result.theirs) onStale(result.theirs);
    },
  });
  const [before] = useState(() => draft.found ?? detailsOf(appointment));
  /** The lists come later than the first letters may. */
  const store = (typed: BookingValues) => {
    const { state, treatmentType } = before;
    const isSameState = !states || typed.state === state;
    draft.store({
      ...typed,
      state: states ? typed.state : state,
      city: typed.city || (isSameState ? before.city : ''),
      treatmentType: treatments ? typed.treatmentType : treatmentType,
    });
  };
  return (
    <FormDialog
      form={form}
      heading="Correct details"
      className="new-booking"
      submitLabel="Save changes"
      onChange={({ currentTarget }) => store(readBookingValues(new FormData(currentTarget)))}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.detailsFailure} lead="Nothing you typed is lost." takesFocus />
      {form.result?.kind === 'stale' && <StaleNotice noun="request" />}
      <NotSavedYet draft={draft} />
      <RecordFields {...appointment} />
      <input type="hidden" name="reference" value={appointment.reference} />
      <PersonFields before={before} isForAnother />
      <Missing what="states" value={states} reload={reloadStates} />
      {states && <PlaceFields states={states} cities={undefined} before={before} />}
      <Missing what="treatments" value={treatments} reload={reloadTreatments} />
      {treatments && (
        <TreatmentPicker treatments={treatments} chosenBefore={before.treatmentType} hint="One or more." />
      )}
    </FormDialog>
  );
}

function detailsOf({ name, phone, email, state_id, city_id, treatment_ids }: Appointment): BookingValues {
  return {
    ...emptyBooking,
    name,
    phone,
    email: email ?? '',
    state: String(state_id),
    city: String(city_id),
    treatmentType: treatment_ids.map(String),
  };
}
