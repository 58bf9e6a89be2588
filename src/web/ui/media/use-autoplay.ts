import { useEffect, useEffectEvent, useState } from 'react';
import { useHold } from '../use-hold.ts';
import { useStillness } from './use-stillness.ts';

interface Autoplay {
  /** In ms. */
  interval: number;
  /** Position that is shown now: a move by hand restarts the time. */
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
