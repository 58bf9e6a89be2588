// See docs/decisions/0058-locked-screens.md.

import { useEffect, useEffectEvent, useState } from 'react';
import { surviveLock, takeTyped } from '#web/api/locked-page.ts';

/**
 * Unsaved values by record: opening another one in between loses nothing. In memory only, but they survive the locked
 * screen. `kind` names the records, and is used once on a page.
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
    /** After it was saved as it was sent; what was typed since stays. */
    settle: (name: string, sent: Values | undefined) =>
      setDrafts((now) => (now.get(name) === sent ? new Map([...now].filter(([other]) => other !== name)) : now)),
    isEmpty: drafts.size === 0,
  };
}

/** For what is typed and stored nowhere else: `read` returns it as JSON can hold it, for `takeTyped` after the page was locked. */
export function useSurvivesLock(name: string, read: () => unknown) {
  const readNow = useEffectEvent(read);
  useEffect(() => surviveLock(name, () => readNow()), [name]);
}
