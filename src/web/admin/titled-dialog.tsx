import { type ReactNode, useId } from 'react';
import { Button } from '#web/admin/button.tsx';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import * as words from '#words/admin/basics.ts';

interface TitledDialogProps {
  heading: ReactNode;
  lead?: ReactNode;
  /** Pinned below what scrolls. */
  buttons?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a heading, and what it asks. */
export function TitledDialog({ heading, lead, buttons, onClose, children }: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>{heading}</h2>
        {lead}
      </DialogHeader>
      <DialogBody>{children}</DialogBody>
      {buttons && <DialogFooter>{buttons}</DialogFooter>}
    </Dialog>
  );
}

export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="quiet" isLarge onClick={onClick}>
      {words.cancel}
    </Button>
  );
}
