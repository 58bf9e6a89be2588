import type { Page } from '#contract/endpoint.ts';

export type List<Item> = Page<Item[]>;

/** A fresh first page, followed by what was shown below its last entry. */
export function refresh<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): List<Item> {
  const last = fresh.body.at(-1)?.id;
  const place = fresh.next === null ? -1 : shown.body.findIndex((item) => item.id === last);
  const below = place < 0 ? [] : shown.body.slice(place + 1);
  return below.length === 0 ? fresh : { ...fresh, body: [...fresh.body, ...below], next: shown.next };
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
