import './viewer.css';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { showModal } from '#web/ui/dialog/show-modal.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { MoveButton } from '#web/ui/media/play-controls.tsx';
import type { GalleryEntry } from './gallery-entry.ts';
import { useRow } from './use-row.ts';
import { ViewerSlide } from './viewer-slide.tsx';

interface ViewerProps {
  entries: readonly GalleryEntry[];
  start: number;
  onClose: () => void;
}

/** One picture at a time, as large as the screen allows. Open while it is mounted. */
export function Viewer({ entries, start, onClose }: ViewerProps) {
  const label = useId();
  const dialog = useModal();
  const { row, current, show, onScroll } = useRow(entries.length, start);
  // Whoever chose a video in the list has pressed play already.
  const [playing, setPlaying] = useState<number | null>(start);
  // A video that was left does not go on by itself when one comes back to it.
  if (playing !== null && playing !== current) setPlaying(null);
  const move = (step: number) => show((current + step + entries.length) % entries.length);
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Closed in spite of the above, as browsers do after a second Esc.
      onClose={() => !dialog.current?.open && onClose()}
      {...onKeys({
        ArrowLeft: () => move(-1),
        ArrowRight: () => move(1),
        Home: () => show(0),
        End: () => show(entries.length - 1),
      })}
      {...onBackdrop(onClose)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul ref={row} className="viewer-row" tabIndex={0} aria-label="Pictures" onScroll={onScroll}>
        {entries.map((entry, index) => (
          <ViewerSlide
            key={entry.id}
            entry={entry}
            isCurrent={index === current}
            isPlaying={index === playing}
            onPlay={() => setPlaying(index)}
          />
        ))}
      </ul>
      <div className="viewer-bar">
        <MoveButton noun="picture" step={-1} onMove={move} />
        <Position id={label} current={current} entries={entries} />
        <MoveButton noun="picture" step={1} onMove={move} />
      </div>
      <button type="button" className="icon-button viewer-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** Names the dialog, and is read again after each move. */
function Position({ id, current, entries }: Pick<ViewerProps, 'entries'> & { id: string; current: number }) {
  return (
    <p id={id} className="num" role="status">
      <span className="visually-hidden">{entries[current]?.title}, </span>
      {current + 1} of {entries.length}
    </p>
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) showModal(element);
    // Closing before the element goes away is what gives focus back.
    return () => element?.close();
  }, []);
  return dialog;
}

function onKeys(actions: Record<string, () => void>) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const action = actions[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault(); // the row would scroll by itself too
      action();
    },
  };
}

/** The dialog fills the screen, so what is empty of it is its backdrop. */
function onBackdrop(action: () => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('figure > *, button, .viewer-bar')) action();
    },
  };
}
