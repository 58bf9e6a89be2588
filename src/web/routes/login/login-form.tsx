import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { onTokenChange, pathAfterLogin, readSignOutReason } from '#web/api/session.ts';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { EmailField } from '#web/forms/fields.tsx';
import { Form, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { LoginAnswer } from './log-in.ts';
import { failedLoginMessage, signOutMessages } from './login-messages.ts';

/** The e-mail address and the password; then the code, for those who have a second factor. */
export function LoginForm() {
  const goOn = useGoOn();
  const isHydrated = useHydrated();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<LoginAnswer>({
    id: 'login',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      setAsksCode(result.saved === 'code-required' || result.saved === 'wrong-code');
      if (result.saved === 'signed-in') goOn();
    },
  });
  const message = failedLoginMessage(form.result);
  const logInAsSomebodyElse = () => {
    flushSync(() => setAsksCode(false));
    form.startAnew();
    document.getElementById('login-email')?.focus();
  };
  return (
    <Form form={form} className="login-form needs-script" aria-label="Log in">
      {form.attempt === 0 && <SignOutNote />}
      {message && <Alert key={form.attempt} tone="failure" title={message} />}
      <div hidden={asksCode}>
        <EmailField name="email" label="E-mail" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </div>
      {asksCode && <CodeField takesFocus />}
      <SubmitButton busy="Logging in" disabled={!isHydrated}>
        Log in
      </SubmitButton>
      {asksCode && (
        <button type="button" className="login-again" onClick={logInAsSomebodyElse}>
          Log in as somebody else
        </button>
      )}
      <FormStatus className="small soft" busy="Still working. Please wait a moment." />
    </Form>
  );
}

/** Back to where one was. Whoever signs in in another tab of this browser goes on here too. */
function useGoOn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goOn = () => void navigate(pathAfterLogin(search), { replace: true });
  useEffect(
    () => onTokenChange((token) => token !== null && void navigate(pathAfterLogin(search), { replace: true })),
    [navigate, search],
  );
  return goOn;
}

/** Why one is here again; only the browser knows. */
function SignOutNote() {
  const reason = useHydrated() ? readSignOutReason() : null;
  return reason && <Alert tone="note" title={signOutMessages[reason]} />;
}
