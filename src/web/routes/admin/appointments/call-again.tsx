import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { instantOf } from '#web/admin/visits/wall-time.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import type { RequestDialogProps } from './note-dialog.tsx';

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
