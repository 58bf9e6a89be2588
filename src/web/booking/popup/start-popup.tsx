import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useShellData } from '#web/shell/clinic.ts';
import { timings } from '#web/timings.ts';
import type { BookingPopup } from './booking-popup.tsx';
import { rememberShown, wasShownInVisit } from './shown-in-visit.ts';

/** Offers an appointment at the start of a visit, once. All its code comes when it opens: the first paint waits for none. */
export function StartPopup() {
  const [Popup, setPopup] = useState<typeof BookingPopup>();
  const isWanted = useShellData()?.clinic.startPopup ?? false;
  const open = useEffectEvent(async () => {
    if (!isWanted || !mayOpen()) return;
    const loaded = await import('./booking-popup.tsx');
    // The visitor may have begun something in the meantime.
    if (!mayOpen()) return;
    rememberShown();
    startTransition(() => setPopup(() => loaded.BookingPopup)); // in small steps, between which the page answers
  });
  useEffect(() => {
    // Should it not load, the page is as good without it.
    const timer = setTimeout(() => open().catch(console.error), timings.popupDelay);
    return () => clearTimeout(timer);
  }, []);
  return Popup && <Popup />;
}

/** Where one books already, and where visitors have no business. */
const quietPlaces = /^\/(appointment|admin|login)(\/|$)/;

function mayOpen() {
  return !wasShownInVisit() && !quietPlaces.test(window.location.pathname) && !isVisitorBusy();
}

/** Typing, or in an open menu or dialog. */
function isVisitorBusy() {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('dialog[open], [popover]:popover-open:not(.toasts)') !== null;
}
