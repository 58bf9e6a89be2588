import { useState } from 'react';
import type { Page } from '#contract/endpoint.ts';
import { attempt } from '#web/forms/define-form.ts';

export type List<Item> = Page<Item[]>;

interface Shown<Item> {
  /** The page that was loaded with the route, and what was searched for then. */
  first: List<Item>;
  search: string;
  list: List<Item>;
  more: 'idle' | 'loading' | 'failed';
}

/**
 * A list that grows page by page. When its first page is loaded again, what was shown below stays, unless `search` says that
 * it is another list now. A page that comes late belongs to the list that it was loaded for, and changes no other one.
 */
export function useGrowingList<Item extends { id: number }>(
  first: List<Item>,
  search: string,
  load: (cursor: string) => Promise<List<Item>>,
) {
  const [shown, setShown] = useState<Shown<Item>>({ first, search, list: first, more: 'idle' });
  if (shown.first !== first) {
    const list = shown.search === search ? refresh(shown.list, first) : first;
    setShown({ first, search, list, more: 'idle' });
  }
  const { list, more } = shown;
  const changeThis = (change: (now: Shown<Item>) => Partial<Shown<Item>>) =>
    setShown((now) => (now.search === search ? { ...now, ...change(now) } : now));
  const changeList = (change: (now: List<Item>) => List<Item>) =>
    setShown((now) => ({ ...now, list: change(now.list) }));

  async function showMore() {
    const cursor = list.next;
    if (cursor === null || more === 'loading') return;
    changeThis(() => ({ more: 'loading' }));
    const result = await attempt(() => load(cursor));
    if (result.kind !== 'saved') return changeThis(() => ({ more: 'failed' }));
    // In the meantime its first page may have been loaded again.
    changeThis((now) => ({
      list: now.list.next === cursor ? append(now.list, result.saved) : now.list,
      more: 'idle',
    }));
  }

  return {
    list,
    more,
    showMore,
    /** A first page that was loaded in the meantime. */
    renew: (fresh: List<Item>) => changeThis((now) => ({ list: renew(now.list, fresh) })),
    replace: (item: Item) => changeList((now) => replaceItem(now, item)),
    remove: (id: number) => changeList((now) => removeItem(now, id)),
    insert: (item: Item, place = 0) => changeList((now) => insertItem(now, item, place)),
    arrange: (ids: readonly number[]) => changeList((now) => arrangeItems(now, ids)),
  };
}

/** A fresh first page, followed by what was shown below its last entry. */
export function refresh<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): List<Item> {
  const last = fresh.body.at(-1)?.id;
  const place = fresh.next === null ? -1 : shown.body.findIndex((item) => item.id === last);
  const isFresh = new Set(fresh.body.map((item) => item.id));
  // Rows that have moved up since then are in the first page already.
  const below = place < 0 ? [] : shown.body.slice(place + 1).filter((item) => !isFresh.has(item.id));
  return below.length === 0 ? fresh : { ...fresh, body: [...fresh.body, ...below], next: shown.next };
}

/**
 * A fresh first page in place of the old one. Where no further page was shown, rows that the new ones push out are dropped: a
 * list that stays open all day would grow without end.
 */
export function renew<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): List<Item> {
  return shown.body.length <= fresh.body.length ? fresh : refresh(shown, fresh);
}

/** Returns items of a fresh first page that came after everything that is shown. */
export function newIn<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): Item[] {
  const newest = Math.max(0, ...shown.body.map((item) => item.id));
  return fresh.body.filter((item) => item.id > newest);
}

/** The next page below what is shown. */
export function append<Item>(shown: List<Item>, page: List<Item>): List<Item> {
  return { ...page, body: [...shown.body, ...page.body] };
}

export function replaceItem<Item extends { id: number }>(list: List<Item>, item: Item): List<Item> {
  return { ...list, body: list.body.map((old) => (old.id === item.id ? item : old)) };
}

export function removeItem<Item extends { id: number }>(list: List<Item>, id: number): List<Item> {
  const body = list.body.filter((item) => item.id !== id);
  return { ...list, body, total: list.total - (list.body.length - body.length) };
}

export function insertItem<Item>(list: List<Item>, item: Item, place: number): List<Item> {
  return { ...list, body: list.body.toSpliced(place, 0, item), total: list.total + 1 };
}

/** Brings what is shown into the order of these ids. */
export function arrangeItems<Item extends { id: number }>(list: List<Item>, ids: readonly number[]): List<Item> {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  // Items without a place in `ids` have come in the meantime, to the top.
  const place = ({ id }: Item) => placeOf.get(id) ?? -1;
  return { ...list, body: list.body.toSorted((a, b) => place(a) - place(b)) };
}
