import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import type { SecondFactorSetUp } from '#contract/second-factor.ts';
import { FormDialogFooter } from '#web/admin/saving/form-dialog-footer.tsx';
import { useSending } from '#web/admin/saving/use-sending.ts';
import { formText } from '#web/forms/form-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { beginSetUp, confirmSetUp } from './save-two-step.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface SetUpDialogProps {
  onDone: (saved: { recovery_codes: string[] }) => void;
  onClose: () => void;
}

/** The password first, then the secret for the app and a code that shows that it arrived there. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const heading = useId();
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>Turn on two-step sign-in</h2>
        <p>
          You need an authenticator app on your phone: any that shows codes of 6 digits. Your other devices are signed
          out.
        </p>
      </DialogHeader>
      {setUp ? (
        <CodeStep setUp={setUp} onDone={onDone} onClose={onClose} />
      ) : (
        <PasswordStep onDone={setSetUp} onClose={onClose} />
      )}
    </Dialog>
  );
}

function PasswordStep({ onDone, onClose }: { onDone: (setUp: SecondFactorSetUp) => void; onClose: () => void }) {
  const { send, isSending, errors, failure } = useSending(beginSetUp, onDone);
  return (
    <Step
      confirm="Continue"
      isSending={isSending}
      failure={failure}
      onSubmit={(data, form) => void send({ currentPassword: formText(data, 'currentPassword') }, form)}
      onClose={onClose}
    >
      <PasswordField
        id="two-step-password"
        label="Password"
        name="currentPassword"
        autoComplete="current-password"
        hint="So that nobody else does this at your desk."
        error={errors.currentPassword}
      />
    </Step>
  );
}

interface CodeStepProps extends SetUpDialogProps {
  setUp: SecondFactorSetUp;
}

function CodeStep({ setUp: { secret, address }, onDone, onClose }: CodeStepProps) {
  const { send, isSending, errors, failure } = useSending(confirmSetUp, onDone);
  return (
    <Step
      confirm="Turn on"
      isSending={isSending}
      failure={failure}
      onSubmit={(data, form) => void send({ code: formText(data, 'code').trim() }, form)}
      onClose={onClose}
    >
      <p>Scan this picture with the app, or type the letters and digits below it into the app.</p>
      <div className="two-step-qr">
        <Suspense>
          <QrCode text={address} />
        </Suspense>
      </div>
      <p className="two-step-secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <CodeField id="two-step-code" hint="The 6 digits that the app shows now." error={errors.code} takesFocus />
    </Step>
  );
}

interface StepProps {
  confirm: string;
  isSending: boolean;
  failure: { advice: string; attempt: number } | undefined;
  onSubmit: (data: FormData, form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

function Step({ confirm, isSending, failure, onSubmit, onClose, children }: StepProps) {
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <>
      <DialogBody>
        <form id={formId} className="account-form" method="post" noValidate onSubmit={submit}>
          {failure && (
            <Alert key={failure.attempt} tone="failure" title={secondFactorMessages.setUpFailure}>
              <p>{failure.advice}</p>
            </Alert>
          )}
          {children}
        </form>
      </DialogBody>
      <FormDialogFooter form={formId} confirm={confirm} isSending={isSending} onCancel={onClose} />
    </>
  );
}
