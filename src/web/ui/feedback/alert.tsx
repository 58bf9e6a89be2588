import './alert.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/site.ts';

interface AlertProps {
  /** A note may wait until the reader pauses; the others are read at once. */
  tone: 'success' | 'failure' | 'warning' | 'note';
  /** The sentence; of the catalogue, where it has one. */
  title: string;
  /** Next step for the reader. */
  children?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Moves the focus to the message, which announces it; a live region would announce it twice. */
  takesFocus?: boolean;
}

const icons = { success: 'check', failure: 'alert', warning: 'alert', note: 'info' } as const;

/** A message in the page that assistive technology reads by itself. Render it when something happened, not before. */
export function Alert({ tone, title, children, onClose, takesFocus = false }: AlertProps) {
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser has focused it already where the server sent it: once more would scroll a reader back who has gone on.
    if (takesFocus && !alert.current?.hasAttribute('autofocus')) alert.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={alert}
      className={`alert alert-${tone}`}
      role={takesFocus ? 'group' : tone === 'note' ? 'status' : 'alert'}
      aria-labelledby={takesFocus ? id : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what the reader has just sent
      autoFocus={takesFocus}
    >
      <Icon name={icons[tone]} />
      <div className="alert-text">
        <p className="alert-title" id={id}>
          {title}
        </p>
        {children}
      </div>
      {onClose && (
        <button type="button" className="icon-button" aria-label={words.closeMessage} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
