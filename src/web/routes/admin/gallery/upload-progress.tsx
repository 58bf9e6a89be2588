import { useSyncExternalStore } from 'react';
import { Working } from '#web/ui/feedback/working.tsx';

/** The progress of an upload. After 100 %, the server still has to encode the picture. */
export function UploadProgress({ share, name }: { share: number; name: string }) {
  const percent = Math.floor(share * 100);
  return (
    <p className="upload-progress row note num">
      <progress value={share} aria-label={`Upload of ${name}`} />
      {percent < 100 ? `${percent} %` : <Working />}
    </p>
  );
}

/** Progress (0 to 1) of the request of the page's action, which cannot reach the component that shows it. */
let share = 0;
const listeners = new Set<() => void>();

export function noteShare(now: number) {
  share = now;
  for (const listener of listeners) listener();
}

export function useNotedShare() {
  return useSyncExternalStore(subscribe, () => share);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
