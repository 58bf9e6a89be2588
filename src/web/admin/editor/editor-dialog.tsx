import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';

interface EditorDialogProps {
  heading: string;
  /** The submit button and any secondary ones; Cancel is added. */
  buttons: ReactNode;
  onClose: () => void;
  /** The form element. */
  children: ReactNode;
}

/** A small form over the editor. It is rendered outside the blog's form, since forms cannot be nested. */
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

/** Handlers for the form in such a dialog: in React, its events would bubble through the portal to the blog's form. */
export const apartFromBlog = { onSubmit: stop, onChange: stop };
