import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Goes back once, however often someone presses the button until then. */
export function useBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef<{ from: string; release: () => void }>(undefined);
  useEffect(() => {
    return () => {
      if (leaving.current?.from === key) leaving.current.release();
      leaving.current = undefined;
    };
  }, [key]);
  return () => {
    if (leaving.current?.from === key) return;
    leaving.current = { from: key, release: holdLinks() };
    void navigate(-1);
  };
}

/** Longer than a browser takes to go back, in ms. The page below may still load then. */
const longestHold = 1_000;

/** The browser takes a moment to go back, which would undo a click on a link in between: the click waits for the release. */
function holdLinks() {
  const held: MouseEvent[] = [];
  const hold = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const release = () => {
    window.removeEventListener('click', hold, true);
    for (const event of held.splice(0)) event.target?.dispatchEvent(new MouseEvent('click', event));
  };
  window.addEventListener('click', hold, true);
  setTimeout(release, longestHold);
  return release;
}
