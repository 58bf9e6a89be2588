import './side-sheet.css';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
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
  const sheet = useRef<HTMLElement>(null);
  useEscape(sheet, onClose);
  return (
    <aside ref={sheet} className="side-sheet" aria-labelledby={labelledBy}>
      <div className="side-sheet-frame">{children}</div>
      <button type="button" className="icon-button side-sheet-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** As in a dialog: Esc closes it while the focus is inside. */
function useEscape(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    const heard = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element?.addEventListener('keydown', heard);
    return () => element?.removeEventListener('keydown', heard);
  }, [sheet]);
}
