import { useState } from 'react';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import type { ProofField } from '#web/admin/proof-fields.tsx';
import { CodeField, PasswordField } from '#web/forms/credential-fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { accountForms } from './account-forms.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

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
        <IsOn left={state.recovery_codes_left} onRenew={() => setOpen('renew')} onTurnOff={() => setOpen('turnOff')} />
      ) : (
        <IsOff onSetUp={() => setOpen('setUp')} />
      )}
      {codes && (
        <RecoveryCodes codes={codes} onDone={() => (comesFirst ? window.location.assign('/admin') : setCodes(null))} />
      )}
      {open === 'setUp' && (
        <SetUpDialog onClose={close} onDone={({ recovery_codes }) => saved(recovery_codes, secondFactorMessages.on)} />
      )}
      {open === 'renew' && (
        <ProofDialog<{ recovery_codes: string[] }>
          intent="renewRecoveryCodes"
          heading="New recovery codes"
          lead="The old ones will stop working at once."
          submitLabel="Make new codes"
          failureTitle={secondFactorMessages.renewFailure}
          onSaved={({ recovery_codes }) => saved(recovery_codes, secondFactorMessages.renewed)}
          onClose={close}
        />
      )}
      {open === 'turnOff' && (
        <ProofDialog<null>
          intent="turnOff"
          heading="Turn off two-step sign-in"
          lead="From then on the password alone will open the admin area."
          submitLabel="Turn off"
          failureTitle={secondFactorMessages.turnOffFailure}
          onSaved={() => saved(null, secondFactorMessages.off)}
          onClose={close}
        />
      )}
    </>
  );
}

function IsOff({ onSetUp }: { onSetUp: () => void }) {
  return (
    <>
      <p>
        Ask for a code from an app on your phone after the password. Someone who finds out your password still cannot
        sign in.
      </p>
      <button type="button" className="button button-secondary" onClick={onSetUp}>
        Turn on two-step sign-in
      </button>
    </>
  );
}

interface IsOnProps {
  left: number;
  onRenew: () => void;
  onTurnOff: () => void;
}

function IsOn({ left, onRenew, onTurnOff }: IsOnProps) {
  return (
    <>
      <p>
        It is on: after the password, you enter a code from your app.{' '}
        {left === 1 ? '1 recovery code' : `${left} recovery codes`} left.
      </p>
      <div className="two-step-buttons">
        <button type="button" className="button button-secondary" onClick={onRenew}>
          New recovery codes
        </button>
        <button type="button" className="button button-quiet" onClick={onTurnOff}>
          Turn off
        </button>
      </div>
    </>
  );
}

interface ProofDialogProps<Saved> {
  intent: keyof typeof accountForms;
  heading: string;
  /** Consequences of sending it. */
  lead: string;
  /** The verb of the heading. */
  submitLabel: string;
  failureTitle: string;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Asks for the password and a code before a change to the second factor. */
function ProofDialog<Saved>({ intent, failureTitle, onSaved, ...dialog }: ProofDialogProps<Saved>) {
  const form = useForm<Saved, ProofField>({
    id: 'proof',
    idOf: (field) => (field === 'code' ? 'proof-code' : 'proof-password'),
    intent,
    reloads: true,
    onResult: (result) => {
      if (result.kind === 'saved') onSaved(result.saved);
    },
  });
  return (
    <FormDialog form={form} className="account-form" {...dialog}>
      <FormFailure title={failureTitle} />
      <PasswordField name="currentPassword" label="Password" autoComplete="current-password" />
      <CodeField />
    </FormDialog>
  );
}
