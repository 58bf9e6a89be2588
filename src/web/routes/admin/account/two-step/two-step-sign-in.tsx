import './two-step.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { renewRecoveryCodes, turnOff } from './save-two-step.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

const sentences = secondFactorMessages;

/** One's own second factor: whether there is one, and the ways to change that. */
export function TwoStepSignIn({ state }: { state: SecondFactorState }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'setUp' | 'renew' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpen(null);
  const saved = (newCodes: string[] | null, sentence: string) => {
    close();
    setCodes(newCodes);
    toasts.success(sentence);
    void revalidate();
  };
  return (
    <>
      {state.enabled ? (
        <IsOn left={state.recovery_codes_left} onRenew={() => setOpen('renew')} onTurnOff={() => setOpen('turnOff')} />
      ) : (
        <IsOff onSetUp={() => setOpen('setUp')} />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {open === 'setUp' && (
        <SetUpDialog onClose={close} onDone={({ recovery_codes }) => saved(recovery_codes, sentences.on)} />
      )}
      {open === 'renew' && (
        <ProofDialog
          heading="New recovery codes"
          lead="The old ones stop working at once."
          confirm="Make new codes"
          failureTitle={sentences.renewFailure}
          save={renewRecoveryCodes}
          onSaved={({ recovery_codes }) => saved(recovery_codes, sentences.renewed)}
          onClose={close}
        />
      )}
      {open === 'turnOff' && (
        <ProofDialog
          heading="Turn off two-step sign-in"
          lead="From then on the password alone opens the admin area."
          confirm="Turn off"
          failureTitle={sentences.turnOffFailure}
          save={turnOff}
          onSaved={() => saved(null, sentences.off)}
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
        Ask for a code from an app on your phone after the password. Whoever finds out your password still cannot sign
        in.
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
