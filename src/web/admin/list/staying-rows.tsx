import { Children, isValidElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHeld } from '#web/admin/held.ts';

/**
 * The rows of a list, each a keyed element with one element of the DOM. While the pointer that has clicked is still in the list, a row that
 * leaves stays in its place, dimmed and without effect, rows that come stand at the end, and the row that was clicked is as high as it was: a
 * second click never lands on what has moved there.
 */
export function useStayingRows(list: RefObject<HTMLElement | null>, children: ReactNode): ReactNode[] {
  const rows = Children.toArray(children).filter(isValidElement);
  const held = useHeld(list, rows);
  const now = held === rows ? rows : stay(held, rows);
  const leaving = now.map((row) => !rows.includes(row));
  useLayoutEffect(() => {
    [...(list.current?.children ?? [])].forEach((element, place) => {
      setLeaving(element, leaving[place] === true);
      if (held === rows) for (const property of heights) (element as HTMLElement).style.removeProperty(property);
    });
  });
  useLayoutEffect(() => {
    const element = list.current;
    element?.addEventListener('pointerdown', holdHeight);
    element?.addEventListener('click', ignoreLeaving, { capture: true });
    return () => {
      element?.removeEventListener('pointerdown', holdHeight);
      element?.removeEventListener('click', ignoreLeaving, { capture: true });
    };
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

/** Least height of a row of a table, and of any other; a row of a table knows no least height by that name. */
const heights = ['height', 'min-height'] as const;

function holdHeight({ target, currentTarget }: PointerEvent) {
  const rows = [...(currentTarget as HTMLElement).children] as HTMLElement[];
  const row = rows.find((element) => element.contains(target as Element));
  if (!row) return;
  const property = heights[getComputedStyle(row).display === 'table-row' ? 0 : 1];
  row.style.setProperty(property, `${row.getBoundingClientRect().height}px`);
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
