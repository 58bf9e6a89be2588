import { useRef } from 'react';
import * as administratorMessages from '#contract/messages/administrators.ts';
import { PasswordField, passwordHint } from '#web/forms/credential-fields.tsx';
import { Form, FormFailure, SubmitButton, useForm } from '#web/forms/form.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { PasswordChangeField } from './account-forms.ts';

/** `email` is for password managers, which store the new password under it. If it `comesFirst`, nothing else opens before. */
export function PasswordForm({ email, comesFirst }: { email: string | undefined; comesFirst: boolean }) {
  const toasts = useToasts();
  const sent = useRef<HTMLFormElement>(null);
  const form = useForm<null, PasswordChangeField>({
    id: 'password',
    idOf: (field) => (field === 'newPassword' ? 'new-password' : 'current-password'),
    intent: 'changePassword',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      if (comesFirst) return window.location.assign('/admin');
      sent.current?.reset();
      toasts.success(administratorMessages.passwordChanged);
    },
  });
  return (
    <Form
      form={form}
      className="account-form"
      onSubmit={(event) => {
        sent.current = event.currentTarget;
      }}
    >
      <FormFailure title={administratorMessages.passwordFailure} />
      <input type="hidden" name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" hint={passwordHint} />
      <p className="small soft">Your other devices will be signed out when you change it.</p>
      <SubmitButton>Change password</SubmitButton>
    </Form>
  );
}
