import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useShellData } from '#web/shell/clinic.ts';
import * as timings from '#web/timings.ts';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import { shownKey, storeForVisit } from './visit-storage.ts';
import { whatToShow } from './what-to-show.ts';

/**
 * Offers an appointment once, at the start of a visit. Its code is loaded when it opens, so that no first paint waits for it.
 * After a reload it tells the visitor about a booking that was begun and not sent.
 */
export function StartPopup() {
  const [popup, setPopup] = useState<ReactNode>();
  const isWanted = useShellData()?.clinic.startPopup ?? false;
  const start = useEffectEvent(async () => {
    const first = whatToShowHere(isWanted);
    if (!first) return;
    const { loadPopup } = await importPart('booking/popup/booking-popup.tsx', () => import('./booking-popup.tsx'));
    const loaded = await loadPopup(first);
    // The visitor may have started something else in the meantime.
    if (whatToShowHere(isWanted) !== first) return;
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
const popupPlaces = /^\/blog$/;
/** The booking page itself, and the pages of administrators. */
const quietPlaces = /^\/(appointment|admin|login)(\/|$)/;

function whatToShowHere(isWanted: boolean) {
  const path = withoutLanguage(window.location.pathname);
  return quietPlaces.test(path) ? undefined : whatToShow(isWanted && popupPlaces.test(path));
}
