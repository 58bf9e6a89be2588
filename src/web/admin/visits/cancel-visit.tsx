import { useState } from 'react';
import { limits } from '#contract/plain/limits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/visits.ts';
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
      question={<Sentence words={words.cancelTheVisitOf} fields={{ name: <bdi>{visit.name}</bdi> }} />}
      confirm={words.cancelTheVisit}
      cancel={words.keepIt}
      onConfirm={() => onConfirm(reason)}
      onCancel={onClose}
    >
      <p>{words.cancelAt(momentWords(visit.starts_at, timeZone))}</p>
      <ReasonField reason={reason} onType={setReason} />
    </ConfirmDialog>
  );
}

export function ReasonField({ reason, onType }: { reason: string; onType: (reason: string) => void }) {
  return (
    <InputField
      label={words.reason}
      optional
      hint={words.forYourColleaguesPatients}
      dir="auto"
      maxLength={limits.cancellationReason}
      autoComplete="off"
      value={reason}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
