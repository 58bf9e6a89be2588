import { useId } from 'react';
import { RefusedTime } from '#web/admin/visits/time-fields.tsx';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import type { Refused } from './use-visit-changes.ts';

interface RefusedDialogProps {
  refused: Refused;
  timeZone: string;
  onClose: () => void;
}

/** Why a visit is back where it was, and what is free instead. */
export function RefusedDialog({
  refused: { visit, refusal, onAnyway, onTake },
  timeZone,
  onClose,
}: RefusedDialogProps) {
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>
          Not changed: <bdi>{visit.name}</bdi>
        </h2>
      </DialogHeader>
      <DialogBody>
        <RefusedTime
          refusal={refusal}
          timeZone={timeZone}
          isBusy={false}
          {...(onTake && {
            onTake: (free) => {
              onClose();
              onTake(free);
            },
          })}
          onAnyway={() => {
            onClose();
            onAnyway();
          }}
        />
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it as it was
        </button>
      </DialogFooter>
    </Dialog>
  );
}
