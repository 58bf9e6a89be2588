// See docs/decisions/0058-locked-screens.md.

import { useCallback, useState, useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/listeners.ts';

// Text that is typed and not saved yet, by name, such as `notice 12`. It outlives the form that it is typed in. Text about patients lives in
// memory and encrypted in the tab (`api/locked-page.ts`), so it also survives the lock, a reload and a crash. The site's own texts are
// stored in the browser as they are, and outlive the session.

export interface Draft<Values> {
  /** Typed before and not saved; undefined if nothing was. */
  found: Values | undefined;
  store: (values: Values) => void;
  forget: () => void;
}

const typed = new Map<string, unknown>();
const { tell, subscribe } = createListeners();

export const drafts = {
  find: (name: string) => typed.get(name),
  store: (name: string, values: unknown) => {
    typed.set(name, values);
    tell();
  },
  forget: (name: string) => {
    if (typed.delete(name)) tell();
  },
  /** Removes what was sent once it is saved; text typed since then stays. */
  settle: (name: string, sent: unknown) => {
    if (typed.get(name) === sent) drafts.forget(name);
  },
  list: () => [...typed],
  /** Takes back what was typed before the page was locked or loaded again; what has another shape is ignored. */
  takeBack: (left: unknown) => {
    if (!Array.isArray(left)) return;
    for (const entry of left)
      if (Array.isArray(entry) && typeof entry[0] === 'string' && !typed.has(entry[0])) typed.set(entry[0], entry[1]);
    tell();
  },
  subscribe,
};

/** Only what shows a draft renders when it changes, and not a whole list with every letter. */
export function useDraft<Values>(name: string): Draft<Values> {
  const found = useSyncExternalStore(drafts.subscribe, () => drafts.find(name) as Values | undefined);
  return { found, store: (values) => drafts.store(name, values), forget: () => drafts.forget(name) };
}

/** Whether something of these kinds is typed and not saved. */
export function useHasDrafts(...kinds: readonly string[]) {
  return useSyncExternalStore(drafts.subscribe, () =>
    drafts.list().some(([name]) => kinds.some((kind) => name === kind || name.startsWith(`${kind} `))),
  );
}

/**
 * Stores the site's own texts in this browser, never anything about a patient. `name` says what it is a draft of, such as `blog-12`; a
 * draft of an older version of the form takes what it lacks from `empty`.
 */
export function useStoredDraft<Values extends object>(name: string, empty: Values): Draft<Values> {
  const key = `draft-${name}`;
  const [found, setFound] = useState(() => {
    const stored = read(key);
    return stored && completed(stored, empty);
  });
  const store = useCallback((values: Values) => write(key, values), [key]);
  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setFound(undefined);
  }, [key]);
  return { found, store, forget };
}

/** A stored draft with what it lacks, or has of another type, as an older version of the form may have stored it. */
export function completed<Values>(stored: unknown, empty: Values): Values {
  if (empty === undefined || empty === null) return stored as Values;
  if (typeof stored !== typeof empty || stored === null || Array.isArray(stored) !== Array.isArray(empty)) return empty;
  if (typeof empty !== 'object' || Array.isArray(empty)) return stored as Values;
  const given = stored as Record<string, unknown>;
  const lacking = Object.entries(empty as Record<string, unknown>).map(
    ([name, value]) => [name, completed(given[name], value)] as const,
  );
  return { ...given, ...Object.fromEntries(lacking) } as Values;
}

/** Removes a stored draft once its content is saved. */
export function forgetStoredDraft(name: string) {
  localStorage.removeItem(`draft-${name}`);
}

function read(key: string): object | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch (error) {
    // The draft is not ours, or storage is switched off.
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
