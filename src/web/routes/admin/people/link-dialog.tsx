import { useId } from 'react';
import type { PasswordLink } from '#contract/password-links.ts';
import { copyText } from '#web/admin/copy-text.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface LinkDialogProps {
  email: string;
  link: PasswordLink;
  clock: ClinicClock;
  onClose: () => void;
}

/** Shown once: the server stores only its hash. */
export function LinkDialog({ email, link, clock, onClose }: LinkDialogProps) {
  const id = useId();
  const toasts = useToasts();
  const address = window.location.origin + link.path;
  const copy = async () => {
    if (await copyText(address)) toasts.success('Link copied.');
    else toasts.failure('It could not be copied. Please select it and copy it yourself.');
  };
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>Link for a new password</h2>
        <p>
          Send it to <bdi>{email}</bdi>, for example on WhatsApp. Anyone with it can choose their password, so send it
          to no one else.
        </p>
      </DialogHeader>
      <DialogBody>
        <p className="password-link">{address}</p>
        <p className="soft small">
          It works once, until {momentLabel(link.expires_at, clock)}. It is shown only now; you can make a new one any
          time.
        </p>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={copy}>
          Copy the link
        </button>
        <button type="button" className="button button-secondary" onClick={onClose}>
          Done
        </button>
      </DialogFooter>
    </Dialog>
  );
}
