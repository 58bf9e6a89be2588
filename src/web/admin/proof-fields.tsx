import { type ComponentProps, type ReactNode, useState } from 'react';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { FormFailure, useForm, useFormParts } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import * as words from '#words/admin/parts.ts';
import { FormDialog } from './form-sheet.tsx';

export const proofFields = ['currentPassword', 'code'] as const;

/** One's own password, and a code once the server has asked for it: for what must not happen at an unlocked computer. */
export function ProofFields() {
  const { errors } = useFormParts();
  const [asksCode, setAsksCode] = useState(false);
  if (errors['code'] && !asksCode) setAsksCode(true);
  return (
    <>
      <PasswordField
        name="currentPassword"
        label={words.yourPassword}
        autoComplete="current-password"
        hint={words.passwordHint}
      />
      {asksCode && <CodeField takesFocus />}
    </>
  );
}

export function readProof(form: FormData) {
  const code = formText(form, 'code').trim();
  return { currentPassword: formText(form, 'currentPassword'), ...(code && { code }) };
}

interface ProofDialogProps<Saved>
  extends Pick<ComponentProps<typeof FormDialog>, 'heading' | 'lead' | 'submitLabel' | 'onClose'> {
  id?: string;
  /** Page whose action answers, unless this one. */
  action?: string;
  intent: string;
  failure: string;
  /** Reloads the page's data after it was sent. */
  reloads?: boolean;
  onSaved: (saved: Saved) => void;
  /** Someone else was faster. */
  onStale?: (theirs: Saved | null) => void;
  /** Replaces the usual proof. */
  proof?: ReactNode;
  children?: ReactNode;
}

/** A form that asks for a proof before it is sent. */
export function ProofDialog<Saved>(props: ProofDialogProps<Saved>) {
  const {
    id = 'proof',
    action,
    intent,
    failure,
    reloads = false,
    onSaved,
    onStale,
    proof,
    children,
    ...dialog
  } = props;
  const form = useForm<Saved>({
    id,
    ...(action && { action }),
    intent,
    reloads,
    onResult: (result) => {
      if (result.kind === 'saved') onSaved(result.saved);
      if (result.kind === 'stale') onStale?.(result.theirs);
    },
  });
  return (
    <FormDialog form={form} className="account-form" {...dialog}>
      <FormFailure title={failure} />
      {children}
      {proof ?? <ProofFields />}
    </FormDialog>
  );
}
