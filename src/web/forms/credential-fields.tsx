import './credential-fields.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as sessionMessages from '#contract/messages/session.ts';
import { limits } from '#contract/plain/limits.ts';
import * as words from '#words/forms.ts';
import { FormField, TextField } from './fields.tsx';

/** The rule in words, before someone breaks it. */
export const passwordHint = words.passwordHint.replace('{fewest}', String(limits.password.min));

interface PasswordFieldProps {
  name: string;
  label: string;
  /** Tells password managers the password in use from a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            className="input"
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button type="button" className="needs-script" aria-controls={control.id} onClick={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
            <span className="visually-hidden">{` ${words.thePassword.replace('{label}', label.toLowerCase())}`}</span>
          </button>
        </div>
      )}
    </FormField>
  );
}

interface CodeFieldProps {
  hint?: string;
  /** It has just appeared, and is what comes next. */
  takesFocus?: boolean;
}

/** The field `code`: of an app, or a recovery code. Phones show their number keys for it. */
export function CodeField({ hint = sessionMessages.enterCode, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      name="code"
      label={words.code}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  );
}
