import './new-booking.css';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { personFields } from '#contract/form-fields.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { instantOf } from '#web/admin/visits/wall-time.ts';
import { Choices, useStates, useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingField, type BookingValues, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { DescribedFields, TextArea, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import type { FormResult } from '#web/forms/form-data.ts';

interface DetailsDialogProps extends Omit<RequestDialogProps<BookingValues>, 'onSend'> {
  appointment: Appointment;
  onSend: (values: BookingValues, expect: (item: Appointment) => Appointment) => void;
}

/** Corrects what the patient is called, how to reach them, where they live and what they ask for. */
export function DetailsDialog({ appointment, draftName, refusal, onSend, onDiscard, onClose }: DetailsDialogProps) {
  const draft = useDraft<BookingValues>(draftName);
  const treatments = useTreatments();
  const states = useStates();
  const form = useForm<Appointment, BookingField>({ id: 'details', before: refusal });
  const [before] = useState(() => draft.found ?? detailsOf(appointment));
  /** The lists come later than the first letters may. */
  const read = (element: HTMLFormElement): BookingValues => {
    const typed = readBookingValues(new FormData(element));
    const { state, treatmentType } = before;
    const isSameState = !states.value || typed.state === state;
    return {
      ...typed,
      state: states.value ? typed.state : state,
      city: typed.city || (isSameState ? before.city : ''),
      treatmentType: treatments.value ? typed.treatmentType : treatmentType,
    };
  };
  const send = (element: HTMLFormElement) => {
    const values = read(element);
    const chosen = treatments.value?.filter(({ treatment_id }) => values.treatmentType.includes(String(treatment_id)));
    onSend(values, (item) => ({
      ...item,
      ...typedPerson(values),
      state: labelOf(element, 'state') ?? item.state,
      city: labelOf(element, 'city') ?? item.city,
      treatmentType: chosen?.map(({ treatment_description }) => treatment_description) ?? item.treatmentType,
    }));
  };
  return (
    <FormDialog
      form={form}
      heading="Correct details"
      className="new-booking"
      submitLabel="Save changes"
      onChange={({ currentTarget }) => draft.store(read(currentTarget))}
      onSend={send}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.detailsFailure} lead="Nothing you typed is lost." takesFocus />
      {refusal?.kind === 'stale' && <StaleNotice noun="request" />}
      {!refusal && <NotSavedYet found={draft.found} onDiscard={onDiscard} />}
      <DescribedFields fields={personFields} before={before} isForAnother />
      <Choices what="states" {...states}>
        {(list) => <PlaceFields states={list} cities={undefined} before={before} />}
      </Choices>
      <Choices what="treatments" {...treatments}>
        {(list) => <TreatmentPicker treatments={list} chosenBefore={before.treatmentType} hint="One or more." />}
      </Choices>
    </FormDialog>
  );
}

/** Text of a chosen option; undefined where the list has not come yet. */
function labelOf(form: HTMLFormElement, name: string) {
  const [chosen] = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.selectedOptions ?? [];
  return chosen?.value ? chosen.label : undefined;
}

const personNames = Object.keys(personFields) as (keyof typeof personFields)[];

function typedPerson(values: BookingValues) {
  const texts = personNames.map((name) => [name, values[name].trim() || null]);
  return Object.fromEntries(texts) as Pick<Appointment, keyof typeof personFields>;
}

function detailsOf(appointment: Appointment): BookingValues {
  const { state_id, city_id, treatment_ids } = appointment;
  return {
    ...emptyBooking,
    ...Object.fromEntries(personNames.map((name) => [name, appointment[name] ?? ''])),
    state: String(state_id),
    city: String(city_id),
    treatmentType: treatment_ids.map(String),
  };
}

/** Typed values. */
export interface NextCall {
  day: string;
  time: string;
}

/** The server reads it in the clinic's time zone; a day begins at midnight. */
export const nextCallText = ({ day, time }: NextCall) => (time ? `${day}T${time}` : day);
export const nextCallAt = ({ day, time }: NextCall, timeZone: string) => instantOf(day, time || '00:00', timeZone);

interface CallAgainDialogProps extends RequestDialogProps<NextCall> {
  appointment: Appointment;
  clock: ClinicClock;
}

/** When to call: a day, and a time if it matters. */
export function CallAgainDialog({
  appointment,
  clock,
  draftName,
  refusal,
  onSend,
  onDiscard,
  onClose,
}: CallAgainDialogProps) {
  const draft = useDraft<NextCall>(draftName);
  const [values, setValues] = useState<NextCall>(() => draft.found ?? { day: today(clock), time: '' });
  const type = (typed: Partial<NextCall>) => {
    const next = { ...values, ...typed };
    setValues(next);
    draft.store(next);
  };
  const form = useForm<Appointment>({ id: 'call-again', before: refusal });
  return (
    <FormDialog
      form={form}
      heading={
        <>
          Call <bdi>{appointment.name}</bdi> again
        </>
      }
      lead="From then on it will be at the top, under Due now."
      submitLabel="Save"
      onSend={() => onSend(values)}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.nextCallFailure} takesFocus />
      {refusal?.kind === 'stale' && <StaleNotice noun="request" />}
      {!refusal && <NotSavedYet found={draft.found} onDiscard={onDiscard} />}
      <DayField
        name="next_call"
        label="Day"
        value={values.day}
        onChange={(event) => type({ day: event.target.value })}
      />
      <TextField
        name="time"
        label="Time"
        optional
        type="time"
        value={values.time}
        onChange={(event) => type({ time: event.target.value })}
      />
    </FormDialog>
  );
}

/** Props of a dialog about a request. */
export interface RequestDialogProps<Values> {
  draftName: string;
  /** How it went, when what was typed was refused. */
  refusal: FormResult<Appointment> | undefined;
  onSend: (values: Values) => void;
  /** Begins with what is stored. */
  onDiscard: () => void;
  onClose: () => void;
}

/** On a done request, whose field for remarks holds the remarks. */
export function NoteDialog({ draftName, refusal, onSend, onDiscard, onClose }: RequestDialogProps<string>) {
  const draft = useDraft<string>(draftName);
  const [text, setText] = useState(draft.found ?? '');
  const form = useForm<Appointment>({ id: 'note', before: refusal });
  return (
    <FormDialog
      form={form}
      heading="Add a note"
      lead="The request stays done, with its remarks."
      submitLabel="Save note"
      onSend={() => onSend(text)}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.noteFailure} lead="Nothing you typed is lost." takesFocus />
      {refusal?.kind === 'stale' && <StaleNotice noun="request" />}
      {!refusal && <NotSavedYet found={draft.found} onDiscard={onDiscard} />}
      <TextArea
        name="text"
        label="Note"
        rows={4}
        value={text}
        count={{ length: lengthOf(text), max: limits.remarks }}
        onChange={({ target }) => {
          setText(target.value);
          draft.store(target.value);
        }}
      />
    </FormDialog>
  );
}
