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
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/new-password.ts';
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

export const meta = (args: Route.MetaArgs) => pageMeta(words.newPassword, args);

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function HydrateFallback() {
  return (
    <SignInFrame heading={words.chooseYourPassword}>
      <p role="status" className="soft needs-script">
        {words.checkingTheLink}
      </p>
      <p className="login-noscript needs-newer">{sessionMessages.needsNewerBrowser}</p>
      <noscript>
        <p className="login-noscript">{words.needsJavaScript}</p>
      </noscript>
    </SignInFrame>
  );
}

/** Page of the link for a new password that an owner has made, or that came by e-mail; and where one asks for the latter. */
export default function NewPassword({ loaderData }: Route.ComponentProps) {
  if (loaderData.token !== undefined)
    return (
      <SignInFrame heading={words.chooseYourPassword}>
        <NewPasswordForm {...loaderData} />
      </SignInFrame>
    );
  return (
    <SignInFrame heading={loaderData.by_mail ? words.forgotten : words.chooseYourPassword}>
      {(loaderData.isOver || !loaderData.by_mail) && <Alert tone="failure" title={administratorMessages.linkIsOver} />}
      {loaderData.by_mail && <AskForm />}
    </SignInFrame>
  );
}

function AskForm() {
  const form = useForm<null, 'email'>({ id: 'ask', intent: 'askForLink' });
  if (form.result?.kind === 'saved')
    return (
      <Alert tone="success" title={words.lookIntoMail} takesFocus>
        <p>{administratorMessages.asked}</p>
      </Alert>
    );
  return (
    <>
      <p className="soft">{words.enterEmail}</p>
      <Form form={form} className="login-form">
        <FormFailure title={administratorMessages.askFailure} />
        <EmailField name="email" label={words.email} autoComplete="username" />
        <SubmitButton>{words.sendMeALink}</SubmitButton>
      </Form>
    </>
  );
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const form = useForm<null, 'newPassword'>({ id: 'password', intent: 'newPassword' });
  if (form.result?.kind === 'saved')
    return (
      <>
        <Alert tone="success" title={words.passwordIsSet} takesFocus>
          <p>{words.signedOutThere}</p>
        </Alert>
        <Link className="button button-primary login-next" to="/login">
          {words.logIn}
        </Link>
      </>
    );
  if (form.result?.kind === 'stale')
    return <Alert tone="failure" title={administratorMessages.linkIsOver} takesFocus />;
  return (
    <>
      <p className="soft">
        <Sentence words={words.forPerson} fields={{ email: <bdi>{email}</bdi> }} />
      </p>
      <Form form={form} className="login-form">
        <FormFailure title={administratorMessages.passwordFailure} />
        <input type="hidden" name="token" value={token} />
        {/* For password managers, which store the password under it. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField name="newPassword" label={words.newPassword} autoComplete="new-password" hint={passwordHint} />
        <SubmitButton>{words.setPassword}</SubmitButton>
      </Form>
    </>
  );
}
