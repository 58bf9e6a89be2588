import './ordered-row.css';
import type { ComponentProps } from 'react';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** For the mouse only; the buttons do the same by keyboard and touch. */
export function Grip(dragging: ComponentProps<'span'>) {
  return (
    <span className="row-grip" aria-hidden="true" title="Drag to another place" {...dragging}>
      <Icon name="grip" />
    </span>
  );
}

interface MoveButtonsProps {
  id: number;
  title: string;
  /** Counted from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

export function MoveButtons({ id, title, place, last, onMove }: MoveButtonsProps) {
  const isFirst = place === 0;
  const button = (name: string, icon: IconName, to: number, isOff: boolean) => (
    // Disabling the button at the first or last place would lose the focus.
    <button
      type="button"
      id={`${icon}-${id}`}
      className="icon-button"
      aria-label={`${name}: ${title}`}
      title={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onMove(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="row-moves">
      {button('Move up', 'up', place - 1, isFirst)}
      {button('Move down', 'down', place + 1, place === last)}
      {button('Move to the top', 'top', 0, isFirst)}
    </div>
  );
}
