import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Time for which something stays after a tap, in ms, since a finger does not leave like a pointer. */
const afterTap = 2_000;

/**
 * A value as it was at a click in an element, until the pointer leaves it or a key is pressed; after a tap for a moment. What shows it stays
 * where it is, so that a second click does not land on what the first one has brought.
 */
export function useHeld<T>(element: RefObject<HTMLElement | null>, value: T): T {
  const [held, setHeld] = useState<{ value: T }>();
  const hold = useEffectEvent(() => setHeld((before) => before ?? { value }));
  // Before the first paint, or a click that is quick enough would be missed.
  useLayoutEffect(() => {
    const here = element.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setHeld(undefined);
    };
    const begin = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      hold();
      if (pointerType !== 'mouse') timer = setTimeout(end, afterTap);
    };
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && end();
    here?.addEventListener('pointerdown', begin);
    here?.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      here?.removeEventListener('pointerdown', begin);
      here?.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', end);
    };
  }, [element]);
  return held ? held.value : value;
}
