import { useState } from 'react';
import type { Page } from '#contract/endpoint.ts';

type List<Item> = Page<Item[]>;

/**
 * A list that grows page by page. When its first page is loaded anew, what was shown below stays, unless `search` says that
 * it is another list now.
 */
export function useGrowingList<Item extends { id: number }>(
  first: List<Item>,
  search: string,
  load: (cursor: string) => Promise<List<Item>>,
) {
  const [basis, setBasis] = useState({ first, search });
  const [list, setList] = useState(first);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (basis.first !== first) {
    setBasis({ first, search });
    setList(basis.search === search ? refresh(list, first) : first);
    setMore('idle');
  }

  async function showMore() {
    const cursor = list.next;
    if (cursor === null || more === 'loading') return;
    setMore('loading');
    try {
      const page = await load(cursor);
      setList((now) => (now.next === cursor ? { ...page, body: [...now.body, ...page.body] } : now));
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  return {
    list,
    more,
    showMore,
    replace: (item: Item) => setList((now) => ({ ...now, body: now.body.map((old) => (old.id === item.id ? item : old)) })),
    remove: (id: number) => setList((now) => without(now, id)),
  };
}

/** A fresh first page, followed by what was shown below its last entry. */
function refresh<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): List<Item> {
  const last = fresh.body.at(-1)?.id;
  const place = fresh.next === null ? -1 : shown.body.findIndex((item) => item.id === last);
  const below = place < 0 ? [] : shown.body.slice(place + 1);
  return below.length === 0 ? fresh : { ...fresh, body: [...fresh.body, ...below], next: shown.next };
}

function without<Item extends { id: number }>(list: List<Item>, id: number): List<Item> {
  const body = list.body.filter((item) => item.id !== id);
  return { ...list, body, total: list.total - (list.body.length - body.length) };
}
