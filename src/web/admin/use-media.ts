import { useCallback, useSyncExternalStore } from 'react';

/** Media query: tables become cards. */
export const onPhones = '(max-width: 47.99em)';

/** Whether a media query matches, live. For the admin area only, which the server does not render. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
