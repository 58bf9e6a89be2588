import './password-field.css';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Field } from '#web/forms/field.tsx';

interface PasswordFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            {...input}
            className="input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button type="button" className="needs-script" aria-controls={id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> the {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
