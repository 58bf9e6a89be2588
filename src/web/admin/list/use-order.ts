import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { attempt } from '#web/forms/define-form.ts';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { inTurn } from './turns.ts';
import type { useGrowingList } from './use-growing-list.ts';

interface Ordered {
  id: number;
  version: number;
}

interface OrderOptions<Item> {
  /** Kind for `inTurn`. */
  kind: string;
  titleOf: (item: Item) => string;
  /** Stores the place of an item: after the item `after`, or the first place for null. */
  move: (id: number, after: number | null, ifMatch: number) => Promise<Item>;
  find: (id: number) => Promise<Item>;
  /** Message for a failure, and the name of the list: 'the gallery'. */
  failure: string;
  whole: string;
}

/** Moves items by buttons and by dragging. A move is shown and announced at once, and saved after the previous one. */
export function useOrder<Item extends Ordered>(
  growing: ReturnType<typeof useGrowingList<Item>>,
  options: OrderOptions<Item>,
) {
  const { titleOf } = options;
  const [announcement, announce] = useState('');
  const save = useSaving(growing, options);
  const dragging = useDragging(growing.list.body, move, titleOf);

  function move(item: Item, to: number) {
    const before = growing.list.body.map(({ id }) => id);
    const after = before.filter((id) => id !== item.id).toSpliced(to, 0, item.id);
    if (before.indexOf(item.id) === to) return;
    const focused = document.activeElement;
    flushSync(() => growing.arrange(after));
    // Moving an element in the DOM takes its focus away.
    if (focused instanceof HTMLElement) focused.focus();
    announce(`${titleOf(item)} is now number ${to + 1} of ${after.length}.`);
    void save(item, { before, front: after[to - 1] ?? null });
  }

  return { move, announcement, dragging };
}

interface Move {
  /** The order to return to if the move fails. */
  before: number[];
  /** The id of the preceding item; null for the first place. */
  front: number | null;
}

/** If a move fails, it and the moves queued behind it are undone. */
function useSaving<Item extends Ordered>(
  { arrange, replace }: ReturnType<typeof useGrowingList<Item>>,
  { kind, move, find, failure, whole }: OrderOptions<Item>,
) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const failures = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  return async (item: Item, { before, front }: Move) => {
    const failuresThen = failures.current;
    const previous = queue.current;
    const moving = (async () => {
      await previous;
      if (failures.current !== failuresThen) return undefined;
      const call = ({ ifMatch }: { ifMatch: number }) => move(item.id, front, ifMatch);
      const moved = await attempt(() => inTurn(kind, item, call), { load: () => find(item.id) });
      if (moved.kind !== 'saved') failures.current += 1;
      return moved;
    })();
    queue.current = moving;
    const result = await moving;
    if (!result) return undefined;
    if (result.kind === 'saved') return replace(result.saved);
    arrange(before);
    if (isFailure(result)) return toasts.failure(failure);
    toasts.failure(`${failure} Someone else has changed ${whole}; this is how it is now.`);
    return revalidate();
  };
}

/** Drag and drop of rows by their grip. */
function useDragging<Item extends Ordered>(
  items: readonly Item[],
  move: (item: Item, to: number) => void,
  titleOf: (item: Item) => string,
) {
  const [dragged, setDragged] = useState<Item>();
  const [over, setOver] = useState<number>();
  const from = items.findIndex(({ id }) => id === dragged?.id);

  const gripProps = (item: Item) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const row = currentTarget.closest('li');
      if (row) dataTransfer.setDragImage(row, 20, 20);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', titleOf(item)); // Firefox starts no drag without data
      setDragged(item);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
  });

  const rowProps = (item: Item, place: number) => ({
    'data-dragged': item.id === dragged?.id,
    'data-drop': dragged && over === place && place !== from ? (place < from ? 'before' : 'behind') : undefined,
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      if (over !== place) setOver(place);
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      move(dragged, place);
    },
  });

  return { gripProps, rowProps };
}

export type Dragging<Item extends Ordered> = ReturnType<typeof useDragging<Item>>;
