import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { long } from './samples.ts';
import type { Variant } from './variants.ts';

/** A dialog, menu or toast above the page. */
export function Opened({ what }: { what: Variant['open'] }) {
  const [, setParams] = useSearchParams();
  const close = () =>
    setParams((params) => {
      params.delete('open');
      return params;
    });
  if (what === 'nothing') return null;
  if (what === 'toasts') return <Toasts />;
  if (what === 'question')
    return (
      <ConfirmDialog question="Delete this review?" confirm="Delete" onConfirm={close} onCancel={close}>
        It cannot be brought back.
      </ConfirmDialog>
    );
  return (
    <Dialog labelledBy="opened" kind={what === 'dialog' ? 'plain' : what} onClose={close}>
      <DialogHeader>
        <h2 id="opened">A dialog</h2>
      </DialogHeader>
      <DialogBody>
        {[1, 2, 3, 4, 5, 6].map((paragraph) => (
          <p key={paragraph}>{long}</p>
        ))}
      </DialogBody>
      <DialogFooter>
        <Button look="primary" isLarge onClick={close}>
          Save
        </Button>
        <QuietButton isLarge onClick={close}>
          Cancel
        </QuietButton>
      </DialogFooter>
    </Dialog>
  );
}

const anHour = 3_600_000;

function Toasts() {
  const toasts = useToasts();
  const areShown = useRef(false);
  useEffect(() => {
    if (areShown.current) return; // React runs effects twice in development
    areShown.current = true;
    toasts.success('Review deleted', { duration: anHour, action: { label: 'Undo', onSelect: () => {} } });
    toasts.failure(long, { duration: anHour });
    const offer = { label: 'Tell the patient', about: 'A8HFGPYU', href: '/styleguide', onSelect: () => {} };
    toasts.success('Visit moved', { duration: anHour, offer });
  }, [toasts]);
  return null;
}
