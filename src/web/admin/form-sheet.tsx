import { type ReactNode, useId } from 'react';
import { Form, FormParts, type FormState, SubmitButton } from '#web/forms/form.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { type OnSend, sendHere } from './send-here.ts';
import { SheetHeading, SideSheet } from './side-sheet.tsx';

interface FormSheetProps<Saved, Field extends string> {
  form: FormState<Saved, Field>;
  heading: string;
  /** On the button that sends it. */
  submitLabel: string;
  /** For a form with a file. */
  encType?: 'multipart/form-data';
  /** Stand beside the button. */
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
          <SubmitButton className="button button-primary form-sheet-submit" icon="check" busy="Saving">
            {submitLabel}
          </SubmitButton>
          {besides}
        </DialogFooter>
      </SideSheet>
    </FormParts>
  );
}
