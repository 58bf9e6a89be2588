import { useSyncExternalStore } from 'react';

/** Whether somebody can see the page, and has not another tab in front. */
export function useVisible() {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
