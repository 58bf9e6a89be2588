import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether the mouse or the focus is on the element that gets `hold`: what moves or disappears by itself waits then. */
export function useHold() {
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
