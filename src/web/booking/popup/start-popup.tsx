import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useShellData } from '#web/shell/clinic.ts';
import { timings } from '#web/timings.ts';
import { draftKey, readFromVisit, shownKey, storeForVisit } from './visit-storage.ts';

/**
 * Offers an appointment at the start of a visit, once. All its code comes when it opens: the first paint waits for none. When
 * a page is loaded later in the visit, it says that a booking was begun and not sent.
 */
export function StartPopup() {
  const [popup, setPopup] = useState<ReactNode>();
  const isWanted = useShellData()?.clinic.startPopup ?? false;
  const start = useEffectEvent(async () => {
    const first = whatToShow(isWanted);
    if (!first) return;
    const { BookingPopup } = await import('./booking-popup.tsx');
    // The visitor may have begun something in the meantime.
    if (whatToShow(isWanted) !== first) return;
    storeForVisit(shownKey, 'shown');
    startTransition(() => setPopup(<BookingPopup first={first} />)); // in small steps, between which the page answers
  });
  useEffect(() => {
    // Should it not load, the page is as good without it.
    const timer = setTimeout(() => start().catch(console.error), timings.popupDelay);
    return () => clearTimeout(timer);
  }, []);
  return popup;
}

/** Where one books already, and where visitors have no business. */
const quietPlaces = /^\/(appointment|admin|login)(\/|$)/;

function whatToShow(isWanted: boolean) {
  if (quietPlaces.test(window.location.pathname)) return undefined;
  if (readFromVisit(shownKey)) return readFromVisit(draftKey) ? 'unsent' : undefined;
  return isWanted && !isVisitorBusy() ? 'form' : undefined;
}

/** Typing, or in an open menu or dialog. */
function isVisitorBusy() {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('dialog[open], [popover]:popover-open:not(.toasts)') !== null;
}
