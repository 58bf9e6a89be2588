import { useEffect, useRef } from 'react';
import type { Review } from '#contract/reviews.ts';

const heading = '#main h1';

/** Id of the switch of a review, to give the focus to. */
export function switchId({ id }: Pick<Review, 'id'>) {
  return `visible-${id}`;
}

/** Before a row leaves the list: the focus, if it would be lost with it, goes to the row below, or the one above the last. */
export function useNextFocus(rows: Review[]) {
  const next = useRef<string>(undefined);
  useEffect(() => {
    const selector = next.current;
    next.current = undefined;
    if (selector && document.activeElement === document.body) focusOn(selector);
  });
  return (leaving: Review) => {
    const place = rows.findIndex(({ id }) => id === leaving.id);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    next.current = neighbour ? `#${switchId(neighbour)}` : heading;
  };
}

function focusOn(selector: string) {
  const target = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(heading);
  target?.focus();
}
