import { type ComponentProps, type ReactNode, useId } from 'react';
import { Form, FormParts, type FormState, SubmitButton } from '#web/forms/form.tsx';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { type OnSend, sendHere } from './send-here.ts';

interface FormDialogProps<Saved, Field extends string> {
  form: FormState<Saved, Field>;
  heading: ReactNode;
  /** Advice before filling in the form. */
  lead?: string;
  /** Label of the button that sends it: 'Add administrator'. */
  submitLabel: string;
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
  const { form, heading, lead, submitLabel, className, besides, onChange, onSend, onClose, children } = props;
  const id = useId();
  return (
    <FormParts value={form}>
      <Dialog labelledBy={id} onClose={onClose}>
        <DialogHeader>
          <h2 id={id}>{heading}</h2>
          {lead && <p>{lead}</p>}
        </DialogHeader>
        <DialogBody>
          <Form form={form} className={className} onChange={onChange} onSubmit={onSend && sendHere(onSend)}>
            {children}
          </Form>
        </DialogBody>
        <DialogFooter>
          <SubmitButton>{submitLabel}</SubmitButton>
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          {besides}
        </DialogFooter>
      </Dialog>
    </FormParts>
  );
}
