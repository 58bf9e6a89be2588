import { type ReactNode, type SubmitEvent, useId } from 'react';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Working } from '#web/ui/working.tsx';
import { SheetHeading, SideSheet } from './side-sheet.tsx';

interface FormSheetProps {
  heading: string;
  /** On the button that sends it. */
  submitLabel: string;
  isSaving: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form beside the list; its button is pinned below what scrolls. */
export function FormSheet({ heading, submitLabel, isSaving, onSubmit, onClose, children }: FormSheetProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <SideSheet labelledBy={`${id}heading`} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={`${id}heading`}>{heading}</SheetHeading>
      </DialogHeader>
      <DialogBody>
        <form id={`${id}form`} noValidate onSubmit={submit}>
          {children}
        </form>
      </DialogBody>
      <DialogFooter>
        <button
          type="submit"
          className="button button-primary form-sheet-submit"
          form={`${id}form`}
          aria-disabled={isSaving}
        >
          {isSaving ? <Working /> : <Icon name="check" />}
          {isSaving ? 'Saving' : submitLabel}
        </button>
      </DialogFooter>
    </SideSheet>
  );
}
