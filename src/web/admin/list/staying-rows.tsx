import { Children, isValidElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHeld } from '#web/admin/held.ts';

/**
 * The rows of a list, each a keyed element with one element of the DOM. While the pointer that has clicked is still in the list, a row that
 * leaves stays in its place, dimmed and without effect, and rows that come stand at the end: a second click never lands on what has moved there.
 */
export function useStayingRows(list: RefObject<HTMLElement | null>, children: ReactNode): ReactNode[] {
  const rows = Children.toArray(children).filter(isValidElement);
  const held = useHeld(list, rows);
  const now = held === rows ? rows : stay(held, rows);
  const leaving = now.map((row) => !rows.includes(row));
  useLayoutEffect(() => {
    [...(list.current?.children ?? [])].forEach((element, place) => setLeaving(element, leaving[place] === true));
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('click', ignoreLeaving, { capture: true });
    return () => element?.removeEventListener('click', ignoreLeaving, { capture: true });
  }, [list]);
  return now;
}

type Rows = Extract<ReturnType<typeof Children.toArray>[number], { key: unknown }>[];

/** The rows in the order of before, as they are now; those that are gone are as they were. Nothing stays in a list that is put in order. */
function stay(before: Rows, now: Rows): Rows {
  const byKey = new Map(now.map((row) => [row.key, row]));
  const known = before.filter(({ key }) => byKey.has(key));
  const added = now.filter(({ key }) => !known.some((row) => row.key === key));
  const isInOrder = now.filter((row) => !added.includes(row)).every(({ key }, place) => known[place]?.key === key);
  return isInOrder ? [...before.map((row) => byKey.get(row.key) ?? row), ...added] : now;
}

const controls = 'a, button, input, select, textarea, [tabindex]';

function setLeaving(element: Element, isLeaving: boolean) {
  if (element.hasAttribute('data-leaving') === isLeaving) return;
  element.toggleAttribute('data-leaving', isLeaving);
  for (const control of element.querySelectorAll(controls)) control.toggleAttribute('inert', isLeaving);
  if (isLeaving) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}

/** An inert row would let the pointer through, as if it had left the list. */
function ignoreLeaving(event: Event) {
  if (!(event.target as Element).closest('[data-leaving]')) return;
  event.preventDefault();
  event.stopPropagation();
}

interface StayingListProps {
  className?: string;
  label?: string;
  isOrdered?: boolean;
  children: ReactNode;
}

/** A list whose rows may be marked or removed one after the other. */
export function StayingList({ className, label, isOrdered = false, children }: StayingListProps) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const rows = useStayingRows(list, children);
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List ref={list} className={className} aria-label={label}>
      {rows}
    </List>
  );
}
