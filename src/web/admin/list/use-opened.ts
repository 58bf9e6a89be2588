import { useState } from 'react';

/**
 * The row that the address names as open, by id unless `nameOf` says otherwise: in the list, or else the one that was loaded
 * for itself. It stays open when the list is loaded anew without it; `keep` shows a newer one of a row that is not in the
 * list.
 */
export function useOpened<Item extends { id: number }>(
  open: string | undefined,
  items: readonly Item[],
  unlisted: Item | undefined,
  nameOf: (item: Item) => string = ({ id }) => String(id),
) {
  const isNamed = (item: Item | undefined) => item !== undefined && nameOf(item) === open;
  const listed = items.find(isNamed);
  const [kept, keep] = useState(listed);
  if (listed && listed !== kept) keep(listed);
  return { opened: [listed, kept, unlisted].find(isNamed), keep };
}
