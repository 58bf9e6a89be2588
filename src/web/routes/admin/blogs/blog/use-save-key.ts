import { useEffect, useEffectEvent } from 'react';

/** Ctrl and S (on a Mac Cmd and S) save, instead of storing the page as a file. */
export function useSaveKey(save: () => void) {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) onSave();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
