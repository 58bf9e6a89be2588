import { type ReactNode, useEffect, useRef } from 'react';

/** A text that scrolls. It has the focus from the start, so that the arrow keys scroll it. */
export function Reading({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    text.current?.focus({ preventScroll: true });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard
    <article ref={text} className="article" tabIndex={0} aria-labelledby={labelledBy}>
      {children}
    </article>
  );
}
