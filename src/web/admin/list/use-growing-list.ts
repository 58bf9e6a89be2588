import { useState } from 'react';
import {
  append,
  arrangeItems,
  insertItem,
  type List,
  refresh,
  removeItem,
  renew,
  replaceItem,
} from './growing-list.ts';

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
      // In the meantime it may have become another list.
      setList((now) => (now.next === cursor ? append(now, page) : now));
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  return {
    list,
    more,
    showMore,
    /** A first page that was loaded in the meantime. */
    renew: (fresh: List<Item>) => setList((now) => renew(now, fresh)),
    replace: (item: Item) => setList((now) => replaceItem(now, item)),
    remove: (id: number) => setList((now) => removeItem(now, id)),
    insert: (item: Item, place = 0) => setList((now) => insertItem(now, item, place)),
    arrange: (ids: readonly number[]) => setList((now) => arrangeItems(now, ids)),
  };
}
