import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { NotSavedYet, type RequestDialogProps } from '#web/admin/dialog-drafts.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { TextArea } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';

/** On a done request, whose field for remarks holds the remarks. */
export function NoteDialog({ draft, refusal, onSend, onClose }: RequestDialogProps<string>) {
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
      {!refusal && <NotSavedYet draft={draft} />}
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
