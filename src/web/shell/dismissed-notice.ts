import { readFromVisit, storeForVisit } from '#web/booking/popup/visit-storage.ts';

/** Key in the session's storage for the notice that was closed. If storage is off, it shows again on the next page. */
const storageKey = 'dismissed-notice';

/** Runs before the first paint, so that a closed notice neither flashes nor shifts the page. */
export const hideIfDismissed = (key: string) => `try {
  document.documentElement.toggleAttribute('data-notice-dismissed', sessionStorage.getItem('${storageKey}') === '${key}');
} catch {}`;

/** Hides the notice with this key if it was closed in this visit. */
export function applyDismissal(key: string) {
  mark(readFromVisit(storageKey) === key);
}

export function dismiss(notice: HTMLElement) {
  if (notice.dataset['offer']) delete document.documentElement.dataset['wish'];
  else {
    storeForVisit(storageKey, notice.dataset['key'] ?? null);
    mark(true);
  }
  // The focused button disappears, so the focus moves to what follows it.
  document.querySelector<HTMLElement>('.site-header a')?.focus();
}

function mark(isDismissed: boolean) {
  document.documentElement.toggleAttribute('data-notice-dismissed', isDismissed);
}
