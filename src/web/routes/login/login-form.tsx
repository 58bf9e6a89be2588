import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#web/forms/field.tsx';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';
import { SignedOutNote } from './signed-out-note.tsx';
import { useSignIn } from './use-sign-in.ts';

export function LoginForm() {
  const { signIn, isSending, refusal, asksCode, startAnew } = useSignIn();
  const isStillWorking = useStillWorking(isSending);
  const isHydrated = useHydrated();
  const logInAsSomebodyElse = () => {
    flushSync(startAnew);
    document.getElementById('login-email')?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void signIn({
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      code: formText(form, 'code').trim(),
    });
  };
  return (
    // `post`, so that a browser that gets no scripts could never write the password into the address.
    <form className="login-form needs-script" method="post" aria-label="Log in" onSubmit={submit}>
      {!refusal && !asksCode && <SignedOutNote />}
      {refusal && !isSending && <Alert key={refusal.attempt} tone="failure" title={refusal.sentence} />}
      <div hidden={asksCode}>
        <Field id="login-email" label="E-mail">
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <PasswordField id="login-password" label="Password" name="password" autoComplete="current-password" />
      </div>
      {asksCode && <CodeField id="login-code" takesFocus />}
      {/* Only disabled until scripts run. While it sends it keeps the focus. */}
      <button
        type="submit"
        className="button button-primary"
        disabled={!isHydrated}
        aria-disabled={isSending || undefined}
      >
        {isSending && <Working />}
        {isSending ? 'Logging in' : 'Log in'}
      </button>
      {asksCode && (
        <button type="button" className="login-again" onClick={logInAsSomebodyElse}>
          Log in as somebody else
        </button>
      )}
      <p className="small soft" role="status">
        {isStillWorking && 'Still working. Please wait a moment.'}
      </p>
    </form>
  );
}
