import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** '(3) Appointments | …': how many have come, for whoever has another window in front. */
export function useTitleCount(count: number) {
  const { key } = useLocation();
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page brings a title of its own
  }, [count, key]);
}
