import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useShellData } from '#web/shell/clinic.ts';
import * as timings from '#web/timings.ts';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import { draftKey, readFromVisit, shownKey, storeForVisit } from './visit-storage.ts';

/**
 * Offers an appointment once, at the start of a visit. Its code is loaded when it opens, so that no first paint waits for it.
 * After a reload it tells the visitor about a booking that was begun and not sent.
 */
export function StartPopup() {
  const [popup, setPopup] = useState<ReactNode>();
  const isWanted = useShellData()?.clinic.startPopup ?? false;
  const start = useEffectEvent(async () => {
    const first = whatToShow(isWanted);
    if (!first) return;
    const { loadPopup } = await importPart('booking/popup/booking-popup.tsx', () => import('./booking-popup.tsx'));
    const loaded = await loadPopup(first);
    // The visitor may have started something else in the meantime.
    if (whatToShow(isWanted) !== first) return;
    storeForVisit(shownKey, 'shown');
    startTransition(() => setPopup(loaded)); // in small steps, between which the page answers
  });
  useEffect(() => {
    // If it fails to load, the page works without it.
    const timer = setTimeout(() => start().catch(console.error), timings.popupDelay);
    return () => clearTimeout(timer);
  }, []);
  return popup;
}

/** Elsewhere it would cover what a visitor has come for, such as when to get help at once. */
const popupPlaces = /^\/(about|blog|gallery)?$/;
/** The booking page itself, and the pages of administrators. */
const quietPlaces = /^\/(appointment|admin|login)(\/|$)/;

function whatToShow(isWanted: boolean) {
  const path = withoutLanguage(window.location.pathname);
  if (quietPlaces.test(path)) return undefined;
  if (readFromVisit(shownKey)) return readFromVisit(draftKey) && !isFollowed() ? 'unsent' : undefined;
  return isWanted && popupPlaces.test(path) && !isVisitorBusy() && !isTooLate() ? 'form' : undefined;
}

/** A link of the site led here, from a page that is a document. */
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
