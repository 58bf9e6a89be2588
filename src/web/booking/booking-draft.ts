import { useEffect, useEffectEvent, useState } from 'react';
import { readFormToken } from '#web/forms/form-token.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import {
  type BookingBefore,
  type BookingValues,
  bookingFields,
  emptyBooking,
  isUntouched,
  readBookingValues,
} from './booking-values.ts';
import { draftKey, readFromVisit, storeForVisit } from './popup/visit-storage.ts';

// What was typed and not sent yet. It stays when the pop-up closes or the page is loaded again, and goes on in the next form of
// this tab, be it in the pop-up or on the page. The browser forgets it with the tab, since it is about somebody's health.

type BookingDraft = Pick<BookingBefore, 'values' | 'formToken'>;

/** Also holds it where storage is turned off. Nothing on the server writes it. */
let draft: BookingDraft | undefined;

export function readDraft(): BookingDraft | undefined {
  draft ??= parseDraft(readFromVisit(draftKey));
  return draft;
}

/** Under the form's own token: if the booking arrived in spite of a failure, sending it again stores no second one. */
export function storeDraft(form: FormData) {
  const values = readBookingValues(form);
  setDraft(isUntouched(values) ? undefined : { values, formToken: readFormToken(form) || undefined });
}

export function forgetDraft() {
  setDraft(undefined);
}

function setDraft(next: BookingDraft | undefined) {
  draft = next;
  storeForVisit(draftKey, next ? JSON.stringify(next) : null);
}

/** An earlier version of the site may have stored another shape. */
function parseDraft(stored: string | null) {
  const parsed = JSON.parse(stored ?? 'null') as Partial<BookingDraft> | null;
  const isKnown = bookingFields.every((field) => typeof parsed?.values?.[field] === typeof emptyBooking[field]);
  return isKnown ? (parsed as BookingDraft) : undefined;
}

/**
 * What the page's form begins with. The server knows of no draft: on a page that comes from it, the draft follows once scripts
 * run, and what was typed before they did, or put back by the browser, wins.
 */
export function useBefore(posted: BookingBefore | undefined): BookingBefore | undefined {
  const isHydrated = useHydrated();
  const [found, setFound] = useState(() => (isHydrated ? readDraft() : undefined));
  const catchUp = useEffectEvent(() => {
    if (posted?.result?.kind === 'saved') forgetDraft();
    if (found) return;
    const stored = readDraft();
    if (stored) setFound({ ...stored, values: { ...stored.values, ...readTyped() } });
  });
  useEffect(() => catchUp(), []);
  return posted ?? found;
}

function readTyped(): Partial<BookingValues> {
  const form = document.querySelector<HTMLFormElement>('.booking-form');
  const typed = form ? readBookingValues(new FormData(form)) : emptyBooking;
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0));
}
