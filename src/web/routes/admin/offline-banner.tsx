import { useSyncExternalStore } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Says that the page shows what was loaded last, as long as the browser has no network. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Alert tone="warning" title="You are offline.">
      <p>This page shows what was loaded last. Nothing can be saved until the connection is back; typed text stays.</p>
    </Alert>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
