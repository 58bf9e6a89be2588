import { useEffect, useEffectEvent, useState } from 'react';
import { keyOf } from '#web/admin/shortcuts/shortcuts.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import * as words from '#words/admin/frame.ts';
import type * as PaletteModule from './palette.tsx';

interface PaletteOnDemandProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Listens for Ctrl+K and Cmd+K. The script of the palette is loaded when someone first asks for it. */
export function PaletteOnDemand({ isOpen, onOpen, onClose, onShortcuts }: PaletteOnDemandProps) {
  const toasts = useToasts();
  const [part, setPart] = useState<typeof PaletteModule>();
  const fail = useEffectEvent(() => {
    onClose();
    toasts.failure(words.searchFailed);
  });
  useEffect(() => {
    if (!isOpen) return;
    importPart('routes/admin/palette/palette.tsx', () => import('./palette.tsx')).then(setPart, () => fail());
  }, [isOpen]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // An editor of text may have a use of its own for it.
    if (event.defaultPrevented || !isCombination(event)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  return isOpen && part && <part.Palette onClose={onClose} onShortcuts={onShortcuts} />;
}

function isCombination({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return keyOf({ key, code, shiftKey, altKey, ctrlKey: false, metaKey: false }) === 'k';
}
