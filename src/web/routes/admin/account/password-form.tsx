import { type SubmitEvent, useRef } from 'react';
import * as administratorMessages from '#contract/messages/administrators.ts';
import { useSending } from '#web/admin/saving/use-sending.ts';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { Working } from '#web/ui/working.tsx';
import { passwordHint } from './password-hint.ts';
import { changePassword } from './save-administrator.ts';

/** `email` is for password managers, which keep the new one under it. */
export function PasswordForm({ email }: { email: string | undefined }) {
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const { send, isSending, errors, failure } = useSending(changePassword, () => {
    form.current?.reset();
    toasts.success(administratorMessages.passwordChanged);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { currentPassword: formText(data, 'currentPassword'), newPassword: formText(data, 'newPassword') };
    void send(body, event.currentTarget);
  };
  return (
    <form ref={form} className="account-form" method="post" noValidate onSubmit={submit}>
      {failure && (
        <Alert key={failure.attempt} tone="failure" title={administratorMessages.passwordFailure}>
          <p>{failure.advice}</p>
        </Alert>
      )}
      <input type="hidden" name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField
        id="current-password"
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <PasswordField
        id="new-password"
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.newPassword}
      />
      <p className="small soft">Your other devices are signed out when you change it.</p>
      <button type="submit" className="button button-primary" aria-disabled={isSending || undefined}>
        {isSending && <Working />}
        Change password
      </button>
    </form>
  );
}
