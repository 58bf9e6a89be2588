import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { surviveLock, takeTyped } from '#web/api/locked-page.ts';

/**
 * What was typed and not saved yet, by record: opening another one in between loses nothing. In memory only, but it survives the
 * locked screen. `kind` says what the records are, and is used once on a page.
 */
export function useDrafts<Values>(kind: string) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Values>>(
    () => new Map(takeTyped(kind) as [string, Values][] | undefined),
  );
  useSurvivesLock(kind, () => [...drafts]);
  return {
    find: (name: string) => drafts.get(name),
    store: (name: string, values: Values) => setDrafts((now) => new Map(now).set(name, values)),
    forget: (name: string) => setDrafts((now) => new Map([...now].filter(([other]) => other !== name))),
    isEmpty: drafts.size === 0,
  };
}

/** For what is typed and stored nowhere else: `read` returns it as JSON can hold it, for `takeTyped` after the page was locked. */
export function useSurvivesLock(name: string, read: () => unknown) {
  const readNow = useEffectEvent(read);
  useEffect(() => surviveLock(name, () => readNow()), [name]);
}

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
