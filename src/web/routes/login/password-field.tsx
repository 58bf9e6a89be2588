import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';

export function PasswordField() {
  const [isShown, setShown] = useState(false);
  return (
    <Field id="login-password" label="Password">
      {(control) => (
        <div className="password">
          <input
            {...control}
            className="input"
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button type="button" className="needs-script" aria-controls={control.id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="unseen"> the password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
