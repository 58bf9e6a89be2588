import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus to the heading of the page after a client navigation: screen readers announce it, and Tab continues from
 * there. Focus that is already in the page, such as on the message that a closed pop-up leaves, does not move.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;
  // Arriving from a page of another frame, such as the login, is a navigation too.
  const shown = useRef(isLoaded ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current && !main.current.contains(document.activeElement)) focusHeading(main.current);
  }, [main, pathname]);
}

export function focusHeading(page: ParentNode = document) {
  const heading = page.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
