import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Files that are dropped on an area, or pasted there. Spread the handlers onto its element. */
export function useFiles(onFiles: (files: File[]) => void) {
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
    onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Word also puts a picture of the text on the clipboard.
    if (files.length === 0 || types.includes('text/html')) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return { isOver, handlers: { onDragOver: over, onDragLeave: leave, onDrop: drop, onPaste: paste } };
}
