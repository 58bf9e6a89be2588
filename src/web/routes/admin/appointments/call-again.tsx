import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { type ClinicClock, today } from '#web/admin/list/clinic-clock.ts';
import { inTurn } from '#web/admin/list/turns.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, readRecord } from '#web/forms/define-form.ts';
import { RecordFields, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { type DialogDraft, NotSavedYet } from './dialog-drafts.tsx';
import { loadNewest } from './list-query.ts';

type Field = 'next_call' | 'time';

/** The server reads day and time in the clinic's time zone. */
export const callAgainForm = defineForm({
  fields: ['next_call'],
  read: (form) => formTexts(form, ['next_call', 'time']),
  check: ({ next_call }) => (next_call ? {} : { next_call: appointmentMessages.notADay }),
  send: (api: typeof adminApi, { next_call, time }, form): Promise<Appointment> => {
    const { params, options } = readRecord(form);
    const body = { next_call: time ? `${next_call}T${time}` : next_call };
    return inTurn('appointment', { id: Number(params.id), version: options.ifMatch }, (now) =>
      api.followUp.setNextCall({ params, body }, now),
    );
  },
  load: (_api, _values, form) => loadNewest(form),
});

/** As it is typed. */
export interface NextCall {
  day: string;
  time: string;
}

interface CallAgainDialogProps {
  appointment: Appointment;
  clock: ClinicClock;
  draft: DialogDraft<NextCall>;
  onSaved: (saved: Appointment) => void;
  onStale: (theirs: Appointment) => void;
  onClose: () => void;
}

/** When to call: a day, and a time if it matters. */
export function CallAgainDialog({ appointment, clock, draft, onSaved, onStale, onClose }: CallAgainDialogProps) {
  const [values, setValues] = useState<NextCall>(() => draft.found ?? { day: today(clock), time: '' });
  const type = (typed: Partial<NextCall>) => {
    const next = { ...values, ...typed };
    setValues(next);
    draft.store(next);
  };
  const form = useForm<Appointment, Field>({
    id: 'call-again',
    intent: 'call-again',
    subject: appointment.reference,
    onResult: (result) => {
      if (result.kind === 'saved') onSaved(result.saved);
      if (result.kind === 'stale' && result.theirs) onStale(result.theirs);
    },
  });
  return (
    <FormDialog
      form={form}
      heading={
        <>
          Call <bdi>{appointment.name}</bdi> again
        </>
      }
      lead="From then on the request is on top, under Due now."
      submitLabel="Save"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.nextCallFailure} takesFocus />
      {form.result?.kind === 'stale' && <StaleNotice noun="request" />}
      <RecordFields {...appointment} />
      <input type="hidden" name="reference" value={appointment.reference} />
      <NotSavedYet draft={draft} />
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
