import './side-sheet.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMedia } from './use-media.ts';

interface SideSheetProps {
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** Details of one row: beside the list where there is room, over it where there is not. */
export function SideSheet(props: SideSheetProps) {
  const isWide = useMedia('(min-width: 80em)');
  return isWide ? <SheetBeside {...props} /> : <Dialog kind="sheet" {...props} />;
}

function SheetBeside({ labelledBy, onClose, children }: SideSheetProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside className="side-sheet" aria-labelledby={labelledBy} onKeyDown={closeOnEscape}>
      <div className="side-sheet-frame">{children}</div>
      <button type="button" className="icon-button side-sheet-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
