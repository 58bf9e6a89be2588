import { useState } from 'react';
import { limits } from '#contract/plain/limits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { momentWords } from './visit-words.ts';

interface CancelVisitDialogProps {
  visit: CalendarVisit;
  onConfirm: (reason: string) => Promise<void> | void;
  onClose: () => void;
}

/** Asks before a visit is cancelled, away from what was just pressed, and why. */
export function CancelVisitDialog({ visit, onConfirm, onClose }: CancelVisitDialogProps) {
  const { timeZone } = useClinic();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      question={
        <>
          Cancel the visit of <bdi>{visit.name}</bdi>?
        </>
      }
      confirm="Cancel the visit"
      cancel="Keep it"
      onConfirm={() => onConfirm(reason)}
      onCancel={onClose}
    >
      <p>{momentWords(visit.starts_at, timeZone)}. You can undo this for 30 seconds.</p>
      <ReasonField reason={reason} onType={setReason} />
    </ConfirmDialog>
  );
}

export function ReasonField({ reason, onType }: { reason: string; onType: (reason: string) => void }) {
  return (
    <InputField
      label="Reason"
      optional
      hint="For your colleagues. Patients do not read it on their page."
      dir="auto"
      maxLength={limits.cancellationReason}
      autoComplete="off"
      value={reason}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
