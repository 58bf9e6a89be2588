import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useStillness } from './use-stillness.ts';

interface Autoplay {
  /** In ms. */
  interval: number;
  /** What is shown now: after a move by hand the time starts anew. */
  position: number;
  /** Gets the position after the present one, which may be one too many. */
  onAdvance: (next: number) => void;
}

/**
 * Moves a slideshow by itself: not while the pointer or the focus is on the element that gets `hold`, not behind an open
 * dialog, not after the visitor paused it, and never for visitors who asked for less motion.
 */
export function useAutoplay({ interval, position, onAdvance }: Autoplay) {
  const [isPaused, setPaused] = useState(false);
  const { isHeld, hold } = useHold();
  const isStill = useStillness();
  const advance = useEffectEvent((next: number) => {
    if (!document.hidden && !document.querySelector('dialog:modal')) onAdvance(next);
  });
  const runs = !isPaused && !isHeld && !isStill;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => advance(position + 1), interval);
    return () => clearInterval(timer);
  }, [runs, interval, position]);
  return { isPaused, togglePause: () => setPaused((paused) => !paused), hold };
}

function useHold() {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false });
  const hold = {
    // A finger does not rest on the screen like a mouse; it leaves no "leave" behind either.
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' && setHeld((now) => ({ ...now, byPointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, byPointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, byFocus: true })),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHeld((now) => ({ ...now, byFocus: false }));
    },
  };
  return { isHeld: held.byPointer || held.byFocus, hold };
}
