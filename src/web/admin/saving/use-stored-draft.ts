import { useCallback, useState } from 'react';

interface StoredDraft<Values> {
  /** Left from before, such as after the browser was closed; undefined when there is none. */
  found: Values | undefined;
  /** Call it with every change; it costs little. */
  keep: (values: Values) => void;
  /** When it was saved, or is not wanted any more. */
  forget: () => void;
}

/**
 * Keeps what is typed in this browser until it is saved. For the site's own texts only, never for anything about a patient:
 * it outlives the session. `name` says what it is a draft of, such as `blog-12`; a draft of an older version of the form
 * takes what it lacks from `empty`.
 */
export function useStoredDraft<Values extends object>(name: string, empty: Values): StoredDraft<Values> {
  const key = `draft-${name}`;
  const [found, setFound] = useState(() => {
    const stored = read(key);
    return stored && { ...empty, ...stored };
  });
  const keep = useCallback((values: Values) => write(key, values), [key]);
  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setFound(undefined);
  }, [key]);
  return { found, keep, forget };
}

function read(key: string): object | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch {
    return undefined; // not written by this page
  }
}

function write(key: string, values: object) {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or switched off: the text is still in the form.
  }
}
