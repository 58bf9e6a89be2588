import './side-sheet.css';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { ToastOutlet } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/parts.ts';
import { useMedia } from './use-media.ts';

interface SideSheetProps {
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** Media query: there is room for a sheet beside the list. */
export const besideTheList = '(min-width: 80em)';

/** Details of one row: beside the list where there is room, over it where there is not. */
export function SideSheet(props: SideSheetProps) {
  const isWide = useMedia(besideTheList);
  if (isWide) return <SheetBeside {...props} />;
  return (
    <Dialog kind="sheet" {...props}>
      {props.children}
      <ToastOutlet />
    </Dialog>
  );
}

function SheetBeside({ labelledBy, onClose, children }: SideSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEscape(sheet, onClose);
  return (
    <aside ref={sheet} className="side-sheet" aria-labelledby={labelledBy}>
      <div className="side-sheet-frame">{children}</div>
      <button type="button" className="icon-button side-sheet-close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Closes the sheet on Esc while the focus is inside it, and not in a dialog or menu that it has opened, which closes itself. */
function useEscape(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    const heard = (event: KeyboardEvent) => {
      const isElsewhere = (event.target as Element).closest('dialog') ?? element?.querySelector(':popover-open');
      if (event.key === 'Escape' && !isElsewhere) close();
    };
    element?.addEventListener('keydown', heard);
    return () => element?.removeEventListener('keydown', heard);
  }, [sheet]);
}

/**
 * Takes the focus when the sheet opens, so that it is read and Tab goes on inside: before anyone sees it, because a key that is pressed
 * then may lead to a field.
 */
export function SheetHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.setAttribute('autofocus', ''); // of a dialog that is shown next
    heading.current?.focus();
  }, []);
  return (
    <h2 id={id} ref={heading} className="sheet-heading typed" tabIndex={-1} dir="auto">
      {children}
    </h2>
  );
}

/** A term and its description in a `<dl className="facts">`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
