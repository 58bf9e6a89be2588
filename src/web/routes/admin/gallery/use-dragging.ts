import { type DragEvent, useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';

/** Rows that are dragged to another place by their grip. */
export function useDragging(items: readonly GalleryItem[], move: (item: GalleryItem, to: number) => void) {
  const [dragged, setDragged] = useState<GalleryItem>();
  const [over, setOver] = useState<number>();
  const from = items.findIndex(({ id }) => id === dragged?.id);

  const gripProps = (item: GalleryItem) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const row = currentTarget.closest('li');
      if (row) dataTransfer.setDragImage(row, 20, 20);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', item.title); // Firefox drags nothing without data
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
