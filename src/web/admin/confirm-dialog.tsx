import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useBusy } from '#web/admin/busy.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/basics.ts';
import { isUnderPointer } from './second-click.ts';

interface ConfirmDialogProps {
  /** The question: 'Delete this review?'. A name in it is in a `<bdi>`. */
  question: ReactNode;
  /** Consequences, and whether they can be undone. */
  children: ReactNode;
  /** The verb of the question, not 'OK': 'Delete'. */
  confirm: string;
  cancel?: string;
  /** Stays open until this is done. */
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
}

/**
 * Asks first. Cancel has the focus, so that a hasty Enter changes nothing; and where the buttons would lie under the pointer, the two change
 * places, so that a hasty click does not either.
 */
export function ConfirmDialog({
  question,
  children,
  confirm,
  cancel = words.cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const heading = useId();
  const text = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  const { isBusy, run } = useBusy();
  const confirmButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = confirmButton.current;
    if (button && isUnderPointer(button)) button.parentElement?.classList.add('away-from-pointer');
  }, []);
  return (
    <Dialog labelledBy={heading} alertText={text} onClose={onCancel}>
      <DialogHeader>
        <h2 id={heading}>{question}</h2>
      </DialogHeader>
      <DialogBody id={text}>{children}</DialogBody>
      <DialogFooter>
        {/* No `Button`: the form of a condition brings this to visitors, who need no keys of the admin area. */}
        <button
          ref={confirmButton}
          type="button"
          className="button button-danger"
          aria-disabled={isBusy}
          onKeyDown={ignoreRepeat}
          onClick={() => run(async () => onConfirm())}
        >
          {isBusy && <Working />}
          {confirm}
        </button>
        <button
          ref={cancelButton}
          type="button"
          className="button button-quiet"
          onKeyDown={ignoreRepeat}
          onClick={onCancel}
        >
          {cancel}
        </button>
      </DialogFooter>
    </Dialog>
  );
}

/** The key that opened the dialog may still be down. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
