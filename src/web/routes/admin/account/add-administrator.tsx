import { type SubmitEvent, useId } from 'react';
import { useRevalidator } from 'react-router';
import * as administratorMessages from '#contract/messages/administrators.ts';
import { FormDialogFooter } from '#web/admin/saving/form-dialog-footer.tsx';
import { useSending } from '#web/admin/saving/use-sending.ts';
import { Field } from '#web/forms/field.tsx';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { passwordHint } from './password-hint.ts';
import { addAdministrator } from './save-administrator.ts';

export function AddAdministrator({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const formId = useId();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { send, isSending, errors, failure } = useSending(addAdministrator, () => {
    toasts.success(administratorMessages.added);
    onClose();
    void revalidate();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send({ email: formText(data, 'email'), password: formText(data, 'password') }, event.currentTarget);
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>Add administrator</h2>
        <p>They can do everything that you can do here.</p>
      </DialogHeader>
      <DialogBody>
        <form id={formId} className="account-form" method="post" noValidate onSubmit={submit}>
          {failure && (
            <Alert key={failure.attempt} tone="failure" title={administratorMessages.addFailure}>
              <p>{failure.advice}</p>
            </Alert>
          )}
          <Field id="new-administrator-email" label="E-mail" error={errors.email}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                name="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <PasswordField
            id="new-administrator-password"
            label="Password"
            name="password"
            autoComplete="new-password"
            hint={`${passwordHint} Tell it to them in person; they can change it here.`}
            error={errors.password}
          />
        </form>
      </DialogBody>
      <FormDialogFooter form={formId} confirm="Add administrator" isSending={isSending} onCancel={onClose} />
    </Dialog>
  );
}
