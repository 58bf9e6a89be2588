import { useEffect, useRef } from 'react';
import { rowLinkId } from './row-link.ts';

/**
 * When a request closes, the focus goes back to its row, or where that is gone, to the one that was named with the returned
 * function, or to the heading.
 */
export function useRowFocus(open: string | undefined) {
  const opened = useRef(open);
  const next = useRef<string>(undefined);
  useEffect(() => {
    const closed = opened.current;
    opened.current = open;
    if (closed && !open && !hasFocus()) focusFirst([rowLinkId(closed), next.current]);
  }, [open]);
  return (id: string | undefined) => {
    next.current = id;
  };
}

/** Whoever has moved on by themselves, such as to a filter, stays there. */
function hasFocus() {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The first of these elements that is there, else the heading. */
export function focusFirst(ids: (string | undefined)[]) {
  const rows = ids.map((id) => (id ? document.getElementById(id) : null));
  const target = rows.find((row) => row !== null) ?? document.querySelector<HTMLElement>('#main h1');
  target?.focus();
}
