import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { TextArea } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import type { FormResult } from '#web/forms/form-data.ts';

/** What a dialog about a request gets. */
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
