import { useEffect, useState } from 'react';

interface Change {
  /** Id of what gets the focus. */
  target: string;
  says: string;
}

/** After a list has changed its order or its length: brings the focus to where it belongs and says what happened. */
export function useFollow() {
  const [last, setLast] = useState<Change>();
  useEffect(() => {
    if (last) document.getElementById(last.target)?.focus();
  }, [last]);
  return { says: last?.says, follow: (target: string, says: string) => setLast({ target, says }) };
}
