import { type MouseEvent, useRef } from 'react';
import { isOnBackdrop } from './on-backdrop.ts';

/** Handlers for a `<dialog>` of React that closes on a click on its backdrop, as `watchBackdrop` has others do. */
export function useBackdropClick(onBackdrop: () => void) {
  const pressedInside = useRef(false);
  return {
    onMouseDown: ({ currentTarget, nativeEvent }: MouseEvent<HTMLDialogElement>) => {
      pressedInside.current = !isOnBackdrop(currentTarget, nativeEvent);
    },
    onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLDialogElement>) => {
      if (isOnBackdrop(currentTarget, nativeEvent) && !pressedInside.current) onBackdrop();
      pressedInside.current = false;
    },
  };
}
