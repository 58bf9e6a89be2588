import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { adminApi } from '#web/api/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { countAll } from './count-all.ts';
import type { Found, LookUp } from './use-look-up.ts';

interface EraseDialogProps {
  found: Found;
  lookUp: LookUp;
  onClose: () => void;
}

/** Erases what is on screen; when it is no longer that, what there is now is shown instead. */
export function EraseDialog({ found, lookUp, onClose }: EraseDialogProps) {
  const { contact, data } = found;
  const toasts = useToasts();
  const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
  const erase = async () => {
    const body = { contact, appointments: idsOf(data.appointments), reviews: idsOf(data.reviews) };
    const outcome = await attempt(() => adminApi.patientData.erase({ body }));
    onClose();
    if (outcome.kind === 'saved') return lookUp.wasErased(outcome.saved);
    toasts.failure(outcome.kind === 'stale' ? patientDataMessages.changedSince : patientDataMessages.eraseFailure);
    if (outcome.kind === 'stale' || outcome.kind === 'gone') await lookUp.again(contact);
  };
  const counts = { appointments: data.appointments.length, reviews: data.reviews.length };
  return (
    <ConfirmDialog question={`Erase ${countAll(counts)}?`} confirm="Erase" onConfirm={erase} onCancel={onClose}>
      <p>Everything from {contact} that is listed here is erased for good, with your remarks.</p>
      {data.reviews.some(({ visible }) => visible) && <p>A review of theirs leaves the website.</p>}
      <p>
        Backups made before today still have it, until newer ones have taken their place after about four weeks. Files
        that you exported or printed are yours to delete.
      </p>
    </ConfirmDialog>
  );
}
