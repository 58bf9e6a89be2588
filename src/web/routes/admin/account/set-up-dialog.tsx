import { lazy, Suspense } from 'react';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import type { SecondFactorSetUp } from '#contract/second-factor.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';

const QrCode = lazy(async () => {
  const part = await importPart('routes/admin/account/qr-code.tsx', () => import('./qr-code.tsx'));
  return { default: part.QrCode };
});

interface SetUpDialogProps {
  onDone: (saved: { recovery_codes: string[] }) => void;
  onClose: () => void;
}

/** Asks for the password first; then shows the secret for the app, and asks for a code that proves it arrived there. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const passwordStep = useForm<SecondFactorSetUp, 'currentPassword'>({
    id: 'two-step',
    idOf: () => 'two-step-password',
    intent: 'beginSetUp',
  });
  const codeStep = useForm<{ recovery_codes: string[] }, 'code'>({
    id: 'two-step',
    intent: 'confirmSetUp',
    reloads: true,
    onResult: (result) => {
      if (result.kind === 'saved') onDone(result.saved);
    },
  });
  const dialog = {
    heading: 'Turn on two-step sign-in',
    lead: 'You need an authenticator app on your phone: any that shows codes of 6 digits. Your other devices will be signed out.',
    className: 'account-form',
    onClose,
  };
  if (passwordStep.result?.kind === 'saved')
    return (
      <FormDialog {...dialog} form={codeStep} submitLabel="Turn on">
        <FormFailure title={secondFactorMessages.setUpFailure} />
        <Secret {...passwordStep.result.saved} />
        <CodeField hint="The 6 digits that the app shows now." takesFocus />
      </FormDialog>
    );
  return (
    <FormDialog {...dialog} form={passwordStep} submitLabel="Continue">
      <FormFailure title={secondFactorMessages.setUpFailure} />
      <PasswordField
        name="currentPassword"
        label="Password"
        autoComplete="current-password"
        hint="So that no one else can do this at your computer."
      />
    </FormDialog>
  );
}

function Secret({ secret, address }: SecondFactorSetUp) {
  return (
    <>
      <p>Scan this picture with the app, or type the letters and digits below it into the app.</p>
      <div className="two-step-qr">
        <Suspense>
          <QrCode text={address} />
        </Suspense>
      </div>
      <p className="two-step-secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
    </>
  );
}
