import { type SubmitEvent, useId } from 'react';
import type { Outcome } from '#web/admin/saving/attempt.ts';
import { FormDialogFooter } from '#web/admin/saving/form-dialog-footer.tsx';
import { useSending } from '#web/admin/saving/use-sending.ts';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { Proof } from './save-two-step.ts';

interface ProofDialogProps<Saved> {
  heading: string;
  /** What will happen. */
  lead: string;
  /** The verb of the heading. */
  confirm: string;
  failureTitle: string;
  save: (proof: Proof) => Promise<Outcome<Saved, keyof Proof>>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Asks for the password and a code before a change to the second factor. */
export function ProofDialog<Saved>({
  heading,
  lead,
  confirm,
  failureTitle,
  save,
  onSaved,
  onClose,
}: ProofDialogProps<Saved>) {
  const headingId = useId();
  const formId = useId();
  const { send, isSending, errors, failure } = useSending(save, onSaved);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send(
      { currentPassword: formText(data, 'currentPassword'), code: formText(data, 'code').trim() },
      event.currentTarget,
    );
  };
  return (
    <Dialog labelledBy={headingId} onClose={onClose}>
      <DialogHeader>
        <h2 id={headingId}>{heading}</h2>
        <p>{lead}</p>
      </DialogHeader>
      <DialogBody>
        <form id={formId} className="account-form" method="post" noValidate onSubmit={submit}>
          {failure && (
            <Alert key={failure.attempt} tone="failure" title={failureTitle}>
              <p>{failure.advice}</p>
            </Alert>
          )}
          <PasswordField
            id="proof-password"
            label="Password"
            name="currentPassword"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <CodeField id="proof-code" error={errors.code} />
        </form>
      </DialogBody>
      <FormDialogFooter form={formId} confirm={confirm} isSending={isSending} onCancel={onClose} />
    </Dialog>
  );
}
