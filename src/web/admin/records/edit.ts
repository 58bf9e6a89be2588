import { useRef, useState } from 'react';
import type { FormResult } from '#web/forms/form-data.ts';
import { useStoredDraft } from './draft.ts';

// An edit of a record: what is stored (`base`), what is typed (mine), what was sent, and what someone else has stored first (theirs).

export interface Edit<Item, Values> {
  base: Item;
  values: Values;
  /** The version that the values were typed from: saving over a newer one is a conflict. */
  version: number | undefined;
  /** Parts that someone else has changed as well, after someone else was faster. */
  both?: (keyof Values)[] | undefined;
}

interface Versions<Values> {
  /** Version that both started from. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Applies my changes to their version, part by part, and names the parts that both changed. */
export function merge<Values extends object>({ base, mine, theirs }: Versions<Values>) {
  const parts = Object.keys(mine) as (keyof Values)[];
  const changed = parts.filter((part) => !isSame(mine[part], base[part]));
  const merged: Values = { ...theirs };
  for (const part of changed) merged[part] = mine[part];
  const both = changed.filter((part) => !isSame(theirs[part], base[part]) && !isSame(theirs[part], mine[part]));
  return { merged, both };
}

/** Keys tell entries of a list apart on the page; they are not stored. */
export function isSame(one: unknown, other: unknown) {
  const withoutKey = (name: string, value: unknown) => (name === 'key' ? undefined : value);
  return JSON.stringify(one, withoutKey) === JSON.stringify(other, withoutKey);
}

export interface Rules<Item, State> {
  /** Nothing is typed yet. */
  begin: (stored: Item) => State;
  isUnsaved: (now: State) => boolean;
  /** Continues on top of what someone else has stored. */
  carryOver: (now: State, theirs: Item) => State;
  /** Once it is stored as it was sent: whatever was typed since then stays. */
  settle: (now: State, sent: State, saved: Item) => State;
  /** Continues from a draft in this browser; without it, like after a change by someone else. */
  restore?: (found: State, stored: Item) => State;
}

interface ValueRules<Item, Values> {
  valuesOf: (item: Item) => Values;
  /** Takes over what someone else has changed in other parts. Otherwise mine stay whole, and saving again overwrites theirs. */
  merges?: boolean;
  /** Stored values as the page shows them, such as with the keys of its entries. */
  adopt?: (saved: Values, sent: Values) => Values;
  /** Values in a draft that release 2.0.0 has stored in another shape. */
  readEarlier?: (found: object) => Partial<Values> | undefined;
}

/** Rules of a form with values. */
export function valueRules<Item extends { version: number } | undefined, Values extends object>({
  valuesOf,
  merges = false,
  adopt = (saved) => saved,
  readEarlier = () => undefined,
}: ValueRules<Item, Values>) {
  const begin = (base: Item): Edit<Item, Values> => ({
    base,
    values: valuesOf(base),
    version: base?.version,
    both: undefined,
  });
  const keepMine = (now: Edit<Item, Values>, theirs: Item) => ({ ...now, base: theirs, version: theirs?.version });
  const mergeWith = (now: Edit<Item, Values>, theirs: Item) => {
    if (now.base?.version === theirs?.version) return now;
    const { merged, both } = merge({ base: valuesOf(now.base), mine: now.values, theirs: valuesOf(theirs) });
    return { ...begin(theirs), values: merged, both };
  };
  return {
    begin,
    isUnsaved: ({ base, values }) => !isSame(values, valuesOf(base)),
    carryOver: merges ? mergeWith : keepMine,
    settle: (now, sent, saved) => {
      const theirs = adopt(valuesOf(saved), sent.values);
      return { ...begin(saved), values: merge({ base: sent.values, mine: now.values, theirs }).merged };
    },
    restore: ({ base, version, both, ...found }, stored) => {
      const values = { ...found.values, ...readEarlier(found) };
      return merges ? mergeWith({ base, version, both, values }, stored) : { base: stored, version, values };
    },
  } satisfies Rules<Item, Edit<Item, Values>>;
}

/** Edit of a form that fills a page. It is stored in this browser until it is saved or discarded. */
export function useEdit<Item, State extends object>(draft: string, stored: Item, rules: Rules<Item, State>) {
  const { begin, isUnsaved, carryOver, restore = carryOver } = rules;
  const { found, store, forget } = useStoredDraft<State>(draft, begin(stored));
  const first = () => (found ? restore(found, stored) : begin(stored));
  const editing = useEditing(first, rules, (now) => (isUnsaved(now) ? store(now) : forget()));
  /** It began with what was typed before. */
  return { ...editing, isRestored: found !== undefined && editing.isUnsaved };
}

/** An edit whose draft is up to the caller, which hears of every change. */
export function useEditing<Item, State>(
  first: () => State,
  rules: Rules<Item, State>,
  onChange?: (now: State) => void,
) {
  const { begin, isUnsaved, carryOver, settle } = rules;
  const [edit, setEdit] = useState(first);
  const latest = useRef(edit);
  const sent = useRef(edit);

  function update(next: (now: State) => State) {
    latest.current = next(latest.current);
    setEdit(latest.current);
    onChange?.(latest.current);
  }

  return {
    edit,
    update,
    isUnsaved: isUnsaved(edit),
    /** Call it when the form is sent. */
    noteSent: () => {
      sent.current = latest.current;
    },
    readSent: () => sent.current,
    /** Discards what was typed. */
    startFrom: (item: Item) => update(() => begin(item)),
    /** Call it with the answer to what was sent. */
    take: (result: FormResult<Item>) => {
      if (result.kind === 'stale' && result.theirs) update((now) => carryOver(now, result.theirs as Item));
      if (result.kind === 'saved') update((now) => settle(now, sent.current, result.saved));
    },
  };
}
