import './dialog.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/site.ts';

interface ClosedDialogProps {
  id: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  kind?: 'plain' | 'wide';
  children: ReactNode;
}

/** A modal dialog in the HTML of a page without React, which the script of a part opens. */
export function ClosedDialog({ id, labelledBy, kind = 'wide', children }: ClosedDialogProps) {
  return (
    <dialog id={id} className={`dialog dialog-${kind}`} aria-labelledby={labelledBy}>
      <div className="dialog-frame">{children}</div>
      <form method="dialog">
        <button type="submit" className="icon-button dialog-close" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
