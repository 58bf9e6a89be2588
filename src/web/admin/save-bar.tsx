import { Button } from '#web/admin/button.tsx';
import './save-bar.css';
import { type ReactNode, useState } from 'react';
import { FormFailure, FormStatus, SubmitButton } from '#web/forms/form.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { keepEditing } from '#words/admin/basics.ts';
import * as words from '#words/admin/parts.ts';
import { nothingLost } from '#words/forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface SaveBarProps extends DiscardButtonProps {
  failure: string;
  /** Label of the button, also while sending. */
  label: string;
  busy?: string;
  /** Whether there is nothing to save. */
  isOff?: boolean;
  isUnsaved: boolean;
  status: string;
  /** Message when sending takes long. */
  busyStatus?: string;
  /** Stand beside the button. */
  children?: ReactNode;
}

/** Sticks to the bottom of the window, below a form that fills the page. */
export function SaveBar(props: SaveBarProps) {
  const { failure, label, busy = words.saving, isOff, isUnsaved, status, busyStatus, children, ...discard } = props;
  return (
    <div className="save-bar row cluster">
      <FormFailure title={failure} lead={nothingLost} />
      <SubmitButton icon="check" busy={busy} {...(isOff && { 'aria-disabled': true, className: 'button' })}>
        {label}
      </SubmitButton>
      {children}
      {isUnsaved && <DiscardButton {...discard} />}
      <FormStatus {...(busyStatus && { busy: busyStatus })}>{status}</FormStatus>
    </div>
  );
}

interface DiscardButtonProps {
  onDiscard: () => void;
  /** Warning that is confirmed before saving. */
  warning?: string;
}

export function DiscardButton({ onDiscard, warning }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" isLarge onClick={() => (warning ? setAsking(true) : onDiscard())}>
        {words.discardChanges}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={words.discardYourChanges}
          confirm={words.discard}
          cancel={keepEditing}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{warning}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Above a form into which a draft was put. Without `onDiscard`, the bar at the bottom discards it. */
export function RestoredNote({
  says = words.saveOrDiscardBelow,
  onDiscard,
}: {
  says?: string;
  onDiscard?: () => void;
}) {
  return (
    <Alert tone="note" title={words.draftIsBack}>
      <p>{onDiscard ? words.saveOrDiscard : says}</p>
      {onDiscard && <Button onClick={onDiscard}>{words.discardIt}</Button>}
    </Alert>
  );
}
