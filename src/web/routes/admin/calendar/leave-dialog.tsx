import { useState } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import type { Calendar } from '#contract/schedules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { type LeaveField, LeaveFields, type LeaveValues, noLeave } from '#web/admin/hours/leave-fields.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';

interface LeaveDialogProps {
  calendar: Calendar;
  /** The day that shows, and whose visits. */
  begin: { day: string; practitioner: string };
  onClose: () => void;
}

/** Leave or a break of one practitioner, as the leave page adds it. Visits at this time stay, and are listed. */
export function LeaveDialog({ calendar, begin: { day, practitioner }, onClose }: LeaveDialogProps) {
  const draft = useDraft<LeaveValues>('leave-dialog');
  const begin = { ...noLeave, practitioner_id: practitioner, starts_at: day, ends_at: day };
  const [values, setValues] = useState(draft.found ?? begin);
  const offerUndo = useUndo();
  const form = useForm<Absence, LeaveField>({
    id: 'leave',
    intent: 'add',
    subject: 'new',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      const { id, version } = result.saved;
      draft.forget();
      onClose(); // no one can reach a toast behind a modal dialog
      offerUndo(absenceMessages.added, {
        takeBack: () => adminApi.absences.remove({ params: { id } }, { ifMatch: version }),
      });
    },
  });
  const discard = () => {
    draft.forget();
    setValues(begin);
  };
  return (
    <FormDialog
      form={form}
      heading="Add leave or a break"
      lead="This time can no longer be chosen."
      submitLabel="Add leave"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={absenceMessages.addFailure} lead="Nothing you typed is lost." takesFocus />
      <NotSavedYet found={draft.found} onDiscard={discard} />
      <LeaveFields
        values={values}
        practitioners={calendar.practitioners}
        onType={(typed) => {
          setValues(typed);
          draft.store(typed);
        }}
      />
    </FormDialog>
  );
}
