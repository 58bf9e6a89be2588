import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the focus goes to its heading, as it would in a new document: screen readers read it, and Tab goes
 * on from there. Focus that is in the page already, such as on the card of a closed pop-up, stays.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current && !main.current.contains(document.activeElement)) focusHeading(main.current);
  }, [main, pathname]);
}

function focusHeading(main: HTMLElement) {
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
