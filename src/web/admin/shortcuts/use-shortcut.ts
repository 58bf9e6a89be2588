import { useSyncExternalStore } from 'react';
import { keyTitle } from '#words/admin/parts.ts';
import { areShortcutsOn, onShortcutsTurned, type ShortcutName, shortcuts, spokenKey } from './shortcuts.ts';

export function useShortcutsOn() {
  return useSyncExternalStore(onShortcutsTurned, areShortcutsOn, () => true);
}

/** The attributes of the control that a key presses; `place` counts the keys of a shortcut that has several. */
export function useShortcut(name: ShortcutName | undefined, place = 0) {
  const key = name && shortcuts[name].keys[place];
  if (!useShortcutsOn() || key === undefined) return {};
  return { 'aria-keyshortcuts': spokenKey(key), title: keyTitle(spokenKey(key)) };
}
