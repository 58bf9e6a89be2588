import { type DragEvent, useState } from 'react';

/** Files that are dragged over an area and dropped there. Spread the handlers onto its element. */
export function useDrop(onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver: over, onDragLeave: leave, onDrop: drop } };
}
