import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** For a toolbar: Tab comes to the button that was used last, the arrow keys, Home and End go to the others. */
export function useRovingFocus() {
  const toolbar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const place = all.findIndex((button) => button === document.activeElement);
    const next = placeFor(event.key, place, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  // The attribute is set by hand, since it changes with the focus and with nothing that React knows.
  const onFocus = (event: FocusEvent) => {
    for (const button of buttons()) button.tabIndex = button === event.target ? 0 : -1;
  };
  return { toolbar, onKeyDown, onFocus };
}

function placeFor(key: string, place: number, count: number) {
  switch (key) {
    case 'ArrowRight':
      return place + 1;
    case 'ArrowLeft':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
