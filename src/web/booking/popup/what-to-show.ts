import * as timings from '#web/timings.ts';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { draftKey, readFromVisit, shownKey, storesForVisit } from './visit-storage.ts';

/** The form, a note about one that was begun and not sent, or nothing. */
export function whatToShow(isWanted: boolean): 'form' | 'unsent' | undefined {
  if (wasShown()) return readFromVisit(draftKey) && !isFollowed() ? 'unsent' : undefined;
  // Where nothing can be remembered, the first page of the visit alone shows it.
  const isShown = !storesForVisit() && isFollowed();
  return isWanted && !isShown && !isVisitorBusy() && !isTooLate() ? 'form' : undefined;
}

/** A browser that stores nothing is on its first page if no page of the site led here. */
function wasShown() {
  try {
    return Boolean(sessionStorage.getItem(shownKey));
  } catch {
    return isFollowed();
  }
}

/** A link of the site led here, from another document. */
function isFollowed() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && document.referrer.startsWith(window.origin);
}

declare global {
  interface Window {
    hasVisitorActed?: true;
  }
}

/** Runs in the head of the page, because the pop-up must not interrupt what began before its scripts ran. */
export const watchVisitor = `for (const type of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(type, () => { window.hasVisitorActed = true; }, { capture: true, once: true, passive: true });`;

/** Has scrolled, tapped or typed, or is in a field, an open menu or a dialog. */
function isVisitorBusy() {
  if (window.hasVisitorActed || window.scrollY > 0) return true;
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || isPopoverOpen(document.getElementById('menu')) || document.querySelector('dialog[open]') !== null;
}

/** The visitor has begun to read. */
function isTooLate() {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return performance.now() - firstPaint > timings.popupLatest;
}
