import { useState } from 'react';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import type { SecondFactorSetUp, SecondFactorState } from '#contract/second-factor.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { ProofDialog } from '#web/admin/proof-fields.tsx';
import { QrCode } from '#web/admin/qr-code.tsx';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { saveFile } from '#web/ui/save-file.ts';
import * as words from '#words/admin/account.ts';

/** One's own second factor: whether there is one, and the ways to change that. If it `comesFirst`, nothing else opens before. */
export function TwoStepSignIn({ state, comesFirst }: { state: SecondFactorState; comesFirst: boolean }) {
  const toasts = useToasts();
  const [open, setOpen] = useState<'setUp' | 'renew' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpen(null);
  const saved = (newCodes: string[] | null, message: string) => {
    close();
    setCodes(newCodes);
    toasts.success(message);
  };
  return (
    <>
      {state.enabled ? (
        <>
          <p>{words.twoStepsAreOn(state.recovery_codes_left)}</p>
          <div className="two-step-buttons cluster">
            <Button isLarge onClick={() => setOpen('renew')}>
              {words.newRecoveryCodes}
            </Button>
            <Button look="quiet" isLarge onClick={() => setOpen('turnOff')}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.whyTwoSteps}</p>
          <Button isLarge onClick={() => setOpen('setUp')}>
            {words.turnOnTwoSteps}
          </Button>
        </>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => (comesFirst ? window.location.assign(pageAddress('/admin')) : setCodes(null))}
        />
      )}
      {open === 'setUp' && (
        <SetUpDialog onClose={close} onDone={({ recovery_codes }) => saved(recovery_codes, secondFactorMessages.on)} />
      )}
      {open === 'renew' && (
        <ProofDialog<{ recovery_codes: string[] }>
          proof={proof}
          reloads
          intent="renewRecoveryCodes"
          heading={words.newRecoveryCodes}
          lead={words.oldCodesEnd}
          submitLabel={words.makeNewCodes}
          failure={secondFactorMessages.renewFailure}
          onSaved={({ recovery_codes }) => saved(recovery_codes, secondFactorMessages.renewed)}
          onClose={close}
        />
      )}
      {open === 'turnOff' && (
        <ProofDialog
          proof={proof}
          reloads
          intent="turnOff"
          heading={words.turnOffTwoSteps}
          lead={words.passwordAlone}
          submitLabel={words.turnOff}
          failure={secondFactorMessages.turnOffFailure}
          onSaved={() => saved(null, secondFactorMessages.off)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Both at once, since everyone who gets here has a second factor. */
const proof = (
  <>
    <PasswordField name="currentPassword" label={words.password} autoComplete="current-password" />
    <CodeField />
  </>
);

interface SetUpDialogProps {
  onDone: (saved: { recovery_codes: string[] }) => void;
  onClose: () => void;
}

/** Asks for the password first; then shows the secret for the app, and asks for a code that proves it arrived there. */
function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
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
    heading: words.turnOnTwoSteps,
    lead: words.needAnApp,
    className: 'account-form',
    onClose,
  };
  if (passwordStep.result?.kind === 'saved')
    return (
      <FormDialog {...dialog} form={codeStep} submitLabel={words.turnOn}>
        <FormFailure title={secondFactorMessages.setUpFailure} />
        <Secret {...passwordStep.result.saved} />
        <CodeField hint={words.sixDigits} takesFocus />
      </FormDialog>
    );
  return (
    <FormDialog {...dialog} form={passwordStep} submitLabel={words.goOn}>
      <FormFailure title={secondFactorMessages.setUpFailure} />
      <PasswordField
        name="currentPassword"
        label={words.password}
        autoComplete="current-password"
        hint={words.noOneElse}
      />
    </FormDialog>
  );
}

function Secret({ secret, address }: SecondFactorSetUp) {
  return (
    <>
      <p>{words.scanPicture}</p>
      <div className="two-step-qr">
        <QrCode text={address} label={words.qrCode} />
      </div>
      <p className="two-step-secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
    </>
  );
}

/** Shown once: the server stores only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { name } = useClinic();
  const toasts = useToasts();
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) toasts.success(words.recoveryCodesCopied);
    else toasts.failure(words.codesNotCopied);
  };
  const download = () => saveFile(new Blob([`${words.codesOf(name)}\n\n${text}\n`]), 'recovery-codes.txt');
  return (
    <div className="recovery-codes">
      <Alert tone="warning" title={words.keepCodes} takesFocus>
        <p>{words.aboutCodes}</p>
      </Alert>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="two-step-buttons cluster">
        <QuietButton onClick={copy}>{words.copy}</QuietButton>
        <QuietButton icon="download" onClick={download}>
          {words.download}
        </QuietButton>
        <QuietButton onClick={() => window.print()}>{words.print}</QuietButton>
        <Button onClick={onDone}>{words.codesStored}</Button>
      </div>
    </div>
  );
}
