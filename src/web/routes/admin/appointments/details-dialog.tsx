import './new-booking.css';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { personFields } from '#contract/plain/form-fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useDraft } from '#web/admin/records/draft.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { Choices, useStates, useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingValues, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { DescribedFields, TextArea, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { type FormResult, formText } from '#web/forms/form-data.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/appointments.ts';

/** Props of a dialog about a request. */
interface DialogProps<Values> {
  draftName: string;
  /** How it went, when what was typed was refused. */
  refusal: FormResult<Appointment> | undefined;
  onSend: (values: Values) => void;
  /** Begins with what is stored. */
  onDiscard: () => void;
  onClose: () => void;
}

interface RequestDialogProps<Values>
  extends Omit<DialogProps<Values>, 'onSend'>,
    Pick<ComponentProps<typeof FormDialog>, 'heading' | 'lead' | 'className' | 'submitLabel'> {
  /** Begins the ids of its controls. */
  id: string;
  failure: ComponentProps<typeof FormFailure>;
  stored: Values;
  read: (form: FormData, before: Values) => Values;
  onSend: (values: Values, form: HTMLFormElement) => void;
  /** The fields, from what they began with and what stands in them now. */
  children: (before: Values, now: Values) => ReactNode;
}

/** Begins with what was typed before, and says why that was refused. */
function RequestDialog<Values>(props: RequestDialogProps<Values>) {
  const { id, draftName, refusal, failure, stored, read, onSend, onDiscard, children, ...dialog } = props;
  const { found, store } = useDraft<Values>(draftName);
  const [before] = useState(found ?? stored);
  const form = useForm<Appointment>({ id, before: refusal });
  const readForm = (element: HTMLFormElement) => read(new FormData(element), before);
  return (
    <FormDialog
      {...dialog}
      form={form}
      onChange={({ currentTarget }) => store(readForm(currentTarget))}
      onSend={(element) => onSend(readForm(element), element)}
    >
      <FormErrors />
      <FormFailure {...failure} takesFocus />
      {refusal?.kind === 'stale' && <StaleNotice noun="request" />}
      {!refusal && <NotSavedYet found={found} onDiscard={onDiscard} />}
      {children(before, found ?? before)}
    </FormDialog>
  );
}

interface DetailsDialogProps extends Omit<DialogProps<BookingValues>, 'onSend'> {
  appointment: Appointment;
  onSend: (values: BookingValues, expect: (item: Appointment) => Appointment) => void;
}

/** Corrects what the patient is called, how to reach them, where they live and what they ask for. */
export function DetailsDialog({ appointment, onSend, ...props }: DetailsDialogProps) {
  const treatments = useTreatments();
  const states = useStates();
  /** The lists come later than the first letters may. */
  const read = (form: FormData, before: BookingValues): BookingValues => {
    const typed = readBookingValues(form);
    const { state, treatmentType } = before;
    const isSameState = !states.value || typed.state === state;
    return {
      ...typed,
      state: states.value ? typed.state : state,
      city: typed.city || (isSameState ? before.city : ''),
      treatmentType: treatments.value ? typed.treatmentType : treatmentType,
    };
  };
  const send = (values: BookingValues, element: HTMLFormElement) => {
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
    <RequestDialog
      {...props}
      id="details"
      heading={words.detailsHeading}
      className="new-booking"
      submitLabel={words.saveChanges}
      failure={{ title: appointmentMessages.detailsFailure, lead: words.nothingLost }}
      stored={detailsOf(appointment)}
      read={read}
      onSend={send}
    >
      {(before) => (
        <>
          <DescribedFields fields={personFields} before={before} isForAnother />
          <Choices what="states" {...states}>
            {(list) => <PlaceFields states={list} cities={undefined} before={before} />}
          </Choices>
          <Choices what="treatments" {...treatments}>
            {(list) => <TreatmentPicker treatments={list} chosenBefore={before.treatmentType} hint={words.oneOrMore} />}
          </Choices>
        </>
      )}
    </RequestDialog>
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

/** Values of the form before anything is typed. */
export function detailsOf(appointment: Appointment): BookingValues {
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

interface CallAgainDialogProps extends DialogProps<NextCall> {
  appointment: Appointment;
  clock: ClinicClock;
}

/** Dialog for the next call: a day, and optionally a time. */
export function CallAgainDialog({ appointment, clock, ...props }: CallAgainDialogProps) {
  return (
    <RequestDialog
      {...props}
      id="call-again"
      heading={<Sentence words={words.callAgainHeading} fields={{ name: <bdi>{appointment.name}</bdi> }} />}
      lead={words.callAgainLead}
      submitLabel={words.save}
      failure={{ title: appointmentMessages.nextCallFailure }}
      stored={{ day: today(clock), time: '' }}
      read={(form) => ({ day: formText(form, 'next_call'), time: formText(form, 'time') })}
    >
      {(before, now) => (
        <>
          <DayField name="next_call" label={words.day} value={now.day} />
          <TextField name="time" label={words.time} optional type="time" defaultValue={before.time} />
        </>
      )}
    </RequestDialog>
  );
}

/** Dialog for a note on a done request, whose own field holds the remarks. */
export function NoteDialog(props: DialogProps<string>) {
  return (
    <TextDialog
      {...props}
      id="note"
      heading={words.noteHeading}
      lead={words.noteLead}
      submitLabel={words.saveNote}
      failure={{ title: appointmentMessages.noteFailure, lead: words.nothingLost }}
      stored=""
      label={words.note}
    />
  );
}

/** Dialog for the reason why a patient who has attended has no next visit. */
export function ReturnReasonDialog({ appointment, ...props }: DialogProps<string> & { appointment: Appointment }) {
  return (
    <TextDialog
      {...props}
      id="return-reason"
      heading={words.reasonHeading}
      lead={words.reasonLead}
      submitLabel={words.save}
      failure={{ title: appointmentMessages.returnReasonFailure, lead: words.nothingLost }}
      stored={appointment.return_reason ?? ''}
      label={words.reason}
    />
  );
}

interface TextDialogProps extends Omit<RequestDialogProps<string>, 'read' | 'children'> {
  label: string;
}

function TextDialog({ label, ...props }: TextDialogProps) {
  return (
    <RequestDialog {...props} read={(form) => formText(form, 'text')}>
      {(before, now) => (
        <TextArea
          name="text"
          label={label}
          rows={4}
          defaultValue={before}
          count={{ length: lengthOf(now), max: limits.remarks }}
        />
      )}
    </RequestDialog>
  );
}
