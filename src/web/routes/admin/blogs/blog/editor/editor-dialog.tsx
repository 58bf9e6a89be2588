import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';

interface EditorDialogProps {
  heading: string;
  /** The button that sends the form, and quieter ones beside it. */
  buttons: ReactNode;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A small form over the editor. It stands outside of the blog's own form, since forms do not nest. */
export function EditorDialog({ heading, buttons, onClose, children }: EditorDialogProps) {
  const id = useId();
  return createPortal(
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>{heading}</h2>
      </DialogHeader>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        {buttons}
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </DialogFooter>
    </Dialog>,
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** For the form in such a dialog: to React the blog's form is around it all the same. */
export const apartFromBlog = { onSubmit: stop, onChange: stop };
