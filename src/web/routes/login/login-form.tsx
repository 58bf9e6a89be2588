import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { loadOr } from '#web/api/load-or.ts';
import { resumePage } from '#web/api/locked-page.ts';
import {
  isOpen,
  noteSignOut,
  onAccessChange,
  pathAfterLogin,
  readKnownSession,
  readSignOutReason,
  type SignOutReason,
  unguardedApi,
} from '#web/api/session.ts';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { EmailField } from '#web/forms/fields.tsx';
import { Form, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/login.ts';
import { failedLoginMessage, type LoginAnswer, signOutMessages } from './log-in.ts';

/** Why one is at the login page; only the browser knows. */
export function useSignOutReason() {
  const isHydrated = useHydrated();
  const [, readAnew] = useReducer((reads: number) => reads + 1, 0);
  useEffect(() => onAccessChange(readAnew), []);
  const note = (why: SignOutReason) => {
    noteSignOut(why);
    readAnew();
  };
  return {
    /** Null before scripts run, and when no one was signed in before. */
    reason: isHydrated ? readSignOutReason() : null,
    /** The session of a locked screen is over. */
    end: () => note('limit'),
    /** Someone else wants to log in. */
    forget: async () => {
      if (readSignOutReason() === 'locked') await loadOr(null, () => unguardedApi.session.logout(), { pauses: [] });
      note('self');
    },
  };
}

/** The e-mail address and the password; then the code, for those who have a second factor. A locked screen knows the e-mail address. */
export function LoginForm({ signOut: { reason, forget } }: { signOut: ReturnType<typeof useSignOutReason> }) {
  const goOn = useGoOn();
  const isHydrated = useHydrated();
  const isLocked = reason === 'locked';
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<LoginAnswer>({
    id: 'login',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      setAsksCode(result.saved === 'code-required' || result.saved === 'wrong-code');
      if (result.saved === 'signed-in') void goOn();
    },
  });
  const message = failedLoginMessage(form.result);
  const logInAsSomeoneElse = async () => {
    if (isLocked) await forget();
    flushSync(() => setAsksCode(false));
    form.reset();
    document.getElementById('login-email')?.focus();
  };
  const known = isLocked || reason === 'limit' ? (readKnownSession()?.email ?? '') : '';
  return (
    <Form form={form} className="login-form needs-script" aria-label={isLocked ? words.unlock : words.logIn}>
      {form.attempt === 0 && reason && <Alert tone="note" title={signOutMessages[reason]} />}
      {message && <Alert key={form.attempt} tone="failure" title={message} />}
      <div hidden={asksCode}>
        {isLocked ? (
          <>
            <input type="hidden" name="locked" value="1" />
            <input type="hidden" name="email" autoComplete="username" value={known} />
            {known && <p className="login-known">{known}</p>}
          </>
        ) : (
          <EmailField key={known} name="email" label={words.email} autoComplete="username" defaultValue={known} />
        )}
        <PasswordField name="password" label={words.password} autoComplete="current-password" />
      </div>
      {asksCode && <CodeField takesFocus />}
      <SubmitButton busy={isLocked ? words.unlocking : words.loggingIn} disabled={!isHydrated}>
        {isLocked ? words.unlock : words.logIn}
      </SubmitButton>
      {(asksCode || isLocked) && (
        <button type="button" className="login-again target" onClick={logInAsSomeoneElse}>
          {words.logInAsOther}
        </button>
      )}
      <FormStatus className="small soft" busy={words.stillWorking} />
    </Form>
  );
}

/** Back to where one was, with what was typed there. Anyone who unlocks or signs in in another tab of this browser goes on here too. */
function useGoOn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goOn = async () => {
    const resumed = await loadOr(undefined, () => resumePage(async () => (await unguardedApi.session.get()).page_key));
    await navigate(resumed ?? pathAfterLogin(search), { replace: true });
  };
  const goOnToo = useEffectEvent(() => void (isOpen() && goOn()));
  useEffect(() => onAccessChange(() => goOnToo()), []);
  return goOn;
}
