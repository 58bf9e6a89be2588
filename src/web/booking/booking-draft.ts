import { useSyncExternalStore } from 'react';
import { readFormToken } from '#web/forms/form-token.ts';
import { createListeners } from '#web/ui/listeners.ts';
import {
  type BookingBefore,
  type BookingValues,
  bookingFields,
  emptyBooking,
  isUntouched,
  readBookingValues,
} from './booking-values.ts';
import { draftKey, readFromVisit, storeForVisit } from './popup/visit-storage.ts';

// Unsent input of a booking form. It survives closing the pop-up and reloading the page, and fills the next booking
// form of this tab, in the pop-up or on the page. It is about someone's health, so the browser deletes it with the tab.

type BookingDraft = Pick<BookingBefore, 'values' | 'formToken'>;

/** A copy for browsers whose storage is turned off. Never written on the server, where it would be everyone's. */
let draft: BookingDraft | undefined;

export function readDraft(): BookingDraft | undefined {
  draft ??= parseDraft(readFromVisit(draftKey));
  return draft;
}

/** Stored with its form token: if the booking arrived despite a failure, sending it again stores no second one. */
export function storeDraft(form: FormData) {
  const values = readBookingValues(form);
  setDraft(isUntouched(values) ? undefined : { values, formToken: readFormToken(form) || undefined });
}

export function forgetDraft() {
  setDraft(undefined);
}

const { tell, subscribe } = createListeners();

function setDraft(next: BookingDraft | undefined) {
  draft = next;
  storeForVisit(draftKey, next ? JSON.stringify(next) : null);
  tell();
}

/** Subscribes to what `pick` takes from the values in the form: those from before until something is typed. */
export function useTyped<T extends string | boolean | BookingValues>(
  before: BookingValues,
  pick: (values: BookingValues) => T,
) {
  return useSyncExternalStore(
    subscribe,
    () => pick(readDraft()?.values ?? before),
    () => pick(before),
  );
}

/** An earlier version of the site may have stored a draft of another shape: what it lacks is empty, and what cannot be read is ignored. */
function parseDraft(stored: string | null) {
  const parsed = JSON.parse(stored ?? 'null') as Partial<BookingDraft> | null;
  const values = { ...emptyBooking, ...parsed?.values };
  const isKnown = parsed?.values && bookingFields.every((field) => typeof values[field] === typeof emptyBooking[field]);
  return isKnown ? { ...parsed, values } : undefined;
}
