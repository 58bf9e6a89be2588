import { useSyncExternalStore } from 'react';
import { Working } from '#web/ui/working.tsx';

/** How far an upload is. When all of it has left, the server still has to make it ready. */
export function UploadProgress({ share, name }: { share: number; name: string }) {
  const percent = Math.floor(share * 100);
  return (
    <p className="upload-progress num">
      <progress value={share} aria-label={`Upload of ${name}`} />
      {percent < 100 ? `${percent} %` : <Working />}
    </p>
  );
}

/** From 0 to 1, of what the page's action is sending: the action notes it, and the sheet with the form shows it. */
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
