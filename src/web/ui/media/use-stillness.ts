import { useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, () => false);
}

export function prefersStillness(): boolean {
  return matchMedia(stillness).matches;
}

function subscribe(onChange: () => void) {
  const query = matchMedia(stillness);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
