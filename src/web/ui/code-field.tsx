import { useEffect, useRef } from 'react';
import * as sessionMessages from '#contract/messages/session.ts';
import { Field } from '#web/forms/field.tsx';

interface CodeFieldProps {
  id: string;
  hint?: string;
  error?: string | undefined;
  /** It has just appeared, and is what comes next. */
  takesFocus?: boolean;
}

/** The code of an app, or a recovery code: digits alone, so that a phone shows its keys for numbers. */
export function CodeField({ id, hint = sessionMessages.enterCode, error, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field id={id} label="Code" hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
