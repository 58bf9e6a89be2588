import * as administratorMessages from '#contract/messages/administrators.ts';
import type { unguardedApi } from '#web/api/session.ts';
import { PasswordField, passwordHint } from '#web/forms/credential-fields.tsx';
import { defineForm } from '#web/forms/define-form.ts';
import { Form, FormFailure, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

export const newPassword = defineForm({
  fields: ['newPassword'],
  read: (form: FormData) => formTexts(form, ['token', 'newPassword']),
  send: (api: typeof unguardedApi, body) => api.passwordLinks.use({ body }),
});

export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const form = useForm<null, 'newPassword'>({ id: 'password' });
  if (form.result?.kind === 'saved')
    return (
      <>
        <Alert tone="success" title="Your password is set." takesFocus>
          <p>If you were signed in somewhere, you are signed out there.</p>
        </Alert>
        <Link className="button button-primary login-next" to="/login">
          Log in
        </Link>
      </>
    );
  if (form.result?.kind === 'stale')
    return <Alert tone="failure" title={administratorMessages.linkIsOver} takesFocus />;
  return (
    <>
      <p className="soft">
        For <bdi>{email}</bdi>
      </p>
      <Form form={form} className="login-form">
        <FormFailure title={administratorMessages.passwordFailure} />
        <input type="hidden" name="token" value={token} />
        {/* For password managers, which store the password under it. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField name="newPassword" label="New password" autoComplete="new-password" hint={passwordHint} />
        <SubmitButton>Set password</SubmitButton>
      </Form>
    </>
  );
}
