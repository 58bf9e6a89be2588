import { useState, useSyncExternalStore } from 'react';

/** Ids of the requests that are ticked; undefined while no one is choosing. */
type Ticked = ReadonlySet<number> | undefined;

/** Several requests of the list are chosen. Only what shows a tick renders when one changes, and not the whole list. */
export function useTicks() {
  return useState(createTicks)[0];
}

export type Ticks = ReturnType<typeof createTicks>;

function createTicks() {
  let ids: Ticked;
  const listeners = new Set<() => void>();
  const set = (next: Ticked) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => ids,
    set,
    begin: () => set(new Set()),
    end: () => set(undefined),
    toggle: (id: number) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
  };
}

export function useTicked({ subscribe, read }: Ticks) {
  return useSyncExternalStore(subscribe, read);
}

/** Undefined while no one is choosing. */
export function useIsTicked({ subscribe, read }: Ticks, id: number) {
  return useSyncExternalStore(subscribe, () => read()?.has(id));
}
