import { type BookingBefore, type BookingValues, emptyBooking } from './send-booking.ts';

// What was typed and not sent yet: it waits here when the pop-up closes, and goes on in the next form of this document, be it
// in the pop-up or on the page. In memory only, since it is about somebody's health. Nothing on the server writes it.
let draft: BookingValues | undefined;
let draftKey: string | undefined;

export function readDraft(): BookingBefore | undefined {
  return draft && { values: draft, ...(draftKey && { formToken: draftKey }) };
}

export function keepDraft(values: BookingValues) {
  draft = isUntouched(values) ? undefined : values;
}

/** Should the draft have arrived in spite of a failure, then sending it again under the same key makes no second booking. */
export function keepDraftKey(key: string | undefined) {
  draftKey = key;
}

export function forgetDraft() {
  draft = undefined;
}

export function isUntouched(values: BookingValues) {
  const fields = Object.keys(emptyBooking) as (keyof BookingValues)[];
  return fields.every((field) => values[field].length === 0);
}
