import { useMemo, useRef, useState } from 'react';
import { attempt } from '#web/forms/define-form.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { painted } from '#web/ui/painted.ts';
import { inTurn, isVersioned, type Versioned } from './turns.ts';
import type { List, useGrowingList } from './use-growing-list.ts';

/** Expected record after a change; null if it leaves the list. */
type Expect<Item> = (item: Item) => Item | null;

/** A change that shows before the server has answered. */
export interface Expectation<Item> {
  key: number;
  id: number;
  /** It shows on older versions than this: on all while the answer is awaited. */
  until: number;
  expect: Expect<Item>;
}

/** The record with what is expected of it; null if it leaves. */
export function withExpected<Item extends Versioned>(
  item: Item,
  expectations: readonly Expectation<Item>[],
): Item | null {
  return expectations.reduce<Item | null>(
    (now, { id, until, expect }) => (now && now.id === id && item.version < until ? expect(now) : now),
    item,
  );
}

export function listExpected<Item extends Versioned>(
  list: List<Item>,
  expectations: readonly Expectation<Item>[],
): List<Item> {
  if (expectations.length === 0) return list;
  const body = list.body.flatMap((item) => withExpected(item, expectations) ?? []);
  return { ...list, body, total: list.total - (list.body.length - body.length) };
}

export interface Change<Item, Saved> {
  expect: Expect<Item>;
  call: (options: { ifMatch: number }) => Promise<Saved>;
  /** The record as it is now, after someone else has changed it. */
  load: () => Promise<Item>;
}

/**
 * A list on which changes show at once. Below them lies what the server has said last, also what live updates bring meanwhile; so a
 * refused change goes back to what is true now, and an answer that was on its way does not undo what shows. `kind` is that of `inTurn`.
 */
export function useOptimisticList<Item extends Versioned>(
  kind: string,
  growing: ReturnType<typeof useGrowingList<Item>>,
) {
  const [expectations, setExpectations] = useState<readonly Expectation<Item>[]>([]);
  const lastKey = useRef(0);
  const list = useMemo(() => listExpected(growing.list, expectations), [growing.list, expectations]);

  /** Shows a change. Returns what to call with the answer. */
  function begin<Saved>(item: Item, expect: Expect<Item>) {
    lastKey.current += 1;
    const key = lastKey.current;
    setExpectations((now) => [...now, { key, id: item.id, until: Number.POSITIVE_INFINITY, expect }]);
    const leaves = expect(item) === null;
    return (result: FormResult<Saved>) => {
      const others = (now: readonly Expectation<Item>[]) => now.filter((one) => one.key !== key);
      if (result.kind !== 'saved') {
        const theirs = result.kind === 'stale' ? (result.theirs as Item | null) : undefined;
        if (theirs) growing.replace(theirs);
        if (theirs === null) growing.remove(item.id);
        return setExpectations(others);
      }
      const saved = isVersioned(result.saved) ? (result.saved as unknown as Item) : undefined;
      if (saved && !leaves) growing.replace(saved);
      if (leaves) growing.remove(item.id);
      // A page that was loaded before the change may still arrive after it.
      const settled: Expectation<Item> = {
        key,
        id: item.id,
        until: saved?.version ?? item.version + 1,
        expect: () => (leaves ? null : (saved ?? null)),
      };
      const isOlder = (one: Expectation<Item>) => one.id === item.id && Number.isFinite(one.until);
      setExpectations((now) => [settled, ...others(now).filter((one) => !isOlder(one))]);
    };
  }

  /** Shows a change, makes it after those of the same record that are under way, and takes it back when it is refused. */
  async function change<Saved>(item: Item, { expect, call, load }: Change<Item, Saved>): Promise<FormResult<Saved>> {
    const settle = begin<Saved>(item, expect);
    await painted();
    const result = await attempt(() => inTurn(kind, item, call), {
      load: load as unknown as () => Promise<Saved>,
    });
    settle(result);
    return result;
  }

  return {
    ...growing,
    list,
    /** List as the server last reported it. */
    stored: growing.list,
    begin,
    change,
    /** A record that may stand elsewhere than in the list, as it is expected to be. */
    expected: (item: Item) => withExpected(item, expectations),
  };
}
