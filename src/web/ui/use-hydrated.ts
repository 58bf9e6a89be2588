import { useSyncExternalStore } from 'react';

/** False in the server's HTML and until scripts have taken over, then true. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
