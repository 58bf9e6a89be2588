import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from '../use-hydrated.ts';

/**
 * Which entry of a page is open over it, by index. It is stored in an entry of the browser's history, so Back closes it
 * instead of leaving the page.
 */
export function useOverlay() {
  const location = useLocation();
  // It closes immediately, while the page below is loaded again.
  const shown = useNavigation().location ?? location;
  const opened = (shown.state as { overlay?: number } | null)?.overlay;
  const navigate = useNavigate();
  const open = (index: number) =>
    void navigate(location, { state: { overlay: index }, preventScrollReset: true, defaultShouldRevalidate: false });
  // The server's HTML has none open.
  return { opened: useHydrated() ? opened : undefined, open, close: useBack() };
}

/** Goes back once, however often somebody presses the button until then. */
export function useBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (leaving.current !== key) leaving.current = undefined;
  }, [key]);
  return () => {
    if (leaving.current === key) return;
    leaving.current = key;
    void navigate(-1);
  };
}
