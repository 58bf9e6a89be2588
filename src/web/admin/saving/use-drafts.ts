import { useState } from 'react';

/** What was typed and not yet saved, by thing: looking at another one in between loses nothing. */
export function useDrafts<Values>() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Values>>(new Map());
  return {
    find: (name: string) => drafts.get(name),
    keep: (name: string, values: Values) => setDrafts((now) => new Map(now).set(name, values)),
    forget: (name: string) => setDrafts((now) => new Map([...now].filter(([other]) => other !== name))),
    isEmpty: drafts.size === 0,
  };
}
