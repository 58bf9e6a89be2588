import { type ReactNode, type SubmitEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { Working } from '#web/ui/working.tsx';

interface EditorDialogProps {
  heading: string;
  confirm: string;
  isWorking?: boolean;
  /** A quieter button beside the main one. */
  extra?: ReactNode;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the editor. It stands outside of the blog's own form, since forms do not nest. */
export function EditorDialog({
  heading,
  confirm,
  isWorking = false,
  extra,
  onSubmit,
  onClose,
  children,
}: EditorDialogProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.stopPropagation(); // to React the blog's form is around it all the same
    onSubmit(event);
  };
  return createPortal(
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>{heading}</h2>
      </DialogHeader>
      <DialogBody>
        <form id={`${id}-form`} noValidate onSubmit={submit}>
          {children}
        </form>
      </DialogBody>
      <DialogFooter>
        <button type="submit" form={`${id}-form`} className="button button-pine" aria-disabled={isWorking}>
          {isWorking && <Working />}
          {confirm}
        </button>
        {extra}
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </DialogFooter>
    </Dialog>,
    document.body,
  );
}
