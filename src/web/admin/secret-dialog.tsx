import './secret-dialog.css';
import type { ReactNode } from 'react';
import { copyText } from '#web/ui/copy-text.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface SecretDialogProps {
  heading: string;
  noun: 'link' | 'secret';
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
    if (await copyText(secret)) toasts.success(noun === 'link' ? 'Link copied.' : 'Secret copied.');
    else toasts.failure('It could not be copied. Please select it and copy it yourself.');
  };
  return (
    <TitledDialog
      heading={heading}
      lead={<p>{children}</p>}
      buttons={
        <>
          <Button look="primary" isLarge onClick={copy}>
            Copy the {noun}
          </Button>
          <Button isLarge onClick={onClose}>
            Done
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
