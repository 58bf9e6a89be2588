import { useEffect, useState } from 'react';

interface Change {
  /** Id of the element that gets the focus. */
  target: string;
  says: string;
}

/** After a list changes its order or length: moves the focus and announces what happened. */
export function useFollow() {
  const [last, setLast] = useState<Change>();
  useEffect(() => {
    if (last) document.getElementById(last.target)?.focus();
  }, [last]);
  return { says: last?.says, follow: (target: string, says: string) => setLast({ target, says }) };
}
