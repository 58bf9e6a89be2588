import './dialog.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/site.ts';
import { showModal } from './show-modal.ts';
import { useBackdropClick } from './use-backdrop-click.ts';

interface DialogProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Called for the cross, Esc, a click on the backdrop and the back gesture; unmount the dialog then. */
  onClose: () => void;
  /** `wide` has room for a drawing beside the content; `sheet` comes from the right. */
  kind?: 'plain' | 'wide' | 'sheet';
  /** Id of its text, which makes it an alert dialog: it interrupts with a question, and its text is read at once. */
  alertText?: string;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted. The browser keeps focus inside, makes the page behind inert and gives
 * focus back on closing. Inside, use DialogHeader, DialogBody and DialogFooter: only the body scrolls.
 */
export function Dialog({ labelledBy, onClose, kind = 'plain', alertText, children }: DialogProps) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind}`}
      aria-labelledby={labelledBy}
      {...(alertText && { role: 'alertdialog', 'aria-describedby': alertText })}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Closed in spite of the above, as browsers do after a second Esc.
      onClose={() => !dialog.current?.open && onClose()}
      {...useBackdropClick(onClose)}
    >
      <div className="dialog-frame">{children}</div>
      <button type="button" className="icon-button dialog-close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    showModal(element);
    // Closing before the element goes away is what gives focus back.
    return () => element?.close();
  }, []);
  return dialog;
}

export function DialogHeader({ children }: { children: ReactNode }) {
  return <header className="dialog-header">{children}</header>;
}

export function DialogBody({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="dialog-body">
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="dialog-footer row cluster">{children}</footer>;
}
