import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { ApiError } from '#web/api/client.ts';
import { unguardedApi } from '#web/api/session.ts';
import { PasswordField, passwordHint } from '#web/forms/credential-fields.tsx';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { EmailField } from '#web/forms/fields.tsx';
import { Form, FormFailure, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { SignInFrame } from '#web/shell/sign-in-frame.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/route.ts';

/** The token is in the fragment, which browsers send to no one. Without one that works, a link can be asked for. */
export async function clientLoader() {
  const token = window.location.hash.slice(1);
  try {
    const found = token && (await unguardedApi.passwordLinks.find({ body: { token } }));
    if (found) return { token, email: found.email };
  } catch (error) {
    if (!(error instanceof ApiError && (error.isMissing || error.status === 422))) throw error;
  }
  return { isOver: token !== '', ...(await unguardedApi.passwordLinks.canAsk()) };
}

const newPassword = defineForm({
  fields: ['newPassword'],
  read: (form: FormData) => formTexts(form, ['token', 'newPassword']),
  send: (api: typeof unguardedApi, body) => api.passwordLinks.use({ body }),
});

const askForLink = defineForm({
  fields: ['email'],
  read: (form: FormData) => formTexts(form, ['email']),
  send: (api: typeof unguardedApi, body) => api.passwordLinks.ask({ body }),
});

export const clientAction = clientActionOf(unguardedApi, { newPassword, askForLink });

export const meta = (args: Route.MetaArgs) => pageMeta('New password', args);

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function HydrateFallback() {
  return (
    <SignInFrame heading="Choose your password">
      <p role="status" className="soft needs-script">
        Checking the link
      </p>
      <p className="login-noscript needs-newer">{sessionMessages.needsNewerBrowser}</p>
      <noscript>
        <p className="login-noscript">
          This page needs JavaScript. Please turn it on in your browser, and load this page again.
        </p>
      </noscript>
    </SignInFrame>
  );
}

/** Page of the link for a new password that an owner has made, or that came by e-mail; and where one asks for the latter. */
export default function NewPassword({ loaderData }: Route.ComponentProps) {
  if (loaderData.token !== undefined)
    return (
      <SignInFrame heading="Choose your password">
        <NewPasswordForm {...loaderData} />
      </SignInFrame>
    );
  return (
    <SignInFrame heading={loaderData.by_mail ? 'Forgotten your password?' : 'Choose your password'}>
      {(loaderData.isOver || !loaderData.by_mail) && <Alert tone="failure" title={administratorMessages.linkIsOver} />}
      {loaderData.by_mail && <AskForm />}
    </SignInFrame>
  );
}

function AskForm() {
  const form = useForm<null, 'email'>({ id: 'ask', intent: 'askForLink' });
  if (form.result?.kind === 'saved')
    return (
      <Alert tone="success" title="Please look into your mail." takesFocus>
        <p>{administratorMessages.asked}</p>
      </Alert>
    );
  return (
    <>
      <p className="soft">
        Enter the e-mail address with which you log in, and we send you a link for a new one. Did you lose your phone as
        well? Then ask an owner of the clinic.
      </p>
      <Form form={form} className="login-form">
        <FormFailure title={administratorMessages.askFailure} />
        <EmailField name="email" label="E-mail" autoComplete="username" />
        <SubmitButton>Send me a link</SubmitButton>
      </Form>
    </>
  );
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const form = useForm<null, 'newPassword'>({ id: 'password', intent: 'newPassword' });
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
