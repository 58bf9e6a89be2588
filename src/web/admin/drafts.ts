import { useCallback, useState } from 'react';

interface StoredDraft<Values> {
  /** Left from an earlier visit; undefined without one. */
  found: Values | undefined;
  /** Call it with every change; it costs little. */
  store: (values: Values) => void;
  /** After it was saved or discarded. */
  forget: () => void;
}

/**
 * Stores what is typed in this browser until it is saved. For the site's own texts only, never for anything about a patient:
 * it outlives the session. `name` says what it is a draft of, such as `blog-12`; a draft of an older version of the form
 * takes what it lacks from `empty`.
 */
export function useStoredDraft<Values extends object>(name: string, empty: Values): StoredDraft<Values> {
  const key = `draft-${name}`;
  const [found, setFound] = useState(() => {
    const stored = read(key);
    return stored && { ...empty, ...stored };
  });
  const store = useCallback((values: Values) => write(key, values), [key]);
  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setFound(undefined);
  }, [key]);
  return { found, store, forget };
}

/** After what a draft says was saved. */
export function forgetDraft(name: string) {
  localStorage.removeItem(`draft-${name}`);
}

function read(key: string): object | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch (error) {
    // Not written by this page, or storage is switched off.
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

function write(key: string, values: object) {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    // Storage is full or switched off: the text is still in the form.
    if (!(error instanceof DOMException)) throw error;
  }
}
