import { type KeyboardEvent, useState } from 'react';
import { clockOf } from '#web/admin/visits/wall-time.ts';
import { findFreePlace, type Place, placed } from './lanes.ts';

interface FreePlaceProps {
  /** Name of the lane. */
  name: string;
  taken: readonly Place[];
  hours: Place;
  /** When someone begins to work there. */
  working: Place;
  onSay: (words: string) => void;
}

const step = 15;

/**
 * For the keyboard: one button in each lane, which the arrows move from one free place to the next. It shows while it has the focus; the
 * calendar hears when it is pressed.
 */
export function FreePlace({ name, taken, hours, working, onSay }: FreePlaceProps) {
  const [chosen, setChosen] = useState<number>();
  const from = chosen ?? findFreePlace(taken, hours, { wanted: working.from, step }) ?? hours.from;
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowDown: step, ArrowUp: -step }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = findFreePlace(taken, hours, { wanted: from + direction, step: direction });
    if (next === undefined) return;
    setChosen(next);
    onSay(clockOf(next)); // a label that changes is not announced everywhere
  };
  return (
    <button
      type="button"
      className="free-place num"
      style={placed({ from, until: from + 2 * step }, hours)}
      data-from={from}
      aria-label={`Book a time, ${name}, ${clockOf(from)}`}
      onKeyDown={move}
    >
      Book {clockOf(from)}
    </button>
  );
}
