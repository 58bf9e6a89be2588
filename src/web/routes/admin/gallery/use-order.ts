import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { adminApi } from '#web/api/session.ts';
import { attempt } from '#web/forms/define-form.ts';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

type Growing = ReturnType<typeof useGrowingList<GalleryItem>>;

/** Moves items by buttons and by dragging. A move is shown and announced at once, and saved after the previous one. */
export function useOrder(growing: Growing) {
  const [announcement, announce] = useState('');
  const save = useSaving(growing);
  const dragging = useDragging(growing.list.body, move);

  function move(item: GalleryItem, to: number) {
    const before = growing.list.body.map(({ id }) => id);
    const after = before.filter((id) => id !== item.id).toSpliced(to, 0, item.id);
    if (before.indexOf(item.id) === to) return;
    const focused = document.activeElement;
    flushSync(() => growing.arrange(after));
    // Moving an element in the DOM takes its focus away.
    if (focused instanceof HTMLElement) focused.focus();
    announce(`${item.title} is now number ${to + 1} of ${after.length}.`);
    save(item, { before, front: after[to - 1] ?? null });
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
function useSaving({ arrange, replace }: Growing) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const failures = useRef(0);
  // The list may not have rendered between two moves, so the item may carry an old version.
  const versions = useRef(new Map<number, number>());

  async function save({ id, version: shown }: GalleryItem, { before, front }: Move) {
    const ifMatch = Math.max(shown, versions.current.get(id) ?? 0);
    const params = { id };
    const result = await attempt(() => adminApi.gallery.move({ params, body: { after: front } }, { ifMatch }), {
      load: () => adminApi.gallery.get({ params }),
    });
    if (result.kind === 'saved') {
      versions.current.set(id, result.saved.version);
      return replace(result.saved);
    }
    failures.current += 1;
    arrange(before);
    if (isFailure(result)) return toasts.failure(galleryMessages.moveFailure);
    toasts.failure(`${galleryMessages.moveFailure} Someone else has changed the gallery; this is how it is now.`);
    await revalidate();
  }

  return (item: GalleryItem, move: Move) => {
    const failuresThen = failures.current;
    queue.current = queue.current.then(async () => {
      if (failures.current === failuresThen) await save(item, move);
    });
  };
}

/** Drag and drop of rows by their grip. */
function useDragging(items: readonly GalleryItem[], move: (item: GalleryItem, to: number) => void) {
  const [dragged, setDragged] = useState<GalleryItem>();
  const [over, setOver] = useState<number>();
  const from = items.findIndex(({ id }) => id === dragged?.id);

  const gripProps = (item: GalleryItem) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const row = currentTarget.closest('li');
      if (row) dataTransfer.setDragImage(row, 20, 20);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', item.title); // Firefox starts no drag without data
      setDragged(item);
    },
    onDragEnd: () => {
      setDragged(undefined);
      setOver(undefined);
    },
  });

  const rowProps = (item: GalleryItem, place: number) => ({
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

export type Dragging = ReturnType<typeof useDragging>;
