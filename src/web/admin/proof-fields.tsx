import { useState } from 'react';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';

export const proofFields = ['currentPassword', 'code'] as const;

export type ProofField = (typeof proofFields)[number];

/** One's own password, and a code once the server has asked for it: for what must not happen at an unlocked computer. */
export function ProofFields() {
  const { errors } = useFormParts();
  const [asksCode, setAsksCode] = useState(false);
  if (errors['code'] && !asksCode) setAsksCode(true);
  return (
    <>
      <PasswordField
        name="currentPassword"
        label="Your password"
        autoComplete="current-password"
        hint="So that no one else can do this at your computer."
      />
      {asksCode && <CodeField takesFocus />}
    </>
  );
}

export function readProof(form: FormData) {
  const code = formText(form, 'code').trim();
  return { currentPassword: formText(form, 'currentPassword'), ...(code && { code }) };
}
