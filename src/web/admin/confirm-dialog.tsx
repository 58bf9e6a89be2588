import { type ReactNode, useId, useState } from 'react';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

interface ConfirmDialogProps {
  /** The question: 'Delete this review?' */
  question: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question, not 'OK': 'Delete'. */
  confirm: string;
  cancel?: string;
  /** Stays open until this is done. */
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  question,
  children,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const heading = useId();
  const [isWorking, setWorking] = useState(false);
  const run = async () => {
    if (isWorking) return;
    setWorking(true);
    try {
      await onConfirm();
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog labelledBy={heading} onClose={onCancel}>
      <DialogHeader>
        <h2 id={heading}>{question}</h2>
      </DialogHeader>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <button type="button" className="button button-danger" aria-disabled={isWorking} onClick={run}>
          {isWorking && <Working />}
          {confirm}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {cancel}
        </button>
      </DialogFooter>
    </Dialog>
  );
}
