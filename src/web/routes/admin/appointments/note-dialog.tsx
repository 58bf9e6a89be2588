import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { inTurn } from '#web/admin/list/turns.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, readRecord } from '#web/forms/define-form.ts';
import { RecordFields, TextArea } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { type DialogDraft, NotSavedYet } from './dialog-drafts.tsx';
import { loadNewest } from './list-query.ts';

/** On a done request, whose field for remarks holds the remarks. */
export const noteForm = defineForm({
  fields: ['text'],
  read: (form) => formTexts(form, ['text']),
  check: ({ text }) => (text.trim() === '' ? { text: appointmentMessages.noNote } : {}),
  send: (api: typeof adminApi, { text }, form): Promise<Appointment> => {
    const { params, options } = readRecord(form);
    return inTurn('appointment', { id: Number(params.id), version: options.ifMatch }, (now) =>
      api.followUp.addNote({ params, body: { kind: 'note', text } }, now),
    );
  },
  load: (_api, _values, form) => loadNewest(form),
});

interface NoteDialogProps {
  appointment: Appointment;
  draft: DialogDraft<string>;
  onSaved: (saved: Appointment) => void;
  onStale: (theirs: Appointment) => void;
  onClose: () => void;
}

export function NoteDialog({ appointment, draft, onSaved, onStale, onClose }: NoteDialogProps) {
  const [text, setText] = useState(draft.found ?? '');
  const form = useForm<Appointment, 'text'>({
    id: 'note',
    intent: 'note',
    subject: appointment.reference,
    onResult: (result) => {
      if (result.kind === 'saved') onSaved(result.saved);
      if (result.kind === 'stale' && result.theirs) onStale(result.theirs);
    },
  });
  return (
    <FormDialog
      form={form}
      heading="Add a note"
      lead="The request stays done, with its remarks."
      submitLabel="Save note"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={appointmentMessages.noteFailure} lead="Nothing you typed is lost." takesFocus />
      {form.result?.kind === 'stale' && <StaleNotice noun="request" />}
      <NotSavedYet draft={draft} />
      <RecordFields {...appointment} />
      <input type="hidden" name="reference" value={appointment.reference} />
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
