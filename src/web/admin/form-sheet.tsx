import { type ComponentProps, type ReactNode, useId } from 'react';
import { Form, FormParts, type FormState, SubmitButton } from '#web/forms/form.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import * as words from '#words/admin/parts.ts';
import { SheetHeading, SideSheet } from './side-sheet.tsx';
import { CancelButton, TitledDialog } from './titled-dialog.tsx';

interface FormSheetProps<Saved, Field extends string> {
  form: FormState<Saved, Field>;
  heading: string;
  submitLabel: string;
  encType?: 'multipart/form-data';
  besides?: ReactNode;
  onSend?: OnSend | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form beside the list; its button is pinned below what scrolls. */
export function FormSheet<Saved, Field extends string>(props: FormSheetProps<Saved, Field>) {
  const { form, heading, submitLabel, encType, besides, onSend, onClose, children } = props;
  const id = useId();
  return (
    <FormParts value={form}>
      <SideSheet labelledBy={id} onClose={onClose}>
        <DialogHeader>
          <SheetHeading id={id}>{heading}</SheetHeading>
        </DialogHeader>
        <DialogBody>
          <Form form={form} encType={encType} onSubmit={onSend && sendHere(onSend)}>
            {children}
          </Form>
        </DialogBody>
        <DialogFooter>
          <SubmitButton className="button button-primary form-sheet-submit" icon="check" busy={words.saving}>
            {submitLabel}
          </SubmitButton>
          {besides}
        </DialogFooter>
      </SideSheet>
    </FormParts>
  );
}

/** Takes what was filled in, in place of the page's action. */
export type OnSend = (form: HTMLFormElement) => void;

/** Makes an `onSubmit` that sends a form without navigating. */
export function sendHere(onSend: OnSend): ComponentProps<'form'>['onSubmit'] {
  return (event) => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
}

interface FormDialogProps<Saved, Field extends string> {
  form: FormState<Saved, Field>;
  heading: ReactNode;
  /** Advice before filling in the form. */
  lead?: string;
  submitLabel: string;
  /** Nothing is sent meanwhile. */
  isWaiting?: boolean;
  className?: string;
  /** Stand beside the buttons. */
  besides?: ReactNode;
  onChange?: ComponentProps<typeof Form>['onChange'];
  onSend?: OnSend | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog of its own; its buttons are pinned below what scrolls. */
export function FormDialog<Saved, Field extends string>(props: FormDialogProps<Saved, Field>) {
  const { form, heading, lead, submitLabel, isWaiting = false, className, besides } = props;
  const { onChange, onSend, onClose, children } = props;
  return (
    <FormParts value={form}>
      <TitledDialog
        heading={heading}
        lead={lead && <p>{lead}</p>}
        buttons={
          <>
            <SubmitButton isWaiting={isWaiting}>{submitLabel}</SubmitButton>
            <CancelButton onClick={onClose} />
            {besides}
          </>
        }
        onClose={onClose}
      >
        <Form
          form={form}
          className={className}
          onChange={onChange}
          onSubmit={isWaiting ? (event) => event.preventDefault() : onSend && sendHere(onSend)}
        >
          {children}
        </Form>
      </TitledDialog>
    </FormParts>
  );
}
