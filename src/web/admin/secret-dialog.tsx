import './secret-dialog.css';
import type { ReactNode } from 'react';
import { copyText } from '#web/ui/copy-text.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/parts.ts';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface SecretDialogProps {
  heading: string;
  noun: keyof typeof words.secrets;
  secret: string;
  /** How long it works. */
  note: string;
  onClose: () => void;
  /** Use of the secret. */
  children: ReactNode;
}

/** Shows what cannot be read again, to copy it. */
export function SecretDialog({ heading, noun, secret, note, onClose, children }: SecretDialogProps) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(secret)) toasts.success(words.secrets[noun].copied);
    else toasts.failure(words.copyFailed);
  };
  return (
    <TitledDialog
      heading={heading}
      lead={<p>{children}</p>}
      buttons={
        <>
          <Button look="primary" isLarge onClick={copy}>
            {words.secrets[noun].copy}
          </Button>
          <Button isLarge onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className="secret">{secret}</p>
      <p className="soft small">{note}</p>
    </TitledDialog>
  );
}
