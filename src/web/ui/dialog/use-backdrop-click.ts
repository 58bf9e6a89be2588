import { type MouseEvent, useRef } from 'react';

/**
 * Handlers for a `<dialog>` that closes on a click on its backdrop. A press that begins inside, such as on selected text,
 * and ends on the backdrop does not count.
 */
export function useBackdropClick(onBackdrop: () => void) {
  const pressedInside = useRef(false);
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedInside.current = !isOnBackdrop(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isOnBackdrop(event) && !pressedInside.current) onBackdrop();
      pressedInside.current = false;
    },
  };
}

/** The backdrop belongs to the dialog itself: a press outside of its box is on it. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
